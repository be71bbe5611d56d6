import type { OfferedKind } from '@kasack/contract/autocomplete.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import type { PaperState } from '@kasack/contract/document-state.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { daysBetween, formatInteger, formatShortDay } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { stateWords } from './labels.ts'
import { texts } from './texts.ts'

/** An employee's documents of one kind and their status: the one that counts, and the others. */
export type KindLine = {
  kind: Ref
  isRequired: boolean
  status: PaperState | 'missing'
  current: EmployeeDocument | null
  others: EmployeeDocument[]
}

type PersonFacts = Pick<Employee, 'birthday_date' | 'nationality_group'>

/**
 * Whether a kind is required of an employee: an unknown birthday exempts nobody, and only third-country nationals need a residence title.
 */
export function isRequiredOf(kind: OfferedKind, { birthday_date, nationality_group }: PersonFacts): boolean {
  const isExempt = kind.exempt_born_before !== null && birthday_date !== null && birthday_date < kind.exempt_born_before
  return kind.is_obligatory && !isExempt && (!kind.is_residence_title || nationality_group === 'third_country')
}

/** The documents by kind: required kinds first, present or not, then the others in the order of their kinds. */
export function linesOf(documents: readonly EmployeeDocument[], kinds: readonly OfferedKind[], employee: PersonFacts): KindLine[] {
  const known = kinds.map((kind) => ({ kind, isRequired: isRequiredOf(kind, employee) }))
  const resting = documents.flatMap(({ kind }) => (kinds.some(({ id }) => id === kind.id) ? [] : { kind, isRequired: false }))
  const unique = resting.filter(({ kind }, at) => resting.findIndex((one) => one.kind.id === kind.id) === at)
  const lines = [...known, ...unique].map(({ kind, isRequired }) => lineOf({ kind, isRequired }, documents))
  const shown = lines.filter(({ current, isRequired }) => current !== null || isRequired)
  return shown.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

function lineOf(
  { kind: { id, name }, isRequired }: Pick<KindLine, 'kind' | 'isRequired'>,
  documents: readonly EmployeeDocument[],
): KindLine {
  const [current = null, ...others] = documents.filter(({ kind }) => kind.id === id).toSorted(byWeight)
  return { kind: { id, name }, isRequired, status: statusOf(current, others), current, others }
}

/** The checked document that ends last counts; without a checked one, whichever ends last. */
const byWeight = (a: EmployeeDocument, b: EmployeeDocument) =>
  Number(b.checked_date !== null) - Number(a.checked_date !== null) || (endOf(a) === endOf(b) ? b.id - a.id : endOf(a) < endOf(b) ? 1 : -1)

const endOf = ({ valid_until }: EmployeeDocument): string => valid_until ?? '9999'

/** Until the document that counts becomes valid, another checked one may still be. */
function statusOf(current: EmployeeDocument | null, others: readonly EmployeeDocument[]): KindLine['status'] {
  if (!current) return 'missing'
  const holds = others.some(({ state }) => state === 'valid' || state === 'expiring')
  return current.state === 'not_yet_valid' && holds ? 'valid' : current.state
}

/** The state of a document today, with the dates that matter. */
export function stateText({ state, valid_until, valid_from, issued_date }: DatedDocument, today: string): string {
  if (state === 'not_yet_valid') return t(texts.valid_from_day, { day: formatShortDay(valid_from ?? issued_date) })
  const days = valid_until === null ? null : daysBetween(today, valid_until)
  if (state === 'expired' && days !== null)
    return days === -1 ? t(texts.expired_yesterday) : t(texts.expired_for_days, { count: formatInteger(-days) })
  if (state === 'expiring' && days !== null)
    return t(days === 0 ? texts.expires_today : days === 1 ? texts.expires_tomorrow : texts.expires_in_days, { count: formatInteger(days) })
  return t(stateWords[state])
}

type DatedDocument = Pick<EmployeeDocument, 'state' | 'valid_until' | 'valid_from' | 'issued_date'>
