import { expect, test } from 'vitest'
import { bookingRules, canOverride, judge, seenFindings, strongestLevel } from './judge.ts'
import { absenceRules } from './judge-days.ts'
import { facts } from './judge.test-support.ts'
import type { JudgeFacts, Plan, Rules } from './judge-facts.ts'

const range = { lower: '2026-06-10', upper: '2026-06-20' }
const june = { lower: '2026-06-01', upper: '2026-06-30' }
const vacancy = { ...june, id: 3, name: 'Pflege, Klinik Nord', status: 'open' } as const
const days = (lower: string, upper: string | null) => ({ lower: `2026-06-${lower}`, upper: upper && `2026-06-${upper}` })

type JudgeCase = { plan?: Partial<Plan>; vacancy?: Partial<typeof vacancy> | null; rules?: Rules } & Partial<
  Omit<JudgeFacts, 'vacancy' | 'employee'>
> & {
    employee?: Partial<JudgeFacts['employee']>
  }
const found = ({ plan, vacancy: about = {}, rules = bookingRules, ...given }: JudgeCase = {}) =>
  judge(rules, { range, ...plan }, facts({ ...given, vacancy: about && ({ ...vacancy, ...about } as typeof vacancy) }))
const codes = (given: JudgeCase) => found(given).map(({ code }) => code)

test('whoever is free and active may go where somebody is wanted', () => expect(found()).toEqual([]))

test.each([
  ['the day before', days('01', '09'), null],
  ['on the first day', days('01', '10'), days('10', '10')],
  ['on the last day', days('20', null), days('20', '20')],
  ['the day after', days('21', null), null],
  ['within', days('12', '14'), days('12', '14')],
  ['around it, without an end', days('01', null), range],
])('a booking or an absence %s', (_, other, shared) => {
  const booked = found({ employee: { bookings: [{ id: 31, facility: 'Klinik Süd', vacancy: null, ...other }] } })
  const away = found({ employee: { absences: [{ id: 5, reason: 'sick', ...other }] } })
  expect(booked.map((one) => [one.code, one.level, one.days])).toEqual(shared ? [['overlaps_booking', 'warn', shared]] : [])
  expect(away.map((one) => [one.code, one.level, one.days])).toEqual(shared ? [['overlaps_absence', 'warn', shared]] : [])
})

test('what is met is told with where, why and when, and by which record', () => {
  const bookings = [{ id: 31, facility: 'Klinik Süd', vacancy: null, lower: '2026-05-01', upper: null }]
  const absences = [{ id: 5, reason: 'vacation' as const, lower: '2026-06-20', upper: '2026-07-02' }]
  expect(found({ employee: { bookings, absences } }).map(({ text, source }) => ({ text, source }))).toEqual([
    {
      text: { de: 'Bereits gebucht: Klinik Süd, ab 01.05.26', en: 'Already booked: Klinik Süd, from 01.05.26' },
      source: { resource: 'bookings', id: 31, name: 'Eva Beispiel, 01.05.2026' },
    },
    {
      text: { de: 'Abwesend: Urlaub, 20.06.26 – 02.07.26', en: 'Absent: vacation, 20.06.26 – 02.07.26' },
      source: { resource: 'absences', id: 5, name: 'Eva Beispiel, 20.06.2026' },
    },
  ])
})

test('a record that is changed does not get in its own way', () => {
  const bookings = [{ id: 31, facility: 'Klinik Süd', vacancy: null, ...range }]
  const absences = [{ id: 5, reason: 'sick' as const, ...range }]
  expect(codes({ plan: { booking: 31, absence: 5 }, employee: { bookings, absences } })).toEqual([])
  expect(codes({ plan: { booking: 32, absence: 6 }, employee: { bookings, absences } })).toEqual(['overlaps_absence', 'overlaps_booking'])
})

test.each([
  ['on the first day', '2026-06-10', null],
  ['the day after', '2026-06-11', days('10', '10')],
  ['long after', '2027-01-01', range],
])('available from %s', (_, available_from_date, concerned) => {
  expect(found({ employee: { available_from_date } }).map((one) => [one.code, one.days])).toEqual(
    concerned ? [['before_available_from', concerned]] : [],
  )
})

test.each([
  ['from its first to its last day', june, null],
  ['beginning the day before', { lower: '2026-05-31', upper: '2026-06-30' }, { lower: '2026-05-31', upper: '2026-05-31' }],
  ['ending the day after', { lower: '2026-06-01', upper: '2026-07-01' }, { lower: '2026-07-01', upper: '2026-07-01' }],
  ['without an end', { lower: '2026-06-01', upper: null }, { lower: '2026-07-01', upper: null }],
  ['around it', { lower: '2026-05-30', upper: '2026-07-02' }, { lower: '2026-05-30', upper: '2026-07-02' }],
])('a booking for a vacancy %s', (_, wanted, outside) => {
  expect(found({ plan: { range: wanted } }).map((one) => [one.code, one.days])).toEqual(outside ? [['outside_vacancy', outside]] : [])
})

