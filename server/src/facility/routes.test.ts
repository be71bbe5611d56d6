import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'

const { db, a, as, anonymous } = await testApp()
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
  expect(body).toMatchObject({
    name: 'Klinikum Spreetal',
    country_code: 'DE',
    is_active: true,
    tags: [],
    facility_group: null,
    address_warning: false,
    federal_state: null,
  })
  expect(body.created_datetime).toBe('2026-06-10T10:00:00.000000Z')
  expect((await anna.get(`/facilities/${body.id}.json/`)).body).toEqual(body)
})

test('everything that can be said of a facility is kept as it was said', async () => {
  const said = {
    name: 'Klinik Nord',
    is_active: false,
    company: 'Nord gGmbH',
    client_number: 'K-100',
    street: 'Am Markt 1',
    postal_code: '53111',
    city: 'Bonn',
    country_code: 'AT',
    address_latitude: 50.73,
    address_longitude: 7.1,
    email: 'info@nord.example',
    phone: '0228 1',
    mobile: '0171 2',
    fax: '0228 3',
    webpage: 'https://nord.example/',
    comments: 'Parkplatz im Hof.\nPforte links.',
    followup_date: '2026-06-20',
    followup_priority: 'low',
  }
  const [main, contract, invoice] = [await a.contactPerson(), await a.contactPerson(), await a.contactPerson()]
  const references = {
    facility_type: { id: await a.lookup('facility_type', 'Hospiz') },
    facility_group: { id: await a.facilityGroup() },
    support_user: { id: await a.user() },
    main_contact: { id: main },
    contract_contact: { id: contract },
    invoice_contact: { id: invoice },
    tags: [{ id: await a.lookup('tag', 'A-Kunde') }],
    followup_user: { id: await a.user() },
  }
  const { status, body } = await anna.post('/facilities.json/', { ...said, ...references })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...said, ...references })
  expect(body.follow_up).toEqual({ date: '2026-06-20', user: body.followup_user, priority: 'low' })
  expect((await anna.get(`/facilities/${body.id}.json/`)).body).toEqual(body)
})

test('a change leaves the other fields as they are', async () => {
  const id = await a.facility({ name: 'Haus Abendsonne', city: 'Bonn', phone: '0228 1' })
  const before = (await anna.get(`/facilities/${id}.json/`)).body
  const { status, body } = await anna.patch(`/facilities/${id}.json/`, { city: 'Köln' })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, city: 'Köln', formatted_address: 'Köln', version: body.version })
})

test('what is stored from before there was a limit stays until it is changed', async () => {
  const id = await a.facility()
  await sql`update facility set comments = repeat('x', 100001), email = 'x@b.de?bcc=y' where id = ${id}`.execute(db)
  const { comments, email } = (await anna.get(`/facilities/${id}.json/`)).body
  for (const body of [{ city: 'Bonn' }, { city: 'Köln', comments, email }]) {
    const answer = await anna.patch(`/facilities/${id}.json/`, body)
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ ...body, comments, email })])
  }
  const { status, body } = await anna.patch(`/facilities/${id}.json/`, { comments: `${comments}!`, email: 'x@b.de?bcc=z' })
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, ['comments', 'email']])
})

test('a facility says its federal state, which follows its postal code', async () => {
  const id = await a.facility({ postal_code: '80331' })
  expect((await anna.get(`/facilities/${id}.json/`)).body.federal_state).toBe('BY')
  expect((await anna.patch(`/facilities/${id}.json/`, { postal_code: '10115' })).body.federal_state).toBe('BE')
  expect((await anna.patch(`/facilities/${id}.json/`, { country_code: 'AT' })).body.federal_state).toBeNull()
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

test('an unknown reference is refused under its field, together with everything else', async () => {
  const { status, body } = await anna.post('/facilities.json/', {
    name: 'A',
    facility_type: 99999,
    tags: [1, 99999],
    support_user: 0,
    email: 'abc',
    webpage: 'not a url',
    facility_group: -1,
  })
  expect(status).toBe(400)
  expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'facility_group', 'facility_type', 'support_user', 'tags', 'webpage'])
})

