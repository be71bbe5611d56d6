import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestAnswer } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'
import { centreOfCode } from '../place/centre-of-code.ts'

// An applicant lives at the given point, or else at the centre of the postal code.
const { a, as, anonymous, db } = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const recruiter = await as({ permissions: ['employees.view_applicant'] })
const root = await as({ is_superuser: true })
const words = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', email: 'jana@example.org', mobile: '0151 23456789' }
const bremen = { postal_code: '28195', city: 'Bremen', country_code: 'DE' }
const house = { address_latitude: 53.0821, address_longitude: 8.8111 }
const nowhere = { address_latitude: null, address_longitude: null }

const find = async (id: number) => (await recruiter.get(`/applicants/${id}.json/`)).body
const undo = ({ headers }: TestAnswer) => root.post(`/history/groups/${String(headers['x-history-group'])}/undo.json/`)
const change = (id: number, patch: object) => recruiter.patch(`/applicants/${id}.json/`, patch)

type Degrees = { latitude: number; longitude: number }
const bremenCentre = centreOfCode({ country_code: 'DE', postal_code: '28195' })!
const berlinCentre = centreOfCode({ country_code: 'DE', postal_code: '10115' })!

/** The distance of the applicant's place from these degrees; null if there is no place. */
async function kmFrom({ latitude, longitude }: Degrees, id: number): Promise<number | null> {
  const { rows } = await sql<{ km: number | null }>`
    select 6371 * (place <-> place_on_sphere(${latitude}, ${longitude})) as km from applicant where id = ${id}`.execute(db)
  return rows[0]!.km
}

test('an application may say where she lives; what else is known of her is not answered', async () => {
  const { status, body } = await anonymous.post('/applicants.json/', { ...words, ...bremen, ...house, privacy_consent: true })
  expect([status, Object.keys(body)]).toEqual([201, ['id', 'first_name', 'last_name', 'email']])
  expect(await find(body.id)).toMatchObject({ ...bremen, ...house, formatted_address: '28195 Bremen', address_warning: false })
})

test('whoever says nothing lives nowhere, and nothing is missing', async () => {
  const { body } = await anonymous.post('/applicants.json/', { ...words, privacy_consent: true })
  expect(await find(body.id)).toMatchObject({
    postal_code: '',
    city: '',
    country_code: 'DE',
    ...nowhere,
    formatted_address: '',
    address_warning: false,
  })
  expect(await kmFrom(bremenCentre, body.id)).toBeNull()
})

test('a postal code without coordinates counts as its centre, and no coordinates are guessed', async () => {
  const { body } = await anonymous.post('/applicants.json/', { ...words, postal_code: ' 28195 ', privacy_consent: true })
  expect(await find(body.id)).toMatchObject({ postal_code: '28195', ...nowhere, formatted_address: '28195', address_warning: false })
  expect(await kmFrom(bremenCentre, body.id)).toBeCloseTo(0, 3)
})

test('coordinates come before the postal code, and the postal code again where they are taken away', async () => {
  const id = await a.applicant({ ...bremen, ...house })
  expect(await kmFrom({ latitude: house.address_latitude, longitude: house.address_longitude }, id)).toBeCloseTo(0, 3)
  await change(id, nowhere)
  expect(await kmFrom(bremenCentre, id)).toBeCloseTo(0, 3)
})

test('another postal code is another place, and none is none', async () => {
  const id = await a.applicant(bremen)
  await change(id, { postal_code: '10115' })
  expect(await kmFrom(berlinCentre, id)).toBeCloseTo(0, 3)
  await change(id, { comments: 'Anrufen' })
  expect(await kmFrom(berlinCentre, id)).toBeCloseTo(0, 3)
  await change(id, { postal_code: '' })
  expect([await kmFrom(berlinCentre, id), (await find(id)).address_warning]).toEqual([null, true])
  await change(id, { city: '' })
  expect((await find(id)).address_warning).toBe(false)
})

test('a postal code that nobody knows is kept and lies nowhere', async () => {
  const id = await a.applicant({ postal_code: '00000' })
  expect(await find(id)).toMatchObject({ postal_code: '00000', address_warning: true })
  expect(await kmFrom(bremenCentre, id)).toBeNull()
})