test('whoever is inactive, and a vacancy that is paused or closed, is told with all days', () => {
  expect(found({ employee: { is_active: false } }).map((one) => [one.code, one.days])).toEqual([['inactive', range]])
  expect(found({ vacancy: { status: 'paused' as never } }).map(({ text }) => text.en)).toEqual(['The vacancy is paused.'])
  expect(found({ vacancy: { status: 'closed' as never } }).map(({ text }) => text.en)).toEqual(['The vacancy is closed.'])
  expect(codes({ vacancy: null, plan: { range: { lower: '2020-01-01', upper: null } } })).toEqual([])
})

test('the strongest is told first, then by day and code; the agency says how much each means', () => {
  const employee = {
    is_active: false,
    absences: [{ id: 5, reason: 'sick' as const, ...range }],
    bookings: [{ id: 1, facility: 'A', vacancy: null, ...days('12', '12') }],
  }
  const given = { employee, vacancy: { status: 'closed' as never } }
  expect(codes({ ...given, levels: { inactive: 'block' } })).toEqual([
    'inactive',
    'overlaps_absence',
    'vacancy_not_open',
    'overlaps_booking',
  ])
  const backwards = Object.fromEntries(Object.entries(bookingRules).toReversed())
  const weights: JudgeFacts['levels'][] = [{}, { inactive: 'block' }, { overlaps_booking: 'tell' }]
  for (const levels of weights) expect(codes({ ...given, levels, rules: backwards })).toEqual(codes({ ...given, levels }))
  expect(found({ ...given, levels: { inactive: 'off', overlaps_absence: 'tell' } }).map(({ code, level }) => [code, level])).toEqual([
    ['vacancy_not_open', 'warn'],
    ['overlaps_booking', 'warn'],
    ['overlaps_absence', 'tell'],
  ])
})

test('the strongest level is that of the first finding, of what the agency has not turned off', () => {
  const employee = { is_active: false }
  const level = (levels: JudgeFacts['levels']) => strongestLevel(bookingRules, { range }, facts({ employee, levels }))
  expect([level({}), level({ inactive: 'block' }), level({ inactive: 'tell' }), level({ inactive: 'off' })]).toEqual([
    'warn',
    'block',
    'tell',
    null,
  ])
})

test('of a candidate her bookings for that vacancy are left out, and no other', () => {
  const bookings = [
    { id: 31, facility: 'A', vacancy: 3, ...range },
    { id: 32, facility: 'B', vacancy: 4, ...range },
    { id: 33, facility: 'C', vacancy: null, ...range },
  ]
  expect(found({ plan: { candidacy: 3 }, employee: { bookings } }).map(({ source }) => source.id)).toEqual([32, 33])
  expect(found({ employee: { bookings } })).toHaveLength(3)
})

test('an absence is told which bookings it hits, on which days', () => {
  const bookings = [{ id: 31, facility: 'Elbmark ITS', vacancy: null, lower: '2026-06-15', upper: null }]
  const absences = [{ id: 5, reason: 'vacation' as const, ...june }]
  expect(found({ rules: absenceRules, vacancy: null, employee: { bookings, absences } }).map(({ text }) => text.de)).toEqual([
    'Überschneidet sich mit: Urlaub, 01.06.26 – 30.06.26',
    'Trifft: Elbmark ITS, Mo 15.06.26 bis Sa 20.06.26',
  ])
})

test('what a reader may not see is one finding without days and source, as strong as the strongest of it', () => {
  const employee = {
    is_active: false,
    bookings: [{ id: 31, facility: 'A', vacancy: null, ...range }],
    absences: [{ id: 5, reason: 'sick' as const, ...range }],
  }
  const all = found({ employee, vacancy: { status: 'closed' as never } })
  const seen = seenFindings(all, (needs) => needs === 'session')
  expect(seen.map(({ code, level, days: of, source }) => [code, level, of.lower, source?.resource])).toEqual([
    ['vacancy_not_open', 'warn', '2026-06-10', 'vacancies'],
    ['not_cleared', 'warn', null, undefined],
  ])
  expect(seenFindings(all, (needs) => needs === 'vacancies.view_booking').map(({ code }) => code)).toEqual([
    'overlaps_booking',
    'not_cleared',
  ])
  expect(seenFindings(found(), () => false)).toEqual([])
})

test('findings that a reader may not see are as strong as the strongest of them, and say nothing', () => {
  const employee = { is_active: false, absences: [{ id: 5, reason: 'sick' as const, ...range }] }
  const all = found({ employee, levels: { inactive: 'tell', overlaps_absence: 'block' } })
  expect(seenFindings(all, () => false)).toMatchObject([
    {
      code: 'not_cleared',
      level: 'block',
      text: { en: 'The clearance for this assignment must be checked.' },
      days: { lower: null, upper: null },
      source: null,
    },
  ])
})

test.each([
  ['what forbids', { code: 'inactive', level: 'block' as const }, true],
  ['no warning', { code: 'inactive', level: 'warn' as const }, false],
  ['not what the law forbids', { code: 'residence_forbids_leasing', level: 'block' as const }, false],
  ['nothing that she may not see', { code: 'not_cleared', level: 'block' as const }, false],
])('whoever has the right overrides %s', (_, about, may) => {
  expect(canOverride(about, (needs) => needs === 'vacancies.override_finding')).toBe(may)
  expect(canOverride(about, (needs) => needs !== 'vacancies.override_finding')).toBe(false)
})
