import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const guest = await as()
const at = (address_latitude: number, address_longitude: number) => ({ address_latitude, address_longitude })
const berlin = await a.facility({ name: 'Berlin', ...at(52.52, 13.405) })
const [far, close, unknown] = [
  await a.vacancy({ facility: berlin }),
  await a.vacancy({ facility: await a.facility({ name: 'München', ...at(48.14, 11.58) }) }),
  await a.vacancy({ facility: await a.facility({ name: 'Ohne Ort' }) }),
]
const eva = await a.employee({ ...at(48.137, 11.575), preferred_location_radius: 100 })
const found = async (query: string, client = anna) =>
  (await client.get(`/vacancies.json/?${query}`)).body.results?.map((one: Record<string, unknown>) => [
    one['id'],
    one['distance_to_near_employee_id_km'],
  ])

test('how far an employee has is told for every vacancy, nearest first where that is asked', async () => {
  expect(await found(`near_employee_id=${eva}&sort=id`)).toEqual([
    [far, 504.3],
    [close, 0.5],
    [unknown, null],
  ])
  expect((await found(`near_employee_id=${eva}&sort=distance_to_near_employee_id_km`)).map(([id]: [number]) => id)).toEqual([
    close,
    far,
    unknown,
  ])
  expect((await found('sort=distance_to_near_employee_id_km')).map(([id]: [number]) => id)).toEqual([unknown, close, far])
})

test('as far as she goes, or within so many km', async () => {
  const ids = async (query: string) => (await found(`near_employee_id=${eva}&sort=id&${query}`)).map(([id]: [number]) => id)
  expect(await ids('filter_by_distance=true')).toEqual([close])
  expect(await ids('filter_by_distance=false')).toEqual([far, close, unknown])
  expect(await ids('distance_to_near_employee_id_km=504.3')).toEqual([far, close])
  expect(await ids('distance_to_near_employee_id_km=504.2')).toEqual([close])
  expect((await found('filter_by_distance=true&distance_to_near_employee_id_km=1')).length).toBe(3)
})

test('a vacancy moves with its facility', async () => {
  await anna.patch(`/facilities/${berlin}.json/`, at(48.137, 11.575))
  expect((await anna.get(`/vacancies/${far}.json/?near_employee_id=${eva}`)).body.distance_to_near_employee_id_km).toBe(0)
  await anna.patch(`/facilities/${berlin}.json/`, { address_latitude: null })
  expect((await anna.get(`/vacancies/${far}.json/?near_employee_id=${eva}`)).body.distance_to_near_employee_id_km).toBeNull()
})

test('whoever may not see employees asks for no distance', async () => {
  expect((await guest.get(`/vacancies.json/?near_employee_id=${eva}`)).status).toBe(403)
  expect(await found('', guest)).toHaveLength(3)
})
