import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const guest = await as()

const berlin = { address_latitude: 52.52, address_longitude: 13.405 }
const munich = { address_latitude: 48.137, address_longitude: 11.575 }
/** One degree, or 111.2 km, north of Munich. */
const north = { address_latitude: 49.137, address_longitude: 11.575 }

const eva = await a.employee({ ...munich, preferred_location_radius: 111 })
await a.facility({ name: 'In Berlin', ...berlin })
await a.facility({ name: 'Nördlich', ...north, city: 'Neumarkt' })
await a.facility({ name: 'Ohne Ort' })
await a.facility({ name: 'Halb', address_latitude: 48.137 })
await a.facility({ name: 'In München', ...munich })

const ask = async (query: string) => (await anna.get(`/facilities.json/?${query}`)).body
const near = (id: number, query = '') => ask(`near_employee_id=${id}&${query}`)
const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name)
const all = ['In Berlin', 'Nördlich', 'Ohne Ort', 'Halb', 'In München']
const byDistance = 'sort=distance_to_near_employee_id_km'

test('who is near is told for every row and drops none; a place that is not known has no distance', async () => {
  const { count, results } = await near(eva)
  expect(count).toBe(5)
  expect(results.map((one: Record<string, unknown>) => [one['name'], one['distance_to_near_employee_id_km']])).toEqual([
    ['In Berlin', 504.3],
    ['Nördlich', 111.2],
    ['Ohne Ort', null],
    ['Halb', null],
    ['In München', 0],
  ])
})

test('without somebody to be near of there is no distance, and neither its filters nor its sort', async () => {
  for (const query of ['filter_by_distance=true', 'distance_to_near_employee_id_km=0', byDistance, `${byDistance.replace('=', '=-')}`]) {
    const { count, results } = await ask(query)
    expect([count, results[0].name, results[0].distance_to_near_employee_id_km]).toEqual([5, 'In Berlin', null])
  }
})

test('facilities come in the order of their distance, without one last both ways', async () => {
  expect(names(await near(eva, byDistance))).toEqual(['In München', 'Nördlich', 'In Berlin', 'Ohne Ort', 'Halb'])
  expect(names(await near(eva, 'sort=-distance_to_near_employee_id_km'))).toEqual([
    'In Berlin',
    'Nördlich',
    'In München',
    'Halb',
    'Ohne Ort',
  ])
  expect(names(await near(eva, `${byDistance}&size=2&page=2`))).toEqual(['In Berlin', 'Ohne Ort'])
  expect(names(await near(eva, `${byDistance}&size=2&page=3`))).toEqual(['Halb'])
  expect(names(await near(eva, `sort=-distance_to_near_employee_id_km,name&size=4`))).toEqual([
    'In Berlin',
    'Nördlich',
    'In München',
    'Halb',
  ])
  expect(names(await near(eva, 'sort=-name,distance_to_near_employee_id_km'))[0]).toBe('Ohne Ort')
})

test('as far away is ordered by id, in the direction of the sort', async () => {
  const twins = { address_latitude: 10, address_longitude: 10 }
  const paul = await a.employee({ address_latitude: 10.001, address_longitude: 10 })
  const near50m = { address_latitude: 10.0005, address_longitude: 10 }
  for (const [name, place] of [['Erster', twins], ['Zweiter', near50m], ['Dritter', twins]] as const) await a.facility({ name, ...place, company: 'Zwilling' }) // prettier-ignore
  expect(names(await near(paul, `search=zwilling&${byDistance}`))).toEqual(['Erster', 'Zweiter', 'Dritter'])
  expect(names(await near(paul, `search=zwilling&${byDistance}&size=1`))).toEqual(['Erster'])
  expect(names(await near(paul, 'search=zwilling&sort=-distance_to_near_employee_id_km&size=1'))).toEqual(['Dritter'])
})

test('as far as the employee goes: by the distance that is shown, up to the last tenth', async () => {
  expect(names(await near(eva, 'filter_by_distance=true'))).toEqual(['In München'])
  const goes = async (preferred_location_radius: number) => {
    const id = await a.employee({ ...munich, preferred_location_radius })
    return names(await near(id, 'filter_by_distance=true&search=in'))
  }
  expect(await goes(504)).not.toContain('In Berlin')
  expect(await goes(505)).toContain('In Berlin')
  expect(await goes(1000)).toEqual(['In Berlin', 'In München'])
  expect(names(await near(eva, 'filter_by_distance=false'))).toContain('Ohne Ort')
})

