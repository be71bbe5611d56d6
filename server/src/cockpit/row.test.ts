import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { expect, test } from 'vitest'
import type { FoundRow } from './queries.ts'
import { toRow } from './row.ts'

const caller = { id: 1, is_superuser: false, permissions: ['employees.view_employee'] } as unknown as Parameters<typeof toRow>[2]['caller']
const blind = { ...caller, permissions: [] } as typeof caller
const number = (name: string, phone = '030 123') => ({ name, phone, mobile: '', country_code: 'DE' })
const found = (row: Partial<FoundRow>): FoundRow => ({
  record_id: 7,
  date: '2026-06-12',
  employee_id: 1,
  employee_name: 'Eva Beispiel',
  applicant_id: null,
  applicant_name: null,
  facility_id: 2,
  facility_name: 'Elbmark',
  vacancy_id: 3,
  vacancy_name: 'Nachtwache',
  booking_id: 4,
  booking_lower: '2026-05-01',
  facts: null,
  phones: [null, null, null, null],
  settlement_id: null,
  settlement_until: null,
  settlement_note: null,
  settlement_user_id: null,
  settlement_user_name: null,
  settlement_datetime: null,
  ...row,
})
const tell = (code: CockpitCode, row: Partial<FoundRow> = {}, reader: Partial<Parameters<typeof toRow>[2]> = {}) =>
  toRow(code, found(row), { caller, today: '2026-06-10', language: 'de', ...reader })

test.for<[CockpitCode, Partial<FoundRow>, string]>([
  ['bookings_ending', {}, 'Eva Beispiel, Elbmark, endet Fr 12.06.26'],
  ['absent_but_booked', { facts: { reason: 'sick', until: '2026-06-14' } }, 'Eva Beispiel, krank bis So 14.06.26, gebucht bei Elbmark'],
  ['vacancies_unfilled', { facts: { begun: false, taken: 1, positions: 3 } }, 'Nachtwache, beginnt Fr 12.06.26, 1 von 3 besetzt'],
  ['vacancies_unfilled', { facts: { begun: true, taken: 0, positions: 3 } }, 'Nachtwache, 0 von 3 besetzt'],
  ['profiles_unanswered', {}, 'Eva Beispiel für Elbmark, Profil gesendet Fr 12.06.26'],
  ['clocks_ending', {}, 'Eva Beispiel, Elbmark, letzter Tag Fr 12.06.26'],
  ['documents_due', { facts: { kind: 'Masernschutz' } }, 'Masernschutz, Eva Beispiel, gültig bis Fr 12.06.26'],
  ['documents_due', { facts: { kind: 'Masernschutz' }, date: '2026-06-09' }, 'Masernschutz, Eva Beispiel, abgelaufen Di 09.06.26'],
  ['applicants_unanswered', { applicant_id: 5, applicant_name: 'Jana Neumann' }, 'Jana Neumann, beworben Fr 12.06.26'],
  ['people_free', { date: '2026-06-10' }, 'Eva Beispiel, ohne Einsatz'],
  ['people_free', {}, 'Eva Beispiel, frei ab Fr 12.06.26'],
  ['emails_failed', { facts: { subject: 'Ihr Bedarf', recipient: 'pdl@klinik.example' } }, 'Ihr Bedarf, an pdl@klinik.example'],
])('%s says %#', ([code, row, text]) => {
  expect(tell(code, row).text).toBe(text)
})

test('a row says it in the language of the reader', () => {
  expect(tell('bookings_ending', {}, { language: 'en' }).text).toBe('Eva Beispiel, Elbmark, ends Fri 12.06.26')
})

test('called is whom the row is about, and the house where it has to answer or the reader may not know her number', () => {
  const phones = [number('Eva Beispiel'), null, number('Martina Kessler'), number('Elbmark')]
  expect(tell('clocks_ending', { phones }).contact?.name).toBe('Eva Beispiel')
  expect(tell('clocks_ending', { phones }, { caller: blind }).contact?.name).toBe('Martina Kessler')
  for (const code of ['bookings_ending', 'profiles_unanswered'] as const)
    expect(tell(code, { phones }).contact?.name).toBe('Martina Kessler')
  expect(tell('bookings_ending', { phones: [null, null, number('Martina Kessler', ''), number('Elbmark')] }).contact?.name).toBe('Elbmark')
  const alone = [number('Eva Beispiel'), null, null, null]
  expect(tell('bookings_ending', { phones: alone }).contact?.name).toBe('Eva Beispiel')
  expect(tell('bookings_ending', { phones: alone }, { caller: blind }).contact).toBeNull()
})

test('nobody is called without a number, and what is settled is not settled again', () => {
  expect(tell('bookings_ending').actions).toEqual(['renew', 'log', 'open', 'settle'])
  expect(tell('bookings_ending', { phones: [number('Eva Beispiel')] }).actions).toEqual(['renew', 'call', 'log', 'open', 'settle'])
  const settled = { settlement_id: 9, settlement_until: '2026-06-20', settlement_note: 'Geklärt', settlement_user_id: 3 }
  const row = tell('bookings_ending', { ...settled, settlement_user_name: 'Mirko Adler', settlement_datetime: '2026-06-10T08:00:00Z' })
  expect([row.actions, row.settlement]).toEqual([
    ['renew', 'log', 'open'],
    { id: 9, until: '2026-06-20', note: 'Geklärt', user: { id: 3, name: 'Mirko Adler' }, datetime: '2026-06-10T08:00:00Z' },
  ])
})

test.for<[CockpitCode, string]>([
  ['absent_but_booked', 'stand_in'],
  ['bookings_ending', 'renew'],
  ['vacancies_unfilled', 'pick'],
  ['profiles_unanswered', 'mail'],
  ['documents_due', 'mail'],
  ['clocks_ending', ''],
  ['applicants_unanswered', ''],
  ['people_free', ''],
])('%s offers what answers it: %s', ([code, own]) => {
  const facts = { kind: 'Masernschutz' }
  const { actions } = tell(code, { facts, phones: [number('Eva Beispiel')] })
  expect(actions).toEqual([...(own ? [own] : []), 'call', 'log', 'open', 'settle'])
})

test('an e-mail that was given up is opened or settled', () => {
  expect(tell('emails_failed', { facts: { subject: 'Ihr Bedarf' } }).actions).toEqual(['open', 'settle'])
})

test('a record is called as elsewhere', () => {
  expect(tell('bookings_ending').record).toEqual({ resource: 'bookings', id: 7, name: 'Eva Beispiel, 01.05.2026' })
  expect(tell('vacancies_unfilled', { facts: {} }).record).toEqual({ resource: 'vacancies', id: 7, name: 'Nachtwache' })
  expect(tell('documents_due', { facts: { kind: 'Masernschutz' } }).record.name).toBe('Masernschutz, Eva Beispiel')
  expect(tell('clocks_ending').record).toEqual({ resource: 'employees', id: 7, name: 'Eva Beispiel' })
  expect(tell('absent_but_booked', { facts: {} }).booking).toEqual({ id: 4, name: 'Eva Beispiel, 01.05.2026' })
})
