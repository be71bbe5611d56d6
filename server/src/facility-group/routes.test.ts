import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'

const { a, as, anonymous } = await testApp()
const anna = await as()
const path = '/facilitygroups'
const at = (id: number) => `${path}/${id}`

test('a group is created by its name, read, changed and deleted', async () => {
  const { status, body } = await anna.post(`${path}.json/`, { name: ' Wendula-Verbund ' })
  expect([status, body]).toEqual([201, { id: body.id, name: 'Wendula-Verbund', comments: '', is_active: true, version: body.version }])
  expect((await anna.get(`${at(body.id)}.json/`)).body).toEqual(body)
  const comments = 'Rahmenvertrag für alle Häuser.\nNur mit dem Einkauf verhandeln.'
  const changed = (await anna.patch(`${at(body.id)}.json/`, { comments, is_active: 'false' })).body
  expect(changed).toEqual({ ...body, comments, is_active: false, version: changed.version })
  expect((await anna.get(`${at(body.id)}.json/`)).body).toEqual(changed)
  expect((await anna.remove(`${at(body.id)}/`)).status).toBe(204)
  expect((await anna.get(`${at(body.id)}.json/`)).status).toBe(404)
})

test('nobody reads or writes groups without a session', async () => {
  const id = await a.facilityGroup()
  expect((await anonymous.get(`${path}.json/`)).status).toBe(401)
  expect((await anonymous.get(`${at(id)}.json/`)).status).toBe(401)
  expect((await anonymous.post(`${path}.json/`, { name: 'Fremd' })).status).toBe(401)
  expect((await anonymous.patch(`${at(id)}.json/`, { name: 'Fremd' })).status).toBe(401)
  expect((await anonymous.remove(`${at(id)}/`)).status).toBe(401)
})

test('nobody writes groups from the page of somebody else', async () => {
  const id = await a.facilityGroup({ name: 'Alpenwart Kliniken' })
  const withoutToken = { 'x-csrftoken': '' }
  expect((await anna.post(`${path}.json/`, { name: 'Fremd' }, withoutToken)).status).toBe(403)
  expect((await anna.patch(`${at(id)}.json/`, { name: 'Fremd' }, withoutToken)).status).toBe(403)
  expect((await anna.remove(`${at(id)}/`, withoutToken)).status).toBe(403)
  expect((await anna.get(`${at(id)}.json/`)).body.name).toBe('Alpenwart Kliniken')
  expect((await anna.get(`${path}.json/?name__icontains=Fremd`)).body.count).toBe(0)
})

test('a group that is not there is not found', async () => {
  expect((await anna.get(`${at(99_999)}.json/`)).status).toBe(404)
  expect((await anna.patch(`${at(99_999)}.json/`, { name: 'Niemand' })).status).toBe(404)
  expect((await anna.remove(`${at(99_999)}/`)).status).toBe(404)
})

test('a group has a name of up to 255 characters', async () => {
  const errors = async (input: object) => (await anna.post(`${path}.json/`, input)).body.errors
  const tooLong = problemTexts.too_long.en.replace('{limit}', '255')
  expect(await errors({})).toEqual({ name: [problemTexts.required.en] })
  expect(await errors({ name: ' ' })).toEqual({ name: [problemTexts.required.en] })
  expect(await errors({ name: 'Verbund\nNord' })).toEqual({ name: [problemTexts.line_break.en] })
  expect(await errors({ name: 'ä'.repeat(256) })).toEqual({ name: [tooLong] })
  expect((await anna.post(`${path}.json/`, { name: 'ä'.repeat(255) })).status).toBe(201)
})

test('all reasons to refuse a change are told at once, and nothing is changed', async () => {
  const id = await a.facilityGroup({ name: 'Stiftung Martinsbrück' })
  const { status, body } = await anna.patch(`${at(id)}.json/`, { name: '', comments: ['Notiz'], is_active: 'vielleicht' })
  expect([status, body.errors]).toEqual([
    400,
    { name: [problemTexts.required.en], comments: [problemTexts.not_text.en], is_active: [problemTexts.not_flag.en] },
  ])
  expect((await anna.get(`${at(id)}.json/`)).body.name).toBe('Stiftung Martinsbrück')
})

test('a group with facilities or contact persons stays; without them it goes', async () => {
  const [withFacility, withPerson] = [await a.facilityGroup(), await a.facilityGroup()]
  const facility = await a.facility({ facility_group: withFacility })
  const person = await a.contactPerson({ facility_group: withPerson })
  for (const id of [withFacility, withPerson]) {
    const { status, body } = await anna.remove(`${at(id)}/`)
    expect([status, body.errors]).toEqual([400, [refusalTexts.in_use.en]])
  }
  await anna.patch(`/facilities/${facility}.json/`, { facility_group: null })
  await anna.remove(`/contact-persons/${person}/`)
  for (const id of [withFacility, withPerson]) expect((await anna.remove(`${at(id)}/`)).status).toBe(204)
})

test('a facility shows the name and the comments of its group as they are now', async () => {
  const id = await a.facilityGroup({ name: 'Tidenhof', comments: 'Bucht gern dieselben.' })
  const facility = await a.facility({ facility_group: id })
  await anna.patch(`${at(id)}.json/`, { name: 'Tidenhof Residenzen' })
  const { body } = await anna.get(`/facilities/${facility}.json/`)
  expect(body.facility_group).toEqual({ id, name: 'Tidenhof Residenzen', comments: 'Bucht gern dieselben.' })
})