test('more than 1000 km is any distance that is known', async () => {
  const far = { address_latitude: -33.87, address_longitude: 151.21 }
  const [most, anywhere] = [
    await a.employee({ ...far, preferred_location_radius: 1000 }),
    await a.employee({ ...far, preferred_location_radius: 1001 }),
  ]
  expect((await near(most, 'filter_by_distance=true')).count).toBe(0)
  const { results } = await near(anywhere, 'filter_by_distance=true')
  expect(names({ results })).toEqual(expect.arrayContaining(['In Berlin', 'Nördlich', 'In München']))
  expect(results.every((one: Record<string, unknown>) => Number(one['distance_to_near_employee_id_km']) > 1000)).toBe(true)
})

test('a range in km holds what is that far away, by the distance that is shown', async () => {
  const within = async (km: string) => names(await near(eva, `distance_to_near_employee_id_km=${km}`))
  expect(await within('111.1')).toEqual(['In München'])
  expect(await within('111.2')).toEqual(['Nördlich', 'In München'])
  expect(await within('504.2')).toEqual(['Nördlich', 'In München'])
  expect(await within('504.3')).toEqual(['In Berlin', 'Nördlich', 'In München'])
  expect(await within('12345678901')).toEqual(await within('40000'))
  expect(await within('0')).toEqual(['In München'])
})

test('it is asked together with other filters and a search, and counted with them', async () => {
  const { count, results } = await near(eva, `distance_to_near_employee_id_km=600&city__icontains=neum&search=nörd&${byDistance}`)
  expect([count, names({ results })]).toEqual([1, ['Nördlich']])
  expect(names(await near(eva, 'distance_to_near_employee_id_km=600&filter_by_distance=true'))).toEqual(['In München'])
})

test('where an employee would like to work goes before where she lives, if it is known', async () => {
  const preferred = { preferred_location_latitude: 52.52, preferred_location_longitude: 13.405 }
  const both = await a.employee({ ...munich, ...preferred })
  const half = await a.employee({ ...munich, preferred_location_latitude: 52.52 })
  const neither = await a.employee({ address_longitude: 13.405 })
  const first = async (id: number) => (await near(id, 'search=berlin')).results[0].distance_to_near_employee_id_km
  expect([await first(both), await first(half), await first(neither)]).toEqual([0, 504.3, null])
  for (const query of ['filter_by_distance=true', 'distance_to_near_employee_id_km=9999'])
    expect((await near(neither, query)).count).toBe(0)
  expect(names(await near(neither, `${byDistance}&size=5`))).toEqual(all)
})

test('the detail tells the distance and never hides the record', async () => {
  const [berlinId] = (await ask('search=berlin')).results.map(({ id }: { id: number }) => id)
  const detail = async (query: string) => (await anna.get(`/facilities/${berlinId}.json/?${query}`)).body
  expect(await detail(`near_employee_id=${eva}&filter_by_distance=true`)).toMatchObject({ distance_to_near_employee_id_km: 504.3 })
  expect(await detail('')).toMatchObject({ distance_to_near_employee_id_km: null })
})

test('an employee that does not exist, and what is no id or no distance, is refused', async () => {
  for (const [query, field] of [
    ['near_employee_id=999999', 'near_employee_id'],
    ['near_employee_id=99999999999', 'near_employee_id'],
    ['near_employee_id=x', 'near_employee_id'],
    [`near_employee_id=${eva},${eva}`, 'near_employee_id'],
    ['distance_to_near_employee_id_km=-1', 'distance_to_near_employee_id_km'],
    ['filter_by_distance=perhaps', 'filter_by_distance'],
  ] as const) {
    const { status, body } = await anna.get(`/facilities.json/?page=99&${query}`)
    expect([query, status, Object.keys(body.errors)]).toEqual([query, 400, [field]])
  }
  const [id] = (await ask('search=berlin')).results.map((one: { id: number }) => one.id)
  expect((await anna.get(`/facilities/${id}.json/?near_employee_id=999999`)).body.errors).toHaveProperty('near_employee_id')
  expect((await anna.get('/facilities/999999.json/?near_employee_id=999999')).status).toBe(404)
  expect(await near(0, '').then(({ errors }) => errors)).toHaveProperty('near_employee_id')
})

test('whoever may not see employees is refused what is near one, and served without', async () => {
  for (const query of [`near_employee_id=${eva}`, `near_employee_id=${eva}&${byDistance}`, 'near_employee_id=999999', 'near_employee_id=x'])
    expect([query, (await guest.get(`/facilities.json/?${query}`)).status]).toEqual([query, 403])
  const [id] = (await ask('search=berlin')).results.map((one: { id: number }) => one.id)
  expect((await guest.get(`/facilities/${id}.json/?near_employee_id=${eva}`)).status).toBe(403)
  expect((await guest.get('/facilities.json/?near_employee_id=')).status).toBe(200)
  expect((await guest.get('/facilities.json/?filter_by_distance=true&distance_to_near_employee_id_km=5')).body.count).toBeGreaterThan(5)
})
