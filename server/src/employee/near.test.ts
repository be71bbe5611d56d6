import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })

const munich = { address_latitude: 48.137, address_longitude: 11.575 }
/** One degree, or 111.2 km, north of Munich. */
const north = { address_latitude: 49.137, address_longitude: 11.575 }
const preferring = (place: typeof north) => ({
  preferred_location_latitude: place.address_latitude,
  preferred_location_longitude: place.address_longitude,
})

const clinic = await a.facility(munich)
const named = (first_name: string, given: object = {}) => a.employee({ first_name, last_name: 'Nah', ...given })
await named('Weit', { address_latitude: 52.52, address_longitude: 13.405, preferred_location_radius: 504 })
await named('Knapp', { ...north, preferred_location_radius: 112 })
await named('Kurz', { ...north, preferred_location_radius: 111 })
await named('Ohne', { preferred_location_radius: 1500 })
await named('Halb', { address_latitude: 48.137 })
await named('Hier', { address_latitude: 52.52, address_longitude: 13.405, ...preferring(munich), preferred_location_radius: 0 })
await named('Überall', { address_latitude: -33.87, address_longitude: 151.21, preferred_location_radius: 1001 })
await named('Fern', { address_latitude: -33.87, address_longitude: 151.21, preferred_location_radius: 1000 })

const ask = async (query: string) => (await anna.get(`/employees.json/?${query}`)).body
const near = (query = '', id = clinic) => ask(`near_facility_id=${id}&${query}`)
const names = ({ results }: { results: { first_name: string }[] }) => results.map(({ first_name }) => first_name)
const byDistance = 'sort=distance_to_near_facility_id_km'

test('how far away each is from a facility is told for every row and drops none', async () => {
  const { count, results } = await near()
  expect(count).toBe(8)
  expect(results.map((one: Record<string, unknown>) => [one['first_name'], one['distance_to_near_facility_id_km']])).toEqual([
    ['Weit', 504.3],
    ['Knapp', 111.2],
    ['Kurz', 111.2],
    ['Ohne', null],
    ['Halb', null],
    ['Hier', 0],
    ['Überall', expect.closeTo(16_320, -3)],
    ['Fern', expect.closeTo(16_320, -3)],
  ])
})

test('employees come in the order of their distance, without one last both ways', async () => {
  expect(names(await near(byDistance))).toEqual(['Hier', 'Knapp', 'Kurz', 'Weit', 'Überall', 'Fern', 'Ohne', 'Halb'])
  expect(names(await near(byDistance.replace('=', '=-')))).toEqual(['Fern', 'Überall', 'Weit', 'Kurz', 'Knapp', 'Hier', 'Halb', 'Ohne'])
  expect(names(await near(`${byDistance}&size=3&page=2`))).toEqual(['Weit', 'Überall', 'Fern'])
  expect(names(await near(`${byDistance},-exam__name,name&size=2`))).toEqual(['Hier', 'Knapp'])
  expect(names(await ask(byDistance))[0]).toBe('Weit')
})

test('each goes as far as she says herself; more than 1000 km is any distance that is known', async () => {
  expect(names(await near('filter_by_distance=true'))).toEqual(['Knapp', 'Hier', 'Überall'])
  expect((await near('filter_by_distance=true')).count).toBe(3)
  expect((await near('filter_by_distance=false')).count).toBe(8)
  expect((await ask('filter_by_distance=true')).count).toBe(8)
})

test('a range in km holds who is that far away, by the distance that is shown', async () => {
  expect(names(await near('preferred_location_radius=111.1'))).toEqual(['Hier'])
  expect(names(await near('preferred_location_radius=111.2'))).toEqual(['Knapp', 'Kurz', 'Hier'])
  expect(names(await near('preferred_location_radius=504.2'))).not.toContain('Weit')
  expect(names(await near('preferred_location_radius=504.3'))).toContain('Weit')
  expect((await ask('preferred_location_radius=1')).count).toBe(8)
})

test('it is asked together with other filters and a search, and sorted by either', async () => {
  expect(names(await near(`preferred_location_radius=600&filter_by_distance=true&search=nah&${byDistance}`))).toEqual(['Hier', 'Knapp'])
  expect(names(await near('preferred_location_radius=600&name__icontains=k&sort=preferred_location_radius'))).toEqual(['Kurz', 'Knapp'])
  expect(names(await near(`search=k&${byDistance}&size=1`))).toEqual(['Knapp'])
})

test('nobody is known to be near a facility of which nobody knows where it is', async () => {
  const nowhere = await a.facility({ address_longitude: 11.575 })
  const { count, results } = await near(byDistance, nowhere)
  expect([count, names({ results })[0], results[0].distance_to_near_facility_id_km]).toEqual([8, 'Weit', null])
  for (const query of ['filter_by_distance=true', 'preferred_location_radius=9999']) expect((await near(query, nowhere)).count).toBe(0)
})

test('the detail tells the distance; a facility that does not exist is refused there and in the list', async () => {
  const [id] = (await ask('search=weit')).results.map((one: { id: number }) => one.id)
  const detail = async (query: string) => (await anna.get(`/employees/${id}.json/?${query}`)).body
  expect(await detail(`near_facility_id=${clinic}`)).toMatchObject({ distance_to_near_facility_id_km: 504.3 })
  expect(await detail('')).toMatchObject({ distance_to_near_facility_id_km: null })
  expect((await detail('near_facility_id=999999')).errors).toHaveProperty('near_facility_id')
  expect((await near('', 999999)).errors).toHaveProperty('near_facility_id')
  expect((await ask('near_facility_id=x')).errors).toHaveProperty('near_facility_id')
  expect((await ask('near_facility_id=1&preferred_location_radius=far')).errors).toHaveProperty('preferred_location_radius')
})
