import { expect, test } from 'vitest'
import type { Encounters, Plan } from './rules.ts'
import { sentencesOf, warningsOf } from './rules.ts'

const [jana, mia] = [
  { id: 5, name: 'Jana Reuter' },
  { id: 6, name: 'Mia Lorenz' },
]
const days = (lower: string, upper: string | null) => ({ lower, upper, bounds: '[]' as const })
const june = days('2026-06-01', '2026-06-30')
const spreetal = { id: 7, name: 'Klinikum Spreetal' }

const aBooking = (date_range: typeof june | ReturnType<typeof days>, given: object = {}) => ({
  id: 31,
  employee: jana,
  facility: spreetal,
  date_range,
  cancelled: false,
  ...given,
})
const warnings = (plan: Partial<Plan>, met: Partial<Encounters> = {}) =>
  warningsOf({ employee: { id: 5, is_active: true }, period: june, vacancy: null, ...plan }, { bookings: [], absences: [], ...met })
const kinds = (...given: Parameters<typeof warnings>) => warnings(...given).map(({ kind }) => kind)

test('whoever is free may go', () => expect(warnings({ vacancy: { status: 'open', date_range: june } })).toEqual([]))

test('whoever is booked already is told where and when', () => {
  const met = { bookings: [aBooking(days('2026-05-01', '2026-06-01'))] }
  expect(warnings({}, met)).toEqual([{ kind: 'booked', facility: 'Klinikum Spreetal', period: days('2026-05-01', '2026-06-01') }])
  expect(sentencesOf(warnings({}, met))).toEqual(['Bereits gebucht: Klinikum Spreetal, 01.05.26 – 01.06.26'])
})

test.each([
  ['the day before', days('2026-05-01', '2026-05-31'), 0],
  ['on the first day', days('2026-05-01', '2026-06-01'), 1],
  ['on the last day', days('2026-06-30', null), 1],
  ['the day after', days('2026-07-01', null), 0],
  ['without an end, from before', days('2025-01-01', null), 1],
])('a booking that ends or begins %s: %s', (_, dates, count) => {
  expect(warnings({}, { bookings: [aBooking(dates)] })).toHaveLength(count)
})

test('a period without an end meets whatever comes later', () => {
  expect(kinds({ period: days('2026-06-01', null) }, { bookings: [aBooking(days('2030-01-01', '2030-01-02'))] })).toEqual(['booked'])
})

test.each([
  ['of somebody else', aBooking(june, { employee: mia })],
  ['that was called off', aBooking(june, { cancelled: true })],
])('a booking %s does not get in the way', (_, other) => expect(warnings({}, { bookings: [other] })).toEqual([]))

test('a booking does not get in its own way', () => {
  expect(kinds({ booking: 31 }, { bookings: [aBooking(june), aBooking(june, { id: 32 })] })).toEqual(['booked'])
})

test('whoever is away is told why and when', () => {
  const away = { employee: jana, reason_display: 'Urlaub', date_range: days('2026-06-30', '2026-07-12') }
  expect(sentencesOf(warnings({}, { absences: [away] }))).toEqual(['Abwesend: Urlaub, 30.06.26 – 12.07.26'])
  expect(kinds({ period: days('2026-06-01', '2026-06-29') }, { absences: [away] })).toEqual([])
  expect(kinds({ employee: { id: 6, is_active: true } }, { absences: [away] })).toEqual([])
})

test.each([
  [true, []],
  [null, []],
  [false, ['inactive']],
])('an employee whose activity is %s: %j', (is_active, told) => expect(kinds({ employee: { id: 5, is_active } })).toEqual(told))

test.each([
  ['as long as the vacancy', june, june, []],
  ['beginning the day before', days('2026-05-31', '2026-06-30'), june, ['outside']],
  ['ending the day after', days('2026-06-01', '2026-07-01'), june, ['outside']],
  ['without an end, where the vacancy has one', days('2026-06-01', null), june, ['outside']],
  ['without an end, as the vacancy', days('2026-06-02', null), days('2026-06-01', null), []],
  ['ending sometime, where the vacancy never does', days('2026-06-02', '2031-01-01'), days('2026-06-01', null), []],
  ['not at all as long as the vacancy', days('2026-08-01', '2026-08-31'), june, ['outside']],
])('a booking %s', (_, period, date_range, told) => {
  expect(kinds({ period, vacancy: { status: 'open', date_range } })).toEqual(told)
})

test.each([
  ['open', []],
  ['filled', []],
  ['paused', ['paused']],
  ['closed', ['closed']],
] as const)('a vacancy that is %s: %j', (status, told) => expect(kinds({ vacancy: { status, date_range: june } })).toEqual(told))

test('nothing is said of what is not chosen yet', () => {
  const met = { bookings: [aBooking(june)], absences: [{ employee: jana, reason_display: 'krank', date_range: june }] }
  expect(kinds({ period: null, vacancy: { status: 'open', date_range: june } }, met)).toEqual([])
  expect(kinds({ employee: null }, met)).toEqual([])
})

test('everything that speaks against it is told at once, the gravest first', () => {
  const met = { bookings: [aBooking(june)], absences: [{ employee: jana, reason_display: 'krank', date_range: june }] }
  const vacancy = { status: 'closed', date_range: days('2026-06-02', null) } as const
  expect(kinds({ employee: { id: 5, is_active: false }, vacancy }, met)).toEqual(['booked', 'away', 'inactive', 'outside', 'closed'])
})

test('of many bookings five are told', () => {
  const bookings = Array.from({ length: 7 }, (_, id) => aBooking(june, { id }))
  expect(sentencesOf(warnings({}, { bookings })).at(-1)).toBe('und 2 weitere')
  expect(sentencesOf(warnings({}, { bookings: bookings.slice(0, 5) }))).toEqual(
    Array(5).fill('Bereits gebucht: Klinikum Spreetal, 01.06.26 – 30.06.26'),
  )
})
