import { absence } from '@kasack/contract/absence.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import type { Findings, FindingsOfMany } from '@kasack/contract/judgement.ts'
import { endsBeforeStart } from '@kasack/contract/range.ts'
import { isDay } from '@kasack/contract/value.ts'
import { queryOptions } from '@tanstack/react-query'
import { listPath } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { RequestFailed } from '../shared/call/read.ts'
import { language } from '../shared/language/i18n.ts'
import type { Period } from './rules.ts'

const judgeMany = `${listPath(booking)}/judge-many.json/`

/** The findings against a booking; needs the permission to book. */
export const findingsOfBooking = (plan: object) => judgement<Findings>(`${listPath(booking)}/judge.json/`, plan)

/** Same for many employees, for the vacancy's days or others; needs the permissions to book and to see employees. */
export const findingsOfMany = (plan: { vacancy: number; employees: readonly number[]; date_range?: Period }) =>
  judgement<FindingsOfMany>(judgeMany, plan)

/** The findings against one employee for a vacancy. Requests made at the same time, such as by table rows, are sent as one. */
export const findingsOfOne = (vacancy: number, employee: number) =>
  queryOptions<FindingAnswer[], RequestFailed>({
    queryKey: ['judge', 'one', vacancy, employee, language()],
    queryFn: () => askTogether(vacancy, employee),
  })

type FindingBatch = { employees: Set<number>; answer: Promise<Map<number, FindingAnswer[]>> }

/** Batches not sent yet, by vacancy. */
const gathered = new Map<number, FindingBatch>()

async function askTogether(vacancy: number, employee: number): Promise<FindingAnswer[]> {
  const { employees, answer } = gathered.get(vacancy) ?? gather(vacancy)
  employees.add(employee)
  return (await answer).get(employee) ?? []
}

function gather(vacancy: number): FindingBatch {
  const employees = new Set<number>()
  const all = { employees, answer: askSoon(vacancy, employees) }
  gathered.set(vacancy, all)
  return all
}

async function askSoon(vacancy: number, employees: ReadonlySet<number>): Promise<Map<number, FindingAnswer[]>> {
  await new Promise((resolve) => setTimeout(resolve))
  gathered.delete(vacancy)
  const body = { vacancy, employees: [...employees] }
  const answer = await request<FindingsOfMany>({ method: 'POST', path: judgeMany, body, silent: true, shownIn: [] })
  if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
  return new Map(answer.data.results.map((one) => [one.employee, one.findings]))
}

/** What an absence affects; needs the permission to enter it. */
export const findingsOfAbsence = (plan: object) => judgement<Findings>(`${listPath(absence)}/judge.json/`, plan)

/** Judging writes nothing, so it refreshes nothing; any write may change the answer. */
const judgement = <Answer>(path: string, plan: object) =>
  queryOptions<Answer, RequestFailed>({
    queryKey: ['judge', path, plan, language()],
    async queryFn({ signal }) {
      const answer = await request<Answer>({ method: 'POST', path, body: plan, silent: true, shownIn: [], signal })
      if (!answer.ok) throw new RequestFailed(answer.status, answer.data)
      return answer.data
    },
  })

/** The dates in a form, if they make a period. */
export function periodIn(dates: unknown): Period | null {
  const { lower, upper } = (dates ?? {}) as { lower?: string | null; upper?: string | null } // the value of a period field
  if (!lower || !isDay(lower) || (upper && !isDay(upper)) || endsBeforeStart({ lower, upper: upper ?? null })) return null
  return { lower, upper: upper || null }
}
