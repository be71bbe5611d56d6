import type { Client, TestAnswer, TestApp } from '../../test/app.ts'

/** Changes that no call could make the other way round, since the rules about steps forbid it; an undo is not asked for these. */
export function casesOfSteps({ a }: Pick<TestApp, 'a'>, root: Client): Record<string, Record<string, () => Promise<TestAnswer>>> {
  return {
    changed: {
      'an employee who is found to have been an applicant': async () =>
        root.patch(`/employees/${await a.employee()}.json/`, { converted_from_applicant: await a.applicant() }),
      'a follow-up that was overdue': async () => {
        const facility = await a.facility()
        await a.engagement({ facility, followup_date: '2026-06-01' })
        return root.patch(`/facilities/${facility}.json/`, { followup_date: '2026-07-09' })
      },
    },
  }
}
