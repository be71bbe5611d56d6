import { bookingRules, canOverride, judge, seenFindings } from '../../contract/src/judge.ts'
import type { CallByHand } from '../call.ts'
import { judgedBy } from '../server/judged.ts'

/** The findings for booking many employees, for a reader who may see everything. */
export const call: CallByHand = {
  route: '/api/v0/bookings/judge-many.json/',
  method: 'POST',
  measured: {}, // by figure/judge.ts, which sends the employees
  async answer({ db, body }) {
    const { employees, vacancy } = body as { employees: number[]; vacancy: number }
    const aim = { vacancy, facility: null, vacancy_type: null, department: null, plan: null }
    const all = await judgedBy(
      db,
      employees.map((employee) => ({ employee, ...aim })),
    )
    const results = employees.map((employee, at) => ({ employee, findings: findingsOf(all[at]!) }))
    return JSON.stringify({ results })
  },
}

const findingsOf = ({ plan, facts }: Awaited<ReturnType<typeof judgedBy>>[number]) =>
  seenFindings(judge(bookingRules, plan, facts), () => true).map((found) => ({
    code: found.code,
    level: found.level,
    text: found.text.de,
    lower: found.days.lower,
    upper: found.days.upper,
    source: found.source,
    can_override: canOverride(found, () => true),
  }))
