import { candidate as entity } from '@kasack/contract/candidate.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { encountersOf } from '../placement/queries.ts'
import { sentencesOf, warningsOf } from '../placement/rules.ts'
import { listCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { messageOf } from '../shared/call/refusal.ts'
import { confirm } from '../shared/form/confirm.ts'
import { t } from '../shared/language/i18n.ts'
import { queryClient, refresh } from '../shared/storage/query-client.ts'
import { texts } from './texts.ts'

type Asked = { vacancy: Vacancy; rows: readonly Employee[]; may: (needs: UserNeeds) => boolean }

/** Asks whether to propose the employees in spite of what warns of it. Nothing is told of what the reader may not see. */
export async function confirmWarnings(asked: Asked): Promise<boolean> {
  const reasons = await reasonsAgainst(asked)
  if (reasons.length === 0) return true
  return confirm({ title: t(texts.sure), text: t(texts.sure_help), reasons, yes: t(texts.sure_yes), no: t(texts.sure_no), isLoss: false })
}

async function reasonsAgainst({ vacancy, rows, may }: Asked): Promise<string[]> {
  const period = vacancy.date_range
  const encounters = await queryClient.fetchQuery(encountersOf({ employees: rows.map(({ id }) => id), period, may })).catch(() => null)
  const known = encounters ?? { bookings: [], absences: [] }
  const ofAll = sentencesOf(warningsOf({ employee: null, period: null, vacancy }, known))
  const ofEach = rows.flatMap(({ id, name, is_active }) =>
    sentencesOf(warningsOf({ employee: { id, is_active }, period, vacancy: null }, known)).map((sentence) =>
      t(texts.of_somebody, { name, sentence }),
    ),
  )
  return [...ofAll, ...ofEach, ...(encounters ? [] : [t(texts.unchecked)])]
}

/** Somebody who has not become a candidate, and why. */
export type Refused = { row: Employee; reason: string }

/** Makes candidates of the employees, one after the other in their order; answers those who could not be added. */
export async function addCandidates(vacancy: number, rows: readonly Employee[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const row of rows) {
    const body = { vacancy: { id: vacancy }, employee: { id: row.id } }
    // Each waits for the vacancy anyway, and the first chosen comes first.
    const answer = await request({ method: 'POST', path: listCall(entity), body, silent: true })
    if (!answer.ok) refused.push({ row, reason: messageOf(answer) })
  }
  refresh(employeeEntity.path) // also where all were refused: others were quicker
  return refused
}
