import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as()
const list = async (query: string) =>
  (await anna.get(`/contact-persons.json/?${query}`)).body.results.map(({ name }: { name: string }) => name)
const found = (query: string) => list(`${query}&sort=name`)

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
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__lte=2026-06-03`)).toHaveLength(2) // through that day
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__lte=2026-06-01`)).toEqual([])
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__gte=2026-06-02`)).toHaveLength(2)
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__gte=2026-06-03`)).toEqual(['Cem Arslan'])
  expect(await found(`facility=${facility}&latest_engagement__created_datetime__date__gte=2026-06-04`)).toEqual([])
})

test('the own address decides about the state, without a postal code the address of the facility', async () => {
  const facility = await a.facility({ name: 'Haus am Hafen', postal_code: '20095' })
  await a.contactPerson({ first_name: 'Ohne', last_name: 'Anschrift', facility })
  await a.contactPerson({ first_name: 'Mit', last_name: 'Anschrift', facility, postal_code: '80331' })
  await a.contactPerson({ first_name: 'Aus', last_name: 'Anschrift', facility, postal_code: '1010', country_code: 'AT' })
  expect(await found(`facility=${facility}&states=HH`)).toEqual(['Ohne Anschrift'])
  expect(await found(`facility=${facility}&states=BY`)).toEqual(['Mit Anschrift'])
  expect(await found(`facility=${facility}&states=BY,HH`)).toEqual(['Mit Anschrift', 'Ohne Anschrift'])
})

test('persons are filtered by where they work, what they do, their address of mail and whether they are still there', async () => {
  const group = await a.facilityGroup({ name: 'Ostwind' })
  const [home, other] = [await a.facility({ name: 'Westheim', facility_group: group }), await a.facility({ name: 'Ostheim' })]
  const [first, second] = [await a.lookup('contact_person_function', 'Einkauf'), await a.lookup('contact_person_function')]
  await a.contactPerson({ last_name: 'Eins', first_name: 'F', facility: home, function: first, email: 'Eins@west.example' })
  await a.contactPerson({ last_name: 'Zwei', first_name: 'F', facility: other, function: second, is_active: false })
  await a.contactPerson({ last_name: 'Drei', first_name: 'F', facility_group: group })
  expect(await found(`facility__id=${home}`)).toEqual(['F Eins'])
  expect(await found('facility__name__icontains=STHEIM')).toEqual(['F Eins', 'F Zwei'])
  expect(await found('facility__name__icontains=ostheim')).toEqual(['F Zwei'])
  expect(await found(`facility_group__id=${group}`)).toEqual(['F Drei']) // not those of its facilities
  expect(await found('facility_group__name__icontains=ostwind')).toEqual(['F Drei'])
  expect(await found(`facility=${home},${other}&function__id=${first}`)).toEqual(['F Eins'])
  expect(await found('email__icontains=eins@WEST')).toEqual(['F Eins'])
  expect(await found(`facility=${home},${other}&is_active=false`)).toEqual(['F Zwei'])
  expect(await found(`facility=${home},${other}&is_active=true`)).toEqual(['F Eins'])
})

test('persons sort by every name beside them, whoever has none last both ways', async () => {
  const group = await a.facilityGroup({ name: 'Sortiert' })
  const facilities = [await a.facility({ name: 'Zum Anker' }), await a.facility({ name: 'Älteste Klinik' })]
  const functions = [await a.lookup('contact_person_function', 'Recruiting'), await a.lookup('contact_person_function', 'Einkauf')]
  clock.set('2026-06-10T10:00:00Z')
  const anker = { first_name: 'Önder', last_name: 'Sortier', email: 'z@sort.example', facility: facilities[0], function: functions[0] }
  await a.contactPerson(anker)
  clock.set('2026-06-10T09:00:00Z')
  await a.contactPerson({
    first_name: 'Olaf',
    last_name: 'Sortier',
    email: 'Ä@sort.example',
    facility: facilities[1],
    function: functions[1],
  })
  clock.set('2026-06-10T11:00:00Z')
  await a.contactPerson({ first_name: 'Peer', last_name: 'Sortier', facility_group: group })
  const [oender, olaf, peer] = ['Önder Sortier', 'Olaf Sortier', 'Peer Sortier']
  const order = (sort: string) => list(`search=sortier&sort=${sort}`)
  expect(await order('id')).toEqual([oender, olaf, peer])
  expect(await order('first_name')).toEqual([olaf, oender, peer])
  expect(await order('last_name,-first_name')).toEqual([peer, oender, olaf])
  expect([await order('email'), await order('-email')]).toEqual([
    [olaf, oender, peer],
    [oender, olaf, peer],
  ])
  expect([await order('facility__name'), await order('-facility__name')]).toEqual([
    [olaf, oender, peer],
    [oender, olaf, peer],
  ])
  expect([await order('function__name'), await order('-function__name')]).toEqual([
    [olaf, oender, peer],
    [oender, olaf, peer],
  ])
  expect((await order('facility_group__name'))[0]).toBe(peer)
  expect((await order('-facility_group__name'))[0]).toBe(peer)
  expect(await order('-created_datetime')).toEqual([peer, oender, olaf])
})
