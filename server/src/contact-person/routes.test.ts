import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous } = await testApp()
const anna = await as()

test('a contact person needs a first and a last name, and is refused nothing else when nothing else is sent', async () => {
  expect(Object.keys((await anna.post('/contact-persons.json/', {})).body.errors)).toEqual(['first_name', 'last_name'])
  const { status, body } = await anna.post('/contact-persons.json/', { first_name: 'Martina', last_name: 'Kessler', title: 'Dr.' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Dr. Martina Kessler',
    full_name: 'Dr. Martina Kessler',
    gender: null,
    country_code: 'DE',
    is_active: true,
    latest_engagement: null,
    last_contact_date: null,
  })
  expect((await anna.get(`/contact-persons/${body.id}.json/`)).body).toEqual(body)
})

test('everything that can be said of a contact person is kept as it was said', async () => {
  const said = {
    gender: 'f',
    title: 'Dr.',
    first_name: 'Martina',
    last_name: 'Kessler',
    birthday_date: '1975-03-01',
    mobile: '0171 1',
    phone: '0228 2',
    fax: '0228 3',
    email: 'kessler@nord.example',
    street: 'Am Markt 1',
    postal_code: '53111',
    city: 'Bonn',
    exam_city: 'Ulm',
    country_code: 'CH',
    address_latitude: 50.73,
    address_longitude: 7.1,
    note: 'Mittwochs im OP.\nSonst erreichbar.',
    is_active: false,
  }
  const references = {
    function: { id: await a.lookup('contact_person_function') },
    tags: [{ id: await a.lookup('tag', 'A-Kunde') }],
  }
  const at = [{ facility: { id: await a.facility() } }, { facility_group: { id: await a.facilityGroup() } }]
  for (const place of at) {
    const { status, body } = await anna.post('/contact-persons.json/', { ...said, ...references, ...place })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...said, ...references, ...place })
    expect((await anna.get(`/contact-persons/${body.id}.json/`)).body).toEqual(body)
  }
  const both = await anna.post('/contact-persons.json/', { ...said, ...at[0], ...at[1] })
  expect([both.status, Object.keys(both.body.errors)]).toEqual([400, ['facility', 'facility_group']])
})

test('nobody reads contact persons without a session, and an unknown one is not found', async () => {
  expect((await anonymous.get('/contact-persons.json/')).status).toBe(401)
  expect((await anna.get('/contact-persons/99999.json/')).status).toBe(404)
})

test('facility or group, not both; moved to the group the facility goes', async () => {
  const [facility, group] = [await a.facility(), await a.facilityGroup({ name: 'Verbund', comments: 'gut' })]
  const id = await a.contactPerson({ facility })
  const refused = await anna.patch(`/contact-persons/${id}.json/`, { facility_group: { id: group } })
  const reason = [texts.facility_and_group.en]
  expect(refused.body.errors).toEqual({ facility: reason, facility_group: reason })
  const { body } = await anna.patch(`/contact-persons/${id}.json/`, { facility: null, facility_group: { id: group } })
  expect(body).toMatchObject({ facility: null, facility_group: { id: group, name: 'Verbund', comments: 'gut' } })
})

test('gender is one of three, a birthday is not in the future', async () => {
  const { body } = await anna.post('/contact-persons.json/', { first_name: 'A', last_name: 'B', gender: 'x', birthday_date: '2026-06-11' })
  expect(Object.keys(body.errors)).toEqual(['gender', 'birthday_date'])
  for (const gender of ['f', 'm', 'u'])
    expect((await anna.post('/contact-persons.json/', { first_name: 'A', last_name: 'B', gender })).body.gender).toBe(gender)
})

test('a facility shows its own contact persons by last name, then those of its group', async () => {
  const facility_group = await a.facilityGroup()
  const facility = await a.facility({ facility_group })
  await a.contactPerson({ first_name: 'Zoe', last_name: 'Adler', facility_group })
  await a.contactPerson({ first_name: 'Ute', last_name: 'Öhler', facility, is_active: false })
  await a.contactPerson({ first_name: 'Jan', last_name: 'Abel', facility, function: await a.lookup('contact_person_function') })
  const { contact_persons } = (await anna.get(`/facilities/${facility}.json/`)).body
  expect(contact_persons.map(({ name }: { name: string }) => name)).toEqual(['Jan Abel', 'Ute Öhler', 'Zoe Adler'])
  expect(contact_persons[0]).toMatchObject({ email: '', phone: '', mobile: '', function: { id: expect.any(Number) } })
  expect(contact_persons[1].function).toBe(null)
})

test('a deleted contact person leaves no reference behind', async () => {
  const person = await a.contactPerson()
  const facility = await a.facility({ main_contact: person, contract_contact: person, invoice_contact: person })
  const entry = await a.engagement({ facility, contact_person: person })
  expect((await anna.remove(`/contact-persons/${person}/`)).status).toBe(204)
  expect((await anna.get(`/facilities/${facility}.json/`)).body).toMatchObject({
    main_contact: null,
    contract_contact: null,
    invoice_contact: null,
    contact_persons: [],
  })
  expect((await anna.get(`/engagements/${entry}.json/`)).body.contact_person).toBe(null)
})

test('main, contract and invoice contact are shown as contacts', async () => {
  const person = await a.contactPerson({ first_name: 'Eva', last_name: 'Haupt', email: 'eva@klinik.example', phone: '030 1' })
  const facility = await a.facility()
  for (const field of ['main_contact', 'contract_contact', 'invoice_contact']) {
    const { body } = await anna.patch(`/facilities/${facility}.json/`, { [field]: { id: person } })
    expect(body[field]).toEqual({
      id: person,
      name: 'Eva Haupt',
      full_name: 'Eva Haupt',
      email: 'eva@klinik.example',
      phone: '030 1',
      mobile: '',
    })
    expect((await anna.patch(`/facilities/${facility}.json/`, { [field]: null })).body[field]).toBeNull()
  }
})
