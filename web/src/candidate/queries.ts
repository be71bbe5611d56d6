import { booking } from '@kasack/contract/booking.ts'
import type { AskedParty, Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity, candidateAsked } from '@kasack/contract/candidate.ts'
import type { AddedCandidates, CandidateSource } from '@kasack/contract/candidates-at-once.ts'
import { candidatesMany } from '@kasack/contract/candidates-at-once.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { findingsOfMany } from '../judge/queries.ts'
import { sentencesOf } from '../judge/rules.ts'
import { listPath, recordPath } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { messageOf } from '../shared/call/refusal.ts'
import { notifyDone, undoOffer } from '../shared/call/undo.ts'
import { confirm } from '../shared/form/confirm.ts'
import { t } from '../shared/language/i18n.ts'
import { formatInteger } from '../shared/language/format.ts'
import { notify, secondsToGoOn } from '../shared/notification/notify.ts'
import { readFor, refresh } from '../shared/storage/query-client.ts'
import { refusalIn } from '../shared/table/in-one-call.ts'
import { needsConfirmation } from './rules.ts'
import { texts } from './texts.ts'

type PickContext = { vacancy: Vacancy; rows: readonly Employee[]; may: (needs: UserNeeds) => boolean }
type JudgeContext = { vacancy: Pick<Vacancy, 'id'>; rows: readonly Ref[]; may: PickContext['may'] }

/** Asks for confirmation of the findings a proposal must not overlook; the rows show all others. */
export async function confirmWarnings(...asked: readonly JudgeContext[]): Promise<boolean> {
  const reasons = [...new Set((await Promise.all(asked.map(reasonsAgainst))).flat())]
  if (reasons.length === 0) return true
  return confirm({ title: t(texts.sure), text: t(texts.sure_help), reasons, yes: t(texts.sure_yes), no: t(texts.sure_no), isLoss: false })
}

async function reasonsAgainst({ vacancy, rows, may }: JudgeContext): Promise<string[]> {
  if (!may(booking.access.create)) return [] // findings need the permission to book; colleagues who book will see them
  const employees = rows.map(({ id }) => id)
  const judged = await readFor(findingsOfMany({ vacancy: vacancy.id, employees })).catch(() => null)
  if (!judged) return [t(texts.unchecked)]
  const all = judged.results.flatMap(({ employee, findings }) => findings.filter(needsConfirmation).map((one) => ({ employee, ...one })))
  const ofVacancy = all.filter(({ source }) => source?.resource === vacancyEntity.path).map(({ text }) => text)
  const isBlocked = ({ id }: Ref) => all.some(({ employee, level }) => employee === id && level === 'block')
  const blockedLast = [...rows.filter((row) => !isBlocked(row)), ...rows.filter(isBlocked)]
  const ofEach = blockedLast.flatMap(({ id, name }) =>
    sentencesOf(all.filter(({ employee, source }) => employee === id && source?.resource !== vacancyEntity.path).map(marked)).map(
      (sentence) => t(texts.of_somebody, { name, sentence }),
    ),
  )
  return [...new Set(ofVacancy), ...ofEach]
}

/** A blocked employee can still be a candidate, but booking her needs an exception. */
const marked = ({ level, text }: Pick<FindingAnswer, 'level' | 'text'>) => ({ text: level === 'block' ? t(texts.blocked, { text }) : text })

/** An employee who could not be added, and why. */
export type PickRefusal = { row: Employee; reason: string }

/**
 * Adds the employees as candidates with one call; returns those refused and the undo group. `source`: the list they were chosen from, if it
 * ranks by fit.
 */
export async function addCandidates(
  vacancy: number,
  { rows, source }: { rows: readonly Employee[]; source: CandidateSource | null },
): Promise<{ refused: readonly PickRefusal[]; group: number | null }> {
  const { reasons, group } = await addPairs(
    rows.map(({ id }) => ({ vacancy, employee: id })),
    source,
  )
  const refused = rows.flatMap((row, place) => {
    const reason = reasons[place]
    return reason ? { row, reason } : []
  })
  return { refused, group }
}

/** Same for pairs of several vacancies; returns in order why each was refused, null for those added. */
export async function addPairs(
  pairs: readonly { vacancy: number; employee: number }[],
  source: CandidateSource | null,
): Promise<{ reasons: readonly (string | null)[]; group: number | null }> {
  const answer = await request<AddedCandidates>({ method: 'POST', path: atOnceCall(candidatesMany), body: { pairs, source }, silent: true })
  refresh(employeeEntity.path) // even if all were refused: another user was faster
  return { reasons: answer.ok ? answer.data.results.map(refusalIn) : pairs.map(() => messageOf(answer)), group: answer.group }
}

/** The path of an action on many candidates at once. */
export const atOnceCall = ({ path }: { path: string }): string => `${listPath(entity)}/${path}.json/`

export function tellAdded(count: number, group: number | null, onUndone?: () => void) {
  if (count === 0) return
  const title = t(count === 1 ? texts.added_one : texts.added_some, { count: formatInteger(count) })
  notify({ kind: 'success', status: 201, title, ...undoOffer([group], onUndone) })
}

/** Adds matching employees as candidates from where they are listed: confirms first, reports the outcome, and returns those added. */
export async function proposeEmployees(asked: PickContext): Promise<readonly Employee[]> {
  if (!(await confirmWarnings(asked))) return []
  const { refused, group } = await addCandidates(asked.vacancy.id, { rows: asked.rows, source: 'matches' })
  const added = asked.rows.filter((row) => !refused.some((one) => one.row.id === row.id))
  tellAdded(added.length, group)
  if (refused.length > 0) {
    const lines = refused.map(({ row, reason }) => t(texts.of_somebody, { name: row.name, sentence: reason }))
    notify({ kind: 'warning', title: t(texts.not_added), lines, duration: secondsToGoOn })
  }
  return added
}

/** Notes whether the employee or the facility was asked; reports it and offers undo. */
export async function noteAsked(candidate: Candidate, who: AskedParty, value: boolean): Promise<void> {
  const { id, employee } = candidate
  const path = `${recordPath(entity, id)}/${candidateAsked.path}.json/`
  const answer = await request({ method: 'POST', path, body: { who, value }, entity: entity.noun })
  if (answer.ok) notifyDone(t(askedTold[who][value ? 'yes' : 'no'], { name: employee.name }), answer)
}

const askedTold = {
  employee: { yes: texts.employee_asked_told, no: texts.employee_not_asked_told },
  facility: { yes: texts.facility_asked_told, no: texts.facility_not_asked_told },
}
