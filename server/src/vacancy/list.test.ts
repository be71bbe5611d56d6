import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock, db } = await testApp()
const anna = await as({ username: 'anna' })
const ids = async (path: string, query: string): Promise<number[]> =>
  (await anna.get(`/${path}.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)
const book = (id: number, bookings: number) => sql`update vacancy set number_of_bookings = ${bookings} where id = ${id}`.execute(db)

describe('filters', async () => {
  const group = await a.facilityGroup()
  const [north, south, abroad] = [
    await a.facility({ name: 'Klinik Nord', postal_code: '22087', facility_group: group }),
    await a.facility({ name: 'Haus Süd', postal_code: '80331', facility_group: group }),
    await a.facility({ name: 'Spital Graz', postal_code: '8010', country_code: 'AT' }),
  ]
  const [nurse, doctor] = [await a.lookup('vacancy_type', 'Nachtwache'), await a.lookup('vacancy_type', 'Springer')]
  const [icu, ward] = [await a.lookup('facility_department', 'Intensivstation (ITS)'), await a.lookup('facility_department')]
  const [exam, other] = [await a.lookup('exam'), await a.lookup('exam', 'Altenpfleger/in')]
  const qualification = await a.lookup('qualification')
  const contact_person = await a.contactPerson()
  const ben = await as({ username: 'ben' })
  const first = await a.vacancy({
    facility: north,
    vacancy_type: nurse,
    department: icu,
    exams: [exam, other],
    qualifications: [qualification],
    contact_person,
    priority: 'high',
    date_range: { lower: '2026-06-01', upper: '2026-06-30' },
    description: 'Dringend Dauerdienst',
  })
  clock.set('2026-06-12T22:30:00Z')
  const second = await a.vacancy(
    {
      facility: south,
      vacancy_type: doctor,
      department: ward,
      exams: [other],
      date_range: { lower: '2026-07-01' },
      name: 'Sommervertretung',
    },
    { by: ben.id },
  )
  clock.set('2026-06-10T10:00:00Z')
  const third = await a.vacancy({
    facility: abroad,
    vacancy_type: doctor,
    department: ward,
    date_range: { lower: '2026-05-01', upper: '2026-05-31' },
  })
  const found = (query: string) => ids('vacancies', `facility=${[north, south, abroad].join()}&sort=id&${query}`)

  test.each<[string, () => string, number[]]>([
    ['vacancy_type__id', () => `${nurse}`, [first]],
    ['facility__id', () => `${north}, ${abroad},`, [first, third]],
    ['department__id', () => `${icu}`, [first]],
    ['contact_person__id', () => `${contact_person}`, [first]],
    ['exams__id', () => `${other}`, [first, second]],
    ['qualifications__id', () => `${qualification}`, [first]],
    ['priority', () => 'high,low', [first]],
    ['facility__name__icontains', () => 'SÜD', [second]],
    ['name__icontains', () => 'sommer', [second]],
    ['name__icontains', () => 'wache, klinik', [first]],
    ['facility_or_group_ids', () => `${abroad}`, [third]],
    ['facility_or_group_ids', () => `${abroad},${group}`, [first, second, third]],
    ['facility_group__id', () => `${group}`, [first, second]],
    ['states', () => 'BY', [second]],
    ['from_date', () => '2026-06-30', [first, second]],
    ['from_date', () => '2026-07-01', [second]],
    ['to_date', () => '2026-05-31', [third]],
    ['to_date', () => '2026-06-01', [first, third]],
    ['for_date', () => '2026-05-31', [first, second, third]],
    ['for_date', () => '2026-06-01', [first, second]],
    ['for_date', () => '2026-06-30', [first, second]],
    ['for_date', () => '2026-07-01', [second]],
    ['created_datetime__date__gte', () => '2026-06-13', [second]],
    ['created_datetime__date__gte', () => '2026-06-14', []],
    ['created_datetime__date__lte', () => '2026-06-13', [first, second, third]],
    ['created_datetime__date__lte', () => '2026-06-12', [first, third]],
    ['created_datetime__date__lte', () => '2026-06-10', [first, third]],
    ['created_by_user__id', () => `${ben.id}`, [second]],
    ['search', () => 'dauerdienst', [first]],
    ['search', () => 'nachtwache nord', [first]],
    ['search', () => 'intensiv', [first]],
    ['search', () => 'springer', [second, third]],
    ['search', () => 'süd', [second]],
    ['search', () => 'graz', [third]],
  ])('%s narrows the list of vacancies', async (name, value, expected) => {
    expect(await found(`${name}=${encodeURIComponent(value())}`)).toEqual(expected)
  })
  test('wrong values are refused', async () => {
    const { status, body } = await anna.get('/vacancies.json/?status=busy&exams__id=x&for_date=today&states=XX')
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, ['exams__id', 'for_date', 'states', 'status']])
  })
  test('the choices are those of a facility or of a state, with id and name alone', async () => {
    const offered = async (query: string) => (await anna.get(`/autocompletes/vacancies.json/?${query}`)).body
    expect(await offered(`facility__id=${north},${south}`)).toEqual([
      { id: first, name: 'Nachtwache, Klinik Nord' },
      { id: second, name: 'Sommervertretung' },
    ])
    expect(await offered(`facility__id=${north},${south}&name__icontains=vertretung`)).toHaveLength(1)
    expect(await offered(`facility__id=${north}&status=closed,30`)).toEqual([])
  })
})

describe('states', async () => {
  const facility = await a.facility()
  const vacancies = [
    await a.vacancy({ facility, status: 'closed' }),
    await a.vacancy({ facility, status: 'paused' }),
    await a.vacancy({ facility }),
    await a.vacancy({ facility }),
  ]
  const [closed, paused, open, filled] = vacancies as [number, number, number, number]
  await sql`update vacancy set number_of_bookings = 1, filled_datetime = now() where id = ${filled}`.execute(db)
  const found = (query: string) => ids('vacancies', `facility=${facility}&${query}`)

  test('sort as open, paused, filled, closed', async () => {
    expect(await found('sort=status')).toEqual([open, paused, filled, closed])
    expect(await found('sort=-status')).toEqual([closed, filled, paused, open])
  })
  test('are asked for by name or code', async () => {
    expect(await found('sort=id&status=open')).toEqual([open])
    expect(await found('sort=id&status=filled,closed')).toEqual([closed, filled])
    expect(await found('sort=id&status=10, 20,')).toEqual([open, filled])
  })
})

describe('sorts', async () => {
  const facility = await a.facility()
  clock.set('2026-06-01T08:00:00Z')
  const early = await a.vacancy({
    facility,
    name: 'Älter',
    number_of_positions: 2,
    priority: 'low',
    date_range: { lower: '2026-08-01', upper: '2026-08-31' },
  })
  clock.set('2026-06-02T08:00:00Z')
  const late = await a.vacancy({ facility, name: 'zuletzt', number_of_positions: 1, priority: 'high', date_range: { lower: '2026-07-01' } })
  const third = await a.vacancy({
    facility,
    name: 'Beta',
    number_of_positions: 5,
    date_range: { lower: '2026-09-01', upper: '2026-09-02' },
  })
  await book(late, 1)
  clock.set('2026-06-10T10:00:00Z')

  const [elsewhere, there] = [await a.facility({ name: 'Zuletzt' }), await a.facility({ name: 'Ärztehaus' })]
  const [type, department] = [await a.lookup('vacancy_type', 'ATA'), await a.lookup('facility_department', 'Ambulanz')]
  const [other, otherDepartment] = [await a.lookup('vacancy_type', 'Springer'), await a.lookup('facility_department', 'Wochenbettstation')]
  const far = await a.vacancy({ facility: elsewhere, vacancy_type: type, department: otherDepartment })
  const near = await a.vacancy({ facility: there, vacancy_type: other, department })

  test.each([
    ['vacancy_type__name', [far, near]],
    ['facility__name', [near, far]],
    ['department__name', [near, far]],
    ['id', [far, near]],
    ['-created_datetime', [near, far]],
  ])('by %s', async (sort, expected) => {
    expect(await ids('vacancies', `facility=${elsewhere},${there}&sort=${sort}`)).toEqual(expected)
  })
  test.each([
    ['', [third, late, early]],
    ['name', [early, third, late]],
    ['date_range', [late, early, third]],
    ['-date_range__lower', [third, early, late]],
    ['date_range__upper', [early, third, late]],
    ['-date_range.upper', [third, early, late]],
    ['number_of_positions', [late, early, third]],
    ['-number_of_bookings', [late, third, early]],
    ['priority', [early, late, third]],
    ['-priority', [late, early, third]],
  ])('by %s', async (sort, expected) => {
    expect(await ids('vacancies', `facility=${facility}&sort=${sort}`)).toEqual(expected)
  })
})
