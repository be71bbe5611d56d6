import { expect, test } from 'vitest'
import type { Known, RequirementLine } from './queries.ts'
import { factsOf, groundOfJudge } from './rules.ts'

const range = { lower: '2026-07-01', upper: '2026-07-31' }
const [icu, ward] = [
  { id: 1, name: 'Intensiv' },
  { id: 2, name: 'Wundexperte' },
]
const person = { id: 7, name: 'Eva', is_active: true, available_from_date: null, birthday_date: null, nationality_group: null, exam: 4 }
const known = (given: Partial<Known> = {}): Known => ({
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
const line = (given: Partial<RequirementLine>): RequirementLine => ({
  facility_type: null,
  facility_group: null,
  facility: null,
  department: null,
  vacancy: null,
  document_kind: null,
  exam: null,
  qualification: null,
  effect: 'require',
  ...given,
})
const planned = { employee: 7, vacancy: 3, facility: null, vacancy_type: null, department: null, plan: { range } }
const facts = (given: Partial<Known> = {}, plan: Partial<typeof planned> | { vacancy: null; facility: number } = {}) =>
  factsOf(groundOfJudge(known(given)), { ...planned, ...plan })

test('of nobody nothing is known', () => expect(facts({ people: null })).toBeNull())

test('what a vacancy looks for is asked there, and what its levels require beside it', () => {
  const requirements = [
    line({ facility_type: 10, exam: 5 }),
    line({ facility_group: 11, qualification: 2 }),
    line({ facility: 8, qualification: 1 }),
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

test('of one thing the nearest level decides whether it is required', () => {
  const required = (...requirements: RequirementLine[]) => facts({ requirements })?.place?.required.length
  const [ofType, dropped] = [line({ facility_type: 10, qualification: 2 }), { qualification: 2, effect: 'drop' as const }]
  expect(required(ofType)).toBe(1)
  expect(required(ofType, line({ facility_group: 11, ...dropped }))).toBe(0)
  expect(required(line({ facility: 8, department: 6, qualification: 2 }), line({ facility: 8, ...dropped }))).toBe(1)
  expect(required(ofType, line({ facility: 8, department: 6, ...dropped }))).toBe(0)
  expect(required(ofType, line({ facility: 8, department: 5, ...dropped }))).toBe(1)
  expect(required(ofType, line({ facility: 8, ...dropped }), line({ vacancy: 3, qualification: 2 }))).toBe(1)
  expect(required(line({ facility_type: 10, exam: 2 }), line({ facility: 8, ...dropped }))).toBe(0)
})

test('an obligatory kind is asked wherever somebody goes, and is not dropped', () => {
  const kind = { id: 2, name: 'Masernschutz', is_health_data: true, is_residence_title: false, exempt_born_before: null }
  const requirements = [line({ facility: 8, document_kind: 2, effect: 'drop' })]
  expect(facts({ kinds: [{ ...kind, is_obligatory: true }], requirements })?.place?.kinds).toHaveLength(1)
  expect(facts({ kinds: [{ ...kind, is_obligatory: false }], requirements })?.place?.kinds).toHaveLength(0)
})

test('a plan has its clock where it is leasing, without the bookings that it is about', () => {
  const booked = { employee: 7, facility: 'Klinik Nord', at: 8, vacancy: 3, is_leasing: true, lower: '2026-01-01', upper: '2026-06-30' }
  const bookings = [{ ...booked, id: 30 }]
  const first = (plan: object, given: Partial<Known> = {}) =>
    facts({ bookings, ...given }, { plan: { range, ...plan } })?.clocks.map(({ blocks }) => blocks[0]!.lower)
  expect(first({})).toEqual(['2026-01-01'])
  expect(first({ booking: 30 })).toEqual(['2026-07-01'])
  expect(first({ candidacy: 3 })).toEqual(['2026-07-01'])
  expect(first({}, { bookings: [{ ...booked, id: 30, is_leasing: false }] })).toEqual(['2026-07-01'])
  expect(first({}, { unleased: [9] })).toEqual([])
})
