import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous, clock } = await testApp()
const anna = await as()
const found = async (query: string) =>
  (await anna.get(`/contact-persons.json/?${query}&sort=name`)).body.results.map(({ name }: { name: string }) => name)

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
  const { body } = await anna.patch(`/facilities/${facility}.json/`, { main_contact: { id: person } })
  expect(body.main_contact).toEqual({
    id: person,
    name: 'Eva Haupt',
    full_name: 'Eva Haupt',
    email: 'eva@klinik.example',
    phone: '030 1',
    mobile: '',
  })
})

test('names are found in both orders, a comma after the last name ignored', async () => {
  await a.contactPerson({ title: 'Prof.', first_name: 'Änne', last_name: 'von Wendtal' })
  for (const part of ['prof. änne', 'Änne von', 'von wendtal, än', 'WENDTAL ÄNNE', 'endt']) {
    expect(await found(`name__icontains=${encodeURIComponent(part)}`)).toEqual(['Prof. Änne von Wendtal'])
  }
  expect(await found('search=wendtal%20prof')).toEqual(['Prof. Änne von Wendtal'])
})

test('the list is searched by phone, facility and group, and a divider alone finds the numbers in which it stands', async () => {
  const facility = await a.facility({ name: 'Klinikum Nordlicht', postal_code: '20095' })
  const facility_group = await a.facilityGroup({ name: 'Südwind-Gruppe' })
  await a.contactPerson({ first_name: 'Nora', last_name: 'Licht', facility, phone: '040 / 66969-1 App. 7' })
  await a.contactPerson({ first_name: 'Sven', last_name: 'Wind', facility_group, postal_code: '80331' })
  expect(await found('search=nordlicht')).toEqual(['Nora Licht'])
  expect(await found('search=0406696')).toEqual(['Nora Licht'])
  expect(await found('search=südwind')).toEqual(['Sven Wind'])
  expect(await found('search=licht%20/')).toEqual(['Nora Licht'])
  expect(await found('search=wind%20/')).toEqual([])
  expect(await found('phone__icontains=/')).toEqual(['Nora Licht'])
  for (const part of ['040-66', 'app', 'APP. 7']) expect(await found(`phone__icontains=${part}`)).toEqual(['Nora Licht'])
  expect(await found('states=HH')).toEqual(['Nora Licht'])
  expect(await found('states=BY')).toEqual(['Sven Wind'])
  const group = await a.facilityGroup()
  await a.contactPerson({ first_name: 'Gert', last_name: 'Gruppe', facility_group: group })
  expect(await found(`facility_or_group_ids=${facility},${group}`)).toEqual(['Gert Gruppe', 'Nora Licht'])
  expect(await found(`facility_or_group_ids=${facility}`)).toEqual(['Nora Licht'])
  expect((await anna.get('/contact-persons.json/?facility_or_group_ids=x')).status).toBe(400)
})

test('persons sort by last name, then first name, and the never contacted come last both ways', async () => {
  const facility = await a.facility()
  const [one, two, three] = [
    await a.contactPerson({ first_name: 'Bea', last_name: 'Zorn', facility }),
    await a.contactPerson({ title: 'Dr.', first_name: 'Alf', last_name: 'Zorn', facility }),
    await a.contactPerson({ first_name: 'Cem', last_name: 'Arslan', facility }),
  ]
  const order = async (sort: string) =>
    (await anna.get(`/contact-persons.json/?facility=${facility}&sort=${sort}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await order('name')).toEqual([three, two, one])
  expect(await order('-name')).toEqual([one, two, three])
  await a.engagement({ facility, contact_person: two }, { now: new Date('2026-06-01T22:30:00Z') })
  await a.engagement({ facility, contact_person: three }, { now: new Date('2026-06-03T08:00:00Z') })
  expect(await order('-latest_engagement__created_datetime')).toEqual([three, two, one])
  expect(await order('latest_engagement.created_datetime')).toEqual([two, three, one])
  const { body } = await anna.get(`/contact-persons/${two}.json/`)
  expect(body).toMatchObject({ last_contact_date: '2026-06-02', latest_engagement: { created_datetime: '2026-06-01T22:30:00.000000Z' } })
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__lte=2026-06-02`)).toEqual(['Dr. Alf Zorn'])
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__gte=2026-06-03`)).toEqual(['Cem Arslan'])
})

test('facilities without contact for days are found, the never contacted too; a bare follow-up is no contact', async () => {
  clock.set('2026-06-10T10:00:00Z')
  const tagged = { client_number: 'contact' }
  const [recent, old, never, marked] = [
    await a.facility(tagged),
    await a.facility(tagged),
    await a.facility(tagged),
    await a.facility({ ...tagged, followup_date: '2026-06-20' }),
  ]
  await a.engagement({ facility: recent }, { now: new Date('2026-04-21T10:00:00Z') })
  await a.engagement({ facility: old }, { now: new Date('2026-04-21T09:59:59Z') })
  const ids = async (query: string) =>
    (await anna.get(`/facilities.json/?search=contact&${query}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await ids('no_contact_in_last_days=50')).toEqual([old, never, marked])
  expect(await ids('no_contact_in_last_days=100')).toEqual([never, marked])
  expect(await ids('sort=-latest_engagement__created_datetime')).toEqual([recent, old, marked, never])
  expect(await ids('followup_date__gte=2026-06-20&followup_date__lte=2026-06-20&priority=medium,high')).toEqual([marked])
  expect((await anna.get('/facilities.json/?no_contact_in_last_days=1.5')).status).toBe(400)
})