test('the postal code of another country lies nowhere, until it is a German one; coordinates count everywhere', async () => {
  const id = await a.applicant({ postal_code: '28195', country_code: 'at' })
  expect(await find(id)).toMatchObject({ country_code: 'AT', formatted_address: '28195, AT', address_warning: true })
  expect(await kmFrom(bremenCentre, id)).toBeNull()
  await change(id, { address_latitude: 48.2, address_longitude: 16.37 })
  expect(await kmFrom({ latitude: 48.2, longitude: 16.37 }, id)).toBeCloseTo(0, 3)
  await change(id, { ...nowhere, country_code: null })
  expect([await kmFrom(bremenCentre, id), (await find(id)).country_code]).toEqual([expect.closeTo(0, 3), 'DE'])
})

test('an address is refused for all that is wrong with it, from outside as from colleagues', async () => {
  const wrong = {
    postal_code: '1'.repeat(17),
    city: 'Bre\nmen',
    country_code: 'XX',
    address_latitude: 90.1,
    address_longitude: -180.1,
  }
  const errors = {
    postal_code: [problemText('too_long', 16).en],
    city: [problemTexts.line_break.en],
    country_code: [problemTexts.not_country.en],
    address_latitude: [problemText('too_big', 90).en],
    address_longitude: [problemText('too_small', -180).en],
  }
  const applied = await anonymous.post('/applicants.json/', { ...words, ...wrong, privacy_consent: true })
  expect([applied.status, applied.body]).toEqual([400, { errors }])
  const written = await recruiter.post('/applicants.json/', { ...words, ...wrong })
  expect([written.status, written.body]).toEqual([400, { errors }])
  expect((await change(await a.applicant(), wrong)).body).toEqual({ errors })
  const widest = await recruiter.post('/applicants.json/', { ...words, address_latitude: -90, address_longitude: 180 })
  expect(widest.status).toBe(201)
})

test('half a pair of coordinates is kept and counts as none, from outside too', async () => {
  const half = { address_latitude: 53.1, address_longitude: null }
  const { status, body } = await anonymous.post('/applicants.json/', { ...words, ...bremen, ...half, privacy_consent: true })
  expect([status, await find(body.id)]).toEqual([201, expect.objectContaining({ ...half, address_warning: false })])
  expect(await kmFrom(bremenCentre, body.id)).toBeCloseTo(0, 3)
  const unknown = await a.applicant({ postal_code: '00000', ...house })
  expect((await change(unknown, { address_longitude: null })).body).toMatchObject({ address_longitude: null, address_warning: true })
  expect(await kmFrom(bremenCentre, unknown)).toBeNull()
})

test('an address without a street is one value too: of two who change it one counts', async () => {
  const id = await a.applicant(bremen)
  const { version } = await find(id)
  await change(id, { postal_code: '10115', city: 'Berlin' })
  const late = await change(id, { ...house, version })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([400, expect.arrayContaining(['version', 'address_latitude'])])
})

test('the list finds her by postal code and town', async () => {
  const id = await a.applicant({ postal_code: '99817', city: 'Eisenach' })
  for (const search of ['99817', 'eisen'])
    expect((await recruiter.get(`/applicants.json/?search=${search}`)).body.results.map((one: { id: number }) => one.id)).toEqual([id])
})

test('an undo brings the place back with the postal code, also where the country has changed since', async () => {
  const id = await a.applicant({ postal_code: '28195', country_code: 'AT' })
  const moved = await root.patch(`/applicants/${id}.json/`, { postal_code: '10115' })
  await root.patch(`/applicants/${id}.json/`, { country_code: 'DE' })
  expect(await kmFrom(berlinCentre, id)).toBeCloseTo(0, 3)
  expect((await undo(moved)).status).toBe(200)
  expect(await kmFrom(bremenCentre, id)).toBeCloseTo(0, 3)
})

test('who was deleted and comes back lies where she lay', async () => {
  const id = await a.applicant(bremen)
  const removed = await root.remove(`/applicants/${id}.json/`)
  expect((await undo(removed)).status).toBe(200)
  expect(await kmFrom(bremenCentre, id)).toBeCloseTo(0, 3)
})
