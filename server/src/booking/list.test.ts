import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/bookings.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

const group = await a.facilityGroup()
const [north, south] = [await a.facility({ name: 'Klinik Nord', facility_group: group }), await a.facility({ name: 'Haus Süd' })]
const [eva, zoe] = [
  await a.employee({ first_name: 'Eva', last_name: 'Ärger' }),
  await a.employee({ first_name: 'Zoe', last_name: 'Zander' }),
]
const vacancy = await a.vacancy({ facility: north, name: 'Sommervertretung', number_of_positions: 5 })
const [type, department] = [await a.lookup('vacancy_type', 'Springer'), await a.lookup('facility_department', 'Ambulanz')]
const [first, second] = [
  await a.booking({ vacancy, employee: zoe, department, date_range: { lower: '2026-06-01', upper: '2026-06-30' }, notes: 'Nachtdienst' }),
  await a.booking({ facility: south, vacancy_type: type, employee: eva, booking_type: 'renewal', date_range: { lower: '2026-07-01' } }),
]
clock.set('2026-06-11T08:00:00Z')
const ben = await a.user()
const third = await a.booking(
  { vacancy, employee: eva, date_range: { lower: '2026-05-01', upper: '2026-05-31' }, cancelled: true },
  { by: ben },
)
const fourth = await a.booking({ facility: south, vacancy_type: type, employee: zoe, date_range: { lower: '2026-05-01', upper: '2026-06-05' }, terminated: true, booking_type: 'replacement' }) // prettier-ignore
clock.set('2026-06-10T10:00:00Z')

test.each<[string, () => string, number[]]>([
  ['employee__id', () => `${eva}`, [second, third]],
  ['facility', () => `${south}`, [second, fourth]],
  ['facility__id', () => `${north}, ${south},`, [first, second, third, fourth]],
  ['facility_or_group_ids', () => `${south},${group}`, [first, second, third, fourth]],
  ['facility_or_group_ids', () => `${south}`, [second, fourth]],
  ['vacancy__id', () => `${vacancy}`, [first, third]],
  ['vacancy_type__id', () => `${type}`, [second, fourth]],
  ['department__id', () => `${department}`, [first]],
  ['booking_type', () => 'renewal, replacement', [second, fourth]],
  ['cancelled', () => 'true', [third]],
  ['cancelled', () => '0', [first, second, fourth]],
  ['terminated', () => '1', [fourth]],
  ['terminated', () => 'false', [first, second, third]],
  ['from_date', () => '2026-06-05', [first, second, fourth]],
  ['from_date', () => '2026-06-06', [first, second]],
  ['to_date', () => '2026-05-31', [third, fourth]],
  ['to_date', () => '2026-06-01', [first, third, fourth]],
  ['employee__name__icontains', () => 'zander, zoe', [first, fourth]],
  ['facility__name__icontains', () => 'SÜD', [second, fourth]],
  ['created_datetime__date__gte', () => '2026-06-11', [third, fourth]],
  ['created_datetime__date__gte', () => '2026-06-12', []],
  ['created_datetime__date__lte', () => '2026-06-09', []],
  ['created_datetime__date__lte', () => '2026-06-10', [first, second]],
  ['created_by_user__id', () => `${ben}`, [third]],
  ['search', () => 'nachtdienst', [first]],
  ['search', () => 'zander nord', [first]],
  ['search', () => 'sommer', [first, third]],
])('%s narrows the list of bookings', async (name, value, expected) => {
  expect(await found(`sort=id&${name}=${encodeURIComponent(value())}`)).toEqual(expected)
})

test.each([
  ['', [second, first, fourth, third]],
  ['date_range', [third, fourth, first, second]],
  ['-id', [fourth, third, second, first]],
  ['employee__name', [second, third, first, fourth]],
  ['facility__name', [second, fourth, first, third]],
  ['vacancy__name', [first, third, second, fourth]],
  ['booking_type', [first, third, second, fourth]],
  ['created_datetime', [first, second, third, fourth]],
])('sorted by %s', async (sort, expected) => {
  expect(await found(`sort=${sort}`)).toEqual(expected)
})

test('findings_level narrows the bookings of an employee, a vacancy or a facility', async () => {
  const level = (await anna.get(`/bookings/${first}.json/`)).body.findings_level as string
  expect(await found(`sort=id&vacancy__id=${vacancy}&findings_level=${level}`)).toEqual([first])
  expect((await anna.get('/bookings.json/?findings_level=warn')).status).toBe(400)
})

test('wrong values are refused', async () => {
  const { status, body } = await anna.get('/bookings.json/?booking_type=gift&cancelled=perhaps&from_date=2026-06-02&to_date=2026-06-01')
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, ['booking_type', 'cancelled', 'to_date']])
})
