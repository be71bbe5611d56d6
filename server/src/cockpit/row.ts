import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import { bookingName } from '@kasack/contract/booking.ts'
import type { CockpitAction, CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import { weekdayText } from '@kasack/contract/day-text.ts'
import { employee } from '@kasack/contract/employee.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText, namesByCode } from '@kasack/contract/text.ts'
import type { Reading } from '../platform/read/reading.ts'
import type { CallNumbers, FoundRow } from './queries.ts'
import { texts } from './row-texts.ts'

type Reader = Pick<Reading, 'caller' | 'today' | 'language'>

/** A row as its section shows it, with the reader's actions and whom they may call. */
export function toRow(code: CockpitCode, row: FoundRow, { caller, today, language }: Reader): CockpitRow {
  const contact = contactToCall(code, row, mayAccess(caller, employee.access.read))
  const actions: readonly CockpitAction[] = cockpitSections[code].actions
  return {
    record: { resource: cockpitSections[code].of.path, id: row.record_id, name: nameOf(code, row) },
    date: row.date,
    text: textOf(code, row, today)[language],
    actions: actions.filter((action) => canBeDone(action, row, contact)),
    employee: refTo(row.employee_id, row.employee_name),
    applicant: refTo(row.applicant_id, row.applicant_name),
    facility: refTo(row.facility_id, row.facility_name),
    vacancy: refTo(row.vacancy_id, row.vacancy_name),
    booking: refTo(row.booking_id, bookingOf(row)),
    contact,
    settlement: settlementOf(row),
  }
}

const refTo = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** A settled row cannot be settled again, and calling takes a number. */
function canBeDone(action: CockpitAction, { settlement_id }: FoundRow, contact: CallNumbers | null): boolean {
  if (action === 'settle') return settlement_id === null
  return action !== 'call' || contact !== null
}

/** In these sections the facility answers, not the person the row is about. */
const answeredByFacility: readonly CockpitCode[] = ['bookings_ending', 'profiles_unanswered']

/** Whom to call about a row, as far as the reader may see the number. Where the facility answers, its people come first, otherwise last. */
function contactToCall(
  code: CockpitCode,
  { phones: [employed, applying, ...facility] }: FoundRow,
  seesEmployees: boolean,
): CallNumbers | null {
  const persons = seesEmployees ? [employed, applying] : [applying]
  const known = answeredByFacility.includes(code) ? [...facility, ...persons] : [...persons, ...facility]
  return known.find((one) => one && (one.phone !== '' || one.mobile !== '')) ?? null
}

function settlementOf(row: FoundRow): CockpitRow['settlement'] {
  if (row.settlement_id === null) return null
  return {
    id: row.settlement_id,
    until: row.settlement_until!,
    note: row.settlement_note!,
    user: { id: row.settlement_user_id!, name: row.settlement_user_name! },
    datetime: row.settlement_datetime!,
  }
}

/** The name of the row's booking; blank if it has none. */
const bookingOf = ({ employee_name: name, booking_lower: lower }: FoundRow): string =>
  lower === null ? '' : bookingName({ employee: { name: name ?? '' }, lower })

function nameOf(code: CockpitCode, row: FoundRow): string {
  const { facts } = row
  const who = row.employee_name ?? row.applicant_name ?? ''
  if (code === 'bookings_ending') return bookingOf(row)
  if (code === 'vacancies_unfilled') return row.vacancy_name!
  if (code === 'documents_due') return `${facts!.kind}, ${who}`
  return code === 'emails_failed' ? facts!.subject! : who
}

const reasonNames = namesByCode(absenceReasons)

function textOf(code: CockpitCode, row: FoundRow, today: string): Text {
  const { facts } = row
  const values = {
    employee: row.employee_name ?? '',
    applicant: row.applicant_name ?? '',
    facility: row.facility_name ?? '',
    vacancy: row.vacancy_name ?? '',
    date: weekdayText(row.date),
    reason: reasonNames[facts?.reason as keyof typeof reasonNames] ?? '',
    until: facts?.until ? weekdayText(facts.until) : '',
    taken: `${facts?.taken ?? ''}`,
    positions: `${facts?.positions ?? ''}`,
    kind: facts?.kind ?? '',
    subject: facts?.subject ?? '',
    recipient: facts?.recipient ?? '',
  }
  return fillText(sentenceOf(code, row, today), values)
}

function sentenceOf(code: CockpitCode, { date, facts }: FoundRow, today: string): Text {
  if (code === 'vacancies_unfilled') return facts!.begun ? texts.vacancy_begun : texts.vacancy_begins
  if (code === 'documents_due') return date < today ? texts.document_expired : texts.document_expires
  if (code === 'people_free') return date > today ? texts.free_from : texts.free
  return texts[code]
}
