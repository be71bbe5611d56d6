import { describe, expect, test } from 'vitest'
import type { FactsByPlan, Line, Origin } from './queries.ts'
import { factsOf, groundOfJudge } from './rules.ts'

const range = { lower: '2026-07-01', upper: '2026-07-31' }
const [icu, ward] = [
  { id: 1, name: 'Intensiv' },
  { id: 2, name: 'Wundexperte' },
]
const person = { id: 7, name: 'Eva', is_active: true, available_from_date: null, birthday_date: null, nationality_group: null, exam: 4 }
const known = (given: Partial<FactsByPlan> = {}): FactsByPlan => ({
  people: [person],
  employee_qualifications: [[7, 1]],
  bookings: null,
  absences: null,
  papers: null,
  blocks: null,
  prior_periods: null,
  vacancies: [{ id: 3, name: 'Nacht', status: 'open', ...range, facility: 8, department: 6, vacancy_type: 9 }],
  vacancy_exams: [[3, 4]],
  vacancy_qualifications: [[3, 1]],
  facilities: [{ id: 8, name: 'Klinik Nord', facility_type: 10, facility_group: 11 }],
  requirements: null,
  kinds: null,
  exams: [
    { id: 4, name: 'Pflegefachfrau' },
    { id: 5, name: 'Hebamme' },
  ],
  qualifications: [icu!, ward!],
  unleased: [],
  houses: [{ id: 8, company: '', hirer: null, hirer_since: null, facility_group: null }],
  hirers: null,
  levels: {},
  count_by: 'months',
  ...given,
})
const origins = {
  facility_type: { id: 10, department: null },
  facility_group: { id: 11, department: null },
  facility: { id: 8, department: null },
  department: { id: 8, department: 6 },
  vacancy: { id: 3, department: null },
}
type Level = keyof typeof origins
/** A requirement of one level of the facility, its department or the vacancy. `other` makes it that of another one. */
const line = (level: Level, item: Partial<Record<Line['kind'], number>>, other: Partial<Origin> = {}): Line => {
  const [[kind, id]] = Object.entries(item) as [[Line['kind'], number]]
  return { kind, item: { id }, origin: { level, ...origins[level], ...other }, effect: 'require' }
}
const drop = (...given: Parameters<typeof line>): Line => ({ ...line(...given), effect: 'drop' })
const planned = { employee: 7, vacancy: 3, facility: null, vacancy_type: null, department: null, plan: { range } }
const facts = (given: Partial<FactsByPlan> = {}, plan: Partial<typeof planned> | { vacancy: null; facility: number } = {}) =>
  factsOf(groundOfJudge(known(given)), { ...planned, ...plan })

test('of nobody nothing is known', () => expect(facts({ people: null })).toBeNull())

test('what a vacancy looks for is asked there, and what its levels require beside it', () => {
  const requirements = [
    line('facility_type', { exam: 5 }),
    line('facility_group', { qualification: 2 }),
    line('facility', { qualification: 1 }),
  ]
  expect(facts({ requirements })?.place).toMatchObject({
    exams: [{ id: 4 }, { id: 5 }],
    qualifications: [{ id: 1 }],
    required: [{ id: 2 }],
  })
  expect(facts({ requirements }, { vacancy: null, facility: 8 })?.place).toMatchObject({
    exams: [{ id: 5 }],
    qualifications: [],
    required: [{ id: 1 }, { id: 2 }],
  })
})

describe('what is required where somebody goes', () => {
  const asked = { qualification: 2 }
  const required = (requirements: Line[], plan = {}) => facts({ requirements }, plan)?.place?.required.length
  const levels = Object.keys(origins) as Level[]

  test.each(levels)('is what its %s requires, and no other', (level) => {
    expect(required([line(level, asked)])).toBe(1)
    expect(required([line(level, asked, { id: 99 })])).toBe(0)
    const elsewhere = { vacancy: null, facility: 8 }
    expect(required([line(level, asked)], elsewhere)).toBe(level === 'vacancy' || level === 'department' ? 0 : 1)
  })

  test.each(levels.slice(1).map((nearer, at) => [nearer, levels[at]!] as const))(
    'is not what its %s drops of what its %s requires, whatever comes first',
    (nearer, farther) => {
      expect(required([drop(nearer, asked), line(farther, asked)])).toBe(0)
      expect(required([line(nearer, asked), drop(farther, asked)])).toBe(1)
      expect(required([line(farther, asked), drop(nearer, asked, { id: 99 })])).toBe(1)
      expect(required([line(farther, asked), drop(nearer, { exam: 2 })])).toBe(1)
    },
  )

  test('is asked of the department of the booking before that of the vacancy', () => {
    const [ofWard, ofOther] = [line('department', asked), line('department', asked, { department: 5 })]
    expect([required([ofWard]), required([ofOther])]).toEqual([1, 0])
    expect([required([ofWard], { department: 5 }), required([ofOther], { department: 5 })]).toEqual([0, 1])
  })
})

test('plans that are judged together are each asked what holds at their own place', () => {
  const vacancies = [known().vacancies![0]!, { ...known().vacancies![0]!, id: 4, facility: 9 }]
  const facilities = [known().facilities![0]!, { ...known().facilities![0]!, id: 9, name: 'Klinik Süd' }]
  const requirements = [line('department', { qualification: 2 }), line('facility', { qualification: 1 }, { id: 9 })]
  const ground = groundOfJudge(known({ vacancies, facilities, requirements, vacancy_qualifications: null }))
  const places = [{}, { department: 5 }, { vacancy: 4 }, { vacancy: null, facility: 8 }, { vacancy: null, facility: 9 }, { facility: 9 }]
  const asked = places.map((where) => {
    const { facility, required } = factsOf(ground, { ...planned, ...where })!.place!
    return [facility.name, ...required.map(({ name }) => name)]
  })
  expect(asked).toEqual([
    ['Klinik Nord', 'Wundexperte'],
    ['Klinik Nord'],
    ['Klinik Süd', 'Intensiv'],
    ['Klinik Nord'],
    ['Klinik Süd', 'Intensiv'],
    ['Klinik Nord', 'Wundexperte'],
  ])
})

test('an obligatory kind is asked wherever somebody goes, and is not dropped', () => {
  const kind = { id: 2, name: 'Masernschutz', is_health_data: true, is_residence_title: false, exempt_born_before: null }
  const requirements = [line('facility_type', { document_kind: 2 }), drop('facility', { document_kind: 2 })]
  expect(facts({ kinds: [{ ...kind, is_obligatory: true }], requirements })?.place?.kinds).toHaveLength(1)
  expect(facts({ kinds: [{ ...kind, is_obligatory: false }], requirements })?.place?.kinds).toHaveLength(0)
})

test('a plan has its clock where it is leasing, without the bookings that it is about', () => {
  const booked = { employee: 7, facility: 'Klinik Nord', at: 8, vacancy: 3, is_leasing: true, lower: '2026-01-01', upper: '2026-06-30' }
  const bookings = [{ ...booked, id: 30 }]
  const first = (plan: object, given: Partial<FactsByPlan> = {}) =>
    facts({ bookings, ...given }, { plan: { range, ...plan } })?.clocks.map(({ blocks }) => blocks[0]!.lower)
  expect(first({})).toEqual(['2026-01-01'])
  expect(first({ booking: 30 })).toEqual(['2026-07-01'])
  expect(first({ candidacy: 3 })).toEqual(['2026-07-01'])
  expect(first({}, { bookings: [{ ...booked, id: 30, is_leasing: false }] })).toEqual(['2026-07-01'])
  expect(first({}, { unleased: [9] })).toEqual([])
})
