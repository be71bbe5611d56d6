import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, anonymous } = await testApp()
const anna = await as()
const facility_type = await a.lookup('facility_type')

test('a facility needs a name and a type', async () => {
  const { status, body } = await anna.post('/facilities.json/', {})
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual(['name', 'facility_type'])
})

test('a new facility has the defaults of the contract', async () => {
  const { status, body } = await anna.post('/facilities.json/', { name: ' Klinikum Spreetal ', facility_type })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Klinikum Spreetal', country_code: 'DE', is_active: true, tags: [], facility_group: null, address_warning: false })
  expect(body.created_datetime).toBe('2026-06-10T10:00:00.000000Z')
  expect((await anna.get(`/facilities/${body.id}.json/`)).body).toEqual(body)
})

test('a change leaves the other fields as they are', async () => {
  const id = await a.facility({ name: 'Haus Abendsonne', city: 'Bonn', phone: '0228 1' })
  const before = (await anna.get(`/facilities/${id}.json/`)).body
  const { status, body } = await anna.patch(`/facilities/${id}.json/`, { city: 'Köln' })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, city: 'Köln', formatted_address: 'Köln' })
})

test('a deleted facility is gone', async () => {
  const id = await a.facility()
  expect((await anna.remove(`/facilities/${id}/`)).status).toBe(204)
  expect((await anna.get(`/facilities/${id}.json/`)).status).toBe(404)
})

test('nobody reads facilities without a session', async () => {
  expect((await anonymous.get('/facilities.json/')).status).toBe(401)
})

test('words are searched in all search fields, the group included', async () => {
  const facility_group = await a.facilityGroup({ name: 'Spree-Havel-Verbund' })
  const id = await a.facility({ name: 'Rehaklinik Seeblick', city: 'Waren', facility_group })
  const { body } = await anna.get('/facilities.json/?search=seeblick%20HAVEL')
  expect(body.results.map((one: { id: number }) => one.id)).toEqual([id])
})

test('names sort as Germans expect, empty companies last both ways', async () => {
  for (const company of ['Öl GmbH', 'Zug AG', 'Olten', '', 'ahorn', 'Äpfel']) await a.facility({ company, client_number: 'sorted' })
  const companies = async (sort: string) =>
    (await anna.get(`/facilities.json/?search=sorted&sort=${sort}`)).body.results.map((one: { company: string }) => one.company)
  expect(await companies('company')).toEqual(['ahorn', 'Äpfel', 'Öl GmbH', 'Olten', 'Zug AG', ''])
  expect(await companies('-company')).toEqual(['Zug AG', 'Olten', 'Öl GmbH', 'Äpfel', 'ahorn', ''])
})
