import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/candidates.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

const [north, south] = [await a.facility({ address_latitude: 53, address_longitude: 10 }), await a.facility()]
const [vacancy, other] = [await a.vacancy({ facility: north, number_of_positions: 9 }), await a.vacancy({ facility: south })]
const [eva, zoe, ute] = [
  await a.employee({
    first_name: 'Eva',
    last_name: 'Ärger',
    available_from_date: '2026-08-01',
    address_latitude: 50,
    address_longitude: 10,
  }),
  await a.employee({
    first_name: 'Zoe',
    last_name: 'Zander',
    available_from_date: '2026-07-01',
    address_latitude: 52,
    address_longitude: 10,
  }),
  await a.employee({ first_name: 'Ute', last_name: 'Beier' }),
]
const first = await a.candidate({ vacancy, employee: eva, status: 'signed' })
const second = await a.candidate({ vacancy, employee: zoe, status: 'applied' })
clock.set('2026-06-10T09:00:00Z')
const third = await a.candidate({ vacancy, employee: ute })
const fourth = await a.candidate({ vacancy: other, employee: ute, status: 'rejected_by_facility' })
clock.set('2026-06-10T10:00:00Z')

test.each<[string, () => string, number[]]>([
  ['vacancy__id', () => `${vacancy}`, [first, second, third]],
  ['employee__id', () => `${ute}, ${eva}`, [first, third, fourth]],
  ['status', () => 'applied, rejected_by_facility', [second, fourth]],
  ['status', () => '50,10', [first, third]],
  ['employee__name__icontains', () => 'zander, zoe', [second]],
  ['facility__id', () => `${south}`, [fourth]],
  ['search', () => 'beier', [third, fourth]],
])('%s narrows the list of candidates', async (name, value, expected) => {
  expect(await found(`${name}=${encodeURIComponent(value())}`)).toEqual(expected)
})

test('findings_level narrows the candidates of a vacancy, an employee or a facility', async () => {
  const level = (await anna.get(`/candidates/${second}.json/`)).body.findings_level as string
  expect(await found(`vacancy__id=${vacancy}&findings_level=${level}`)).toContain(second)
  expect((await anna.get('/candidates.json/?findings_level=warn')).status).toBe(400)
})

test.each([
  ['', [first, second, third]],
  ['-id', [third, second, first]],
  ['status', [third, second, first]],
  ['employee__name', [first, third, second]],
  ['employee__available_from_date', [second, first, third]],
  ['-employee__available_from_date', [first, second, third]],
  ['created_datetime', [third, first, second]],
  ['distance_to_near_facility_id_km', [second, first, third]],
  ['-distance_to_near_facility_id_km', [first, second, third]],
])('sorted by %s', async (sort, expected) => {
  expect(await found(`vacancy__id=${vacancy}&sort=${sort}`)).toEqual(expected)
})