test('references are shown by name, tags as a set in the order of the dictionary', async () => {
  const [tag, other] = [await a.lookup('tag', 'A-Kunde'), await a.lookup('tag', 'Rahmenvertrag')]
  const facility_group = await a.facilityGroup({ name: 'Verbund', comments: 'Rahmenvertrag läuft.' })
  const { body } = await anna.post('/facilities.json/', {
    name: 'A',
    facility_type: { id: facility_type },
    facility_group,
    tags: [{ id: other }, tag, tag],
    support_user: { id: anna.id },
  })
  expect(body.tags).toEqual([
    { id: tag, name: 'A-Kunde' },
    { id: other, name: 'Rahmenvertrag' },
  ])
  expect(body.facility_group).toEqual({ id: facility_group, name: 'Verbund', comments: 'Rahmenvertrag läuft.' })
  expect(body.support_user).toEqual({ id: anna.id, name: 'user1' })
  const changed = await anna.patch(`/facilities/${body.id}.json/`, { tags: [other], facility_group: null, support_user: {} })
  expect(changed.body).toMatchObject({ tags: [{ id: other }], facility_group: null, support_user: null })
  expect((await anna.patch(`/facilities/${body.id}.json/`, { tags: [null] })).body.errors).toHaveProperty('tags')
  expect((await anna.patch(`/facilities/${body.id}.json/`, { tags: null })).body.tags).toEqual([])
})

test('a refused change changes nothing', async () => {
  const id = await a.facility({ name: 'Bleibt' })
  const before = (await anna.get(`/facilities/${id}.json/`)).body
  expect((await anna.patch(`/facilities/${id}.json/`, { name: 'Neu', email: 'x' })).status).toBe(400)
  expect((await anna.get(`/facilities/${id}.json/`)).body).toEqual(before)
})

test('an address without coordinates warns, half a pair counts as none', async () => {
  const id = await a.facility({ street: 'Am Lindenpark 12', postal_code: '12555', city: 'Berlin', address_latitude: 52.4 })
  const warned = async () => (await anna.get(`/facilities/${id}.json/`)).body
  expect(await warned()).toMatchObject({ address_warning: true, formatted_address: 'Am Lindenpark 12, 12555 Berlin' })
  await anna.patch(`/facilities/${id}.json/`, { address_longitude: '13.5' })
  expect(await warned()).toMatchObject({ address_warning: false, address_longitude: 13.5 })
})

test('an address abroad names its country', async () => {
  const id = await a.facility({ city: 'Wien', country_code: 'at' })
  expect((await anna.get(`/facilities/${id}.json/`)).body.formatted_address).toBe('Wien, AT')
})

test('a facility that an e-mail template names cannot be deleted', async () => {
  const id = await a.facility()
  await sql`insert into email_template_facility values (${await a.lookup('email_template')}, ${id})`.execute(db)
  const { status, body } = await anna.remove(`/facilities/${id}/`)
  expect([status, body]).toEqual([400, { errors: ['The entry is in use and cannot be deleted.'] }])
  expect((await anna.get(`/facilities/${id}.json/`)).status).toBe(200)
})

test('a group that facilities belong to cannot be deleted', async () => {
  const group = await a.facilityGroup()
  const id = await a.facility({ facility_group: group })
  expect((await anna.remove(`/facilitygroups/${group}/`)).status).toBe(400)
  await anna.remove(`/facilities/${id}/`)
  expect((await anna.remove(`/facilitygroups/${group}/`)).status).toBe(204)
})

test('a tag that somebody is deleting at the same moment is unknown when he is done', async () => {
  const id = await a.facility()
  await sql`insert into tag (name) values ('Bald weg')`.execute(db)
  const tag = await a.lookup('tag', 'Bald weg')
  const change = await db.transaction().execute(async (tx) => {
    await sql`delete from tag where id = ${tag}`.execute(tx)
    const running = anna.patch(`/facilities/${id}.json/`, { tags: [tag] })
    await somebodyWaits(tx)
    return { running }
  })
  const { status, body } = await change.running
  expect([status, Object.keys(body.errors)]).toEqual([400, ['tags']])
})

test('of two who delete a facility at once the second finds none', async () => {
  const id = await a.facility()
  const { running } = await db.transaction().execute(async (tx) => {
    await sql`select from facility where id = ${id} for update`.execute(tx)
    const both = Promise.all([1, 2].map(() => anna.remove(`/facilities/${id}/`)))
    await somebodyWaits(tx)
    return { running: both }
  })
  expect((await running).map(({ status }) => status).toSorted()).toEqual([204, 404])
})

test('two who change different fields at once both keep their change', async () => {
  const id = await a.facility({ name: 'Haus' })
  await Promise.all([anna.patch(`/facilities/${id}.json/`, { city: 'Bonn' }), anna.patch(`/facilities/${id}.json/`, { company: 'GmbH' })])
  expect((await anna.get(`/facilities/${id}.json/`)).body).toMatchObject({ name: 'Haus', city: 'Bonn', company: 'GmbH' })
})

test('errors are told in the language of the reader', async () => {
  expect((await anna.post('/facilities.json/', {}, { 'accept-language': 'de' })).body.errors.name).toEqual([
    'Dieses Feld ist erforderlich.',
  ])
  expect((await anna.post('/facilities.json/', {}, { 'accept-language': 'en-GB,de;q=0.5' })).body.errors.name).toEqual([
    'This field is required.',
  ])
})
