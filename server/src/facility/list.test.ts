import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock, db } = await testApp()
const anna = await as()
const names = (body: { results: { name: string }[] }) => body.results.map(({ name }) => name)
const list = async (query: string) => (await anna.get(`/facilities.json/?${query}`)).body
const found = async (query: string) => names(await list(`${query}&sort=name`))

describe('pages', async () => {
  for (let number = 0; number < 12; number++) await a.facility({ company: 'Zwölf', name: `Haus ${String(number).padStart(2, '0')}` })

  test('twelve records in pages of five are five, five and two', async () => {
    const pages = []
    for (const page of [1, 2, 3]) {
      const { count, results } = await list(`search=zwölf&size=5&page=${page}`)
      pages.push([count, results.length])
    }
    expect(pages).toEqual([
      [12, 5],
      [12, 5],
      [12, 2],
    ])
  })
  test('there is no page beyond the last, none before the first, and none without a number', async () => {
    for (const page of ['4', '0', '-1', 'x', '1.5', '99999999999999999999']) {
      const { status, body } = await anna.get(`/facilities.json/?search=zwölf&size=5&page=${page}`)
      expect([status, body.detail]).toEqual([404, 'Invalid page.'])
    }
  })
  test('page 1 of an empty list is empty', async () => {
    expect(await list('search=nirgends')).toEqual({ count: 0, next: null, previous: null, results: [] })
  })
  test('a wrong parameter is refused before the page is looked at', async () => {
    const { status, body } = await anna.get('/facilities.json/?page=99&is_active=perhaps&facility_type__id=x')
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['is_active', 'facility_type__id'])
  })
  test('size is 10 unless it is a positive number, 1000 at most, and goes before page_size', async () => {
    const sizeOf = async (query: string) => (await list(`search=zwölf&${query}`)).results.length
    expect(await sizeOf('')).toBe(10)
    for (const wrong of ['size=0', 'size=-3', 'size=x', 'size=2.5']) expect(await sizeOf(wrong)).toBe(10)
    expect(await sizeOf('page_size=3')).toBe(3)
    expect(await sizeOf('size=4&page_size=3')).toBe(4)
    expect(await sizeOf('size=&page_size=4')).toBe(4)
    const [facility_type] = [await a.lookup('facility_type')]
    await sql`
      insert into facility (name, client_number, facility_type_id, created_datetime)
      select 'Haus', 'tausendundeins', ${facility_type}, now() from generate_series(1, 1001)`.execute(db)
    for (const large of ['1000', '5000', '9'.repeat(30)]) {
      const { count, results, next } = await list(`search=tausendundeins&size=${large}`)
      expect([count, results.length, next]).toEqual([1001, 1000, expect.stringContaining('page=2')])
    }
  })
  test('next and previous lead to the same query on the pages beside', async () => {
    const { next, previous } = await list('search=zwölf&size=5&page=2')
    expect(next).toBe('http://localhost:3000/api/v0/facilities.json/?search=zw%C3%B6lf&size=5&page=3')
    expect(previous).toBe('http://localhost:3000/api/v0/facilities.json/?search=zw%C3%B6lf&size=5&page=1')
  })
  test('up to 50 different words are searched for, more are refused', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, number) => `${number}`).join('+')
    expect((await anna.get(`/facilities.json/?search=${words(50)}`)).status).toBe(200)
    expect((await anna.get(`/facilities.json/?search=${words(51)}`)).body.errors).toHaveProperty('search')
    expect((await list(`search=${'zwölf+'.repeat(1000)}`)).count).toBe(12)
  })
  test('of a repeated parameter the last counts', async () => {
    expect((await list('search=zwölf&size=5&size=3')).results.length).toBe(3)
  })
})

describe('sorting', async () => {
  for (const [name, city] of [
    ['b', 'Ulm'],
    ['B', 'ulm'],
    ['c', ''],
    ['ä', 'Aue'],
  ])
    await a.facility({ name, city, client_number: 'sorting' })

  test('ties fall in the order of ids, in the direction of the first key', async () => {
    expect(names(await list('search=sorting&sort=name'))).toEqual(['ä', 'b', 'B', 'c'])
    expect(names(await list('search=sorting&sort=-name'))).toEqual(['c', 'B', 'b', 'ä'])
    expect(names(await list('search=sorting&sort=city'))).toEqual(['ä', 'b', 'B', 'c'])
    expect(names(await list('search=sorting&sort=-city'))).toEqual(['B', 'b', 'ä', 'c'])
  })
  test('several keys count one after the other', async () => {
    expect(names(await list('search=sorting&sort=city,-name'))).toEqual(['ä', 'b', 'B', 'c'])
    expect(names(await list('search=sorting&sort=-city,id'))).toEqual(['b', 'B', 'ä', 'c'])
  })
  test('unknown keys are ignored, the default order holds when none is left', async () => {
    expect(names(await list('search=sorting&sort=nonsense,-name'))).toEqual(['c', 'B', 'b', 'ä'])
    expect(names(await list('search=sorting&sort=nonsense'))).toEqual(['b', 'B', 'c', 'ä'])
  })
  test('a dot says the same as two underscores, and joined tables sort by their names', async () => {
    const types = ['Hospiz', 'Arztpraxis', 'Fachklinik']
    for (const type of types)
      await a.facility({ client_number: 'joined', name: type, facility_type: await a.lookup('facility_type', type) })
    expect(names(await list('search=joined&sort=facility_type.name'))).toEqual(['Arztpraxis', 'Fachklinik', 'Hospiz'])
    expect(names(await list('search=joined&sort=-facility_type__name'))).toEqual(['Hospiz', 'Fachklinik', 'Arztpraxis'])
  })
  test('who has no group comes last both ways', async () => {
    await a.facility({ client_number: 'grouped', name: 'ohne' })
    for (const name of ['A', 'B']) await a.facility({ client_number: 'grouped', name, facility_group: await a.facilityGroup({ name }) })
    expect(names(await list('search=grouped&sort=facility_group__name'))).toEqual(['A', 'B', 'ohne'])
    expect(names(await list('search=grouped&sort=-facility_group__name'))).toEqual(['B', 'A', 'ohne'])
  })
})

describe('filters', async () => {
  const [clinic, hospice] = [await a.lookup('facility_type', 'Fachklinik'), await a.lookup('facility_type', 'Hospiz')]
  const group = await a.facilityGroup({ name: 'Elbe 100%_Verbund' })
  const user = await a.user({ username: 'betreuer' })
  const all = { client_number: 'filters' }
  await a.facility({
    ...all,
    name: 'Münchner Haus',
    city: 'MÜNCHEN',
    postal_code: '80331',
    facility_type: clinic,
    phone: '030 / 23125-100',
    email: 'Info@a.example',
  })
  await a.facility({
    ...all,
    name: 'Berliner Haus',
    postal_code: '10115',
    facility_type: hospice,
    facility_group: group,
    is_active: false,
    company: 'Spree',
  })
  await a.facility({
    ...all,
    name: 'Wiener Haus',
    postal_code: '1010',
    country_code: 'AT',
    facility_type: hospice,
    support_user: user,
    mobile: '(0171) 39200',
  })

  test('a part of a text is found in any case, signs of patterns included', async () => {
    expect(await found('name__icontains=münchner')).toEqual(['Münchner Haus'])
    expect(await found('city__icontains=MüNch')).toEqual(['Münchner Haus'])
    expect(await found('email__icontains=INFO@')).toEqual(['Münchner Haus'])
    expect(await found('company__icontains=pree')).toEqual(['Berliner Haus'])
    expect(await found('facility_group__name__icontains=100%25_v')).toEqual(['Berliner Haus'])
    expect(await found('name__icontains=%25ner_')).toEqual([])
  })
  test('telephone numbers are compared without dividers', async () => {
    expect(await found('phone__icontains=03023125')).toEqual(['Münchner Haus'])
    expect(await found('phone__icontains=(0171)39')).toEqual(['Wiener Haus'])
  })
  test('comma lists are OR, blanks and empty members are nothing', async () => {
    expect(await found(`search=filters&facility_type__id=${clinic},%20${hospice},`)).toHaveLength(3)
    expect(await found(`search=filters&facility_type__id=${clinic}`)).toEqual(['Münchner Haus'])
    expect(await found('search=filters&is_active=true,false')).toHaveLength(3)
    for (const no of ['false', '0', '0,false']) expect(await found(`search=filters&is_active=${no}`)).toEqual(['Berliner Haus'])
    for (const yes of ['true', '1']) expect(await found(`search=filters&is_active=${yes}`)).not.toContain('Berliner Haus')
    expect(await found('search=filters&is_active=1,0')).toHaveLength(3)
    for (const wrong of ['2', 'yes', '1,x', 'TRUE'])
      expect((await anna.get(`/facilities.json/?is_active=${wrong}`)).body.errors).toHaveProperty('is_active')
    expect(await found(`search=filters&support_user__id=${user}&facility_group__id=`)).toEqual(['Wiener Haus'])
  })
  test('one wrong member refuses the list, an unknown id finds nothing', async () => {
    expect((await anna.get('/facilities.json/?facility_type__id=1,x')).status).toBe(400)
    expect((await list('facility_type__id=999999999999999999999')).count).toBe(0)
  })
  test('federal states are those of German postal codes', async () => {
    expect(await found('search=filters&states=BY')).toEqual(['Münchner Haus'])
    expect(await found('search=filters&states=BE,BY')).toEqual(['Berliner Haus', 'Münchner Haus'])
    expect((await anna.get('/facilities.json/?states=XX')).body.errors).toHaveProperty('states')
  })
  test('a changed postal code moves the facility to its state', async () => {
    const id = await a.facility({ ...all, name: 'Umzug', postal_code: '80331' })
    await anna.patch(`/facilities/${id}.json/`, { postal_code: '20095' })
    expect(await found('search=umzug&states=HH')).toEqual(['Umzug'])
    await anna.patch(`/facilities/${id}.json/`, { country_code: 'AT' })
    expect(await found('search=umzug&states=HH')).toEqual([])
  })
  test('text that no database can hold is refused', async () => {
    expect((await anna.get('/facilities.json/?name__icontains=a%00b')).body.errors).toHaveProperty('name__icontains')
    expect((await anna.get('/facilities.json/?search=a%00b')).body.errors).toHaveProperty('search')
  })
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
  expect(await ids('no_contact_in_last_days=2147483647')).toEqual([never, marked])
  expect((await anna.get('/facilities.json/?no_contact_in_last_days=1.5')).status).toBe(400)
})

test('facilities are found by the day of their newest contact and of their follow-up, and by whose it is', async () => {
  const all = { client_number: 'calendar' }
  const user = await a.user({ username: 'kalender' })
  const due = { followup_priority: 'low', followup_user: user }
  const early = await a.facility({ ...all, name: 'früh', followup_date: '2026-06-20', ...due })
  await a.facility({ ...all, name: 'spät', followup_date: '2026-06-21', followup_priority: 'high' })
  await a.facility({ ...all, name: 'nie' })
  await a.engagement({ facility: early }, { now: new Date('2026-06-01T22:30:00Z') }) // the second of June in Berlin
  const here = (query: string) => found(`search=calendar&${query}`)
  expect(await here('latest_engagement__created_datetime__date__gte=2026-06-02')).toEqual(['früh'])
  expect(await here('latest_engagement__created_datetime__date__gte=2026-06-03')).toEqual([])
  expect(await here('latest_engagement__created_datetime__date__lte=2026-06-02')).toEqual(['früh'])
  expect(await here('latest_engagement__created_datetime__date__lte=2026-06-01')).toEqual([])
  await a.engagement({ facility: early }, { now: new Date('2026-06-05T21:30:00Z') })
  expect(await here('latest_engagement__created_datetime__date__lte=2026-06-05')).toEqual(['früh'])
  expect(await here('followup_date__lte=2026-06-20')).toEqual(['früh'])
  expect(await here('followup_date__gte=2026-06-21')).toEqual(['spät'])
  expect(await here(`followup_user__id=${user}`)).toEqual(['früh'])
  expect(await here('priority=high')).toEqual(['spät'])
  expect(names(await list('search=calendar&sort=followup_date'))).toEqual(['früh', 'spät', 'nie'])
  expect(names(await list('search=calendar&sort=-followup_date'))).toEqual(['spät', 'früh', 'nie'])
})

test('facilities sort by company, postal code, address of mail and the day they came', async () => {
  const all = { client_number: 'further' }
  clock.set('2026-06-10T10:00:00Z')
  await a.facility({ ...all, name: 'eins', company: 'Ö', postal_code: '10115', email: 'b@x.example' })
  clock.set('2026-06-10T09:00:00Z')
  await a.facility({ ...all, name: 'zwei', company: 'N', postal_code: '01067', email: 'C@x.example' })
  clock.set('2026-06-10T11:00:00Z')
  await a.facility({ ...all, name: 'drei' })
  const order = async (sort: string) => names(await list(`search=further&sort=${sort}`))
  expect([await order('company'), await order('-company')]).toEqual([
    ['zwei', 'eins', 'drei'],
    ['eins', 'zwei', 'drei'],
  ])
  expect([await order('postal_code'), await order('-postal_code')]).toEqual([
    ['zwei', 'eins', 'drei'],
    ['eins', 'zwei', 'drei'],
  ])
  expect([await order('email'), await order('-email')]).toEqual([
    ['eins', 'zwei', 'drei'],
    ['zwei', 'eins', 'drei'],
  ])
  expect(await order('created_datetime')).toEqual(['zwei', 'eins', 'drei'])
})

describe('vacancies', async () => {
  const book = (id: number, bookings: number) => sql`update vacancy set number_of_bookings = ${bookings} where id = ${id}`.execute(db)
  const made = async (...all: [given: object, bookings: number][]) => {
    const facility = await a.facility({ company: 'Mit Bedarf gGmbH' })
    for (const [given, bookings] of all) await book(await a.vacancy({ facility, ...given }), bookings)
    return facility
  }
  const over = { date_range: { lower: '2026-05-01', upper: '2026-06-09' } }
  const lastDay = { date_range: { lower: '2026-05-01', upper: '2026-06-10' } }
  const two = { number_of_positions: 2 }
  const facilities = {
    none: await made(),
    empty: await made([lastDay, 0]),
    some: await made([two, 1]),
    full: await made([two, 2]),
    over: await made([over, 0]),
    closed: await made([{ status: 'closed' }, 0]),
    without: await made([{ number_of_positions: 0 }, 0]),
  }
  const foundBy = async (query: string) => {
    const all = (await list(`company__icontains=bedarf&${query}`)).results.map(({ id }: { id: number }) => id)
    return Object.entries(facilities).flatMap(([name, id]) => (all.includes(id) ? [name] : []))
  }

  test.each([
    ['vacancies_state=empty', ['empty', 'without']],
    ['vacancies_state=partially_filled', ['some']],
    ['vacancies_state=filled', ['full']],
    ['vacancies_state=empty, partially_filled', ['empty', 'some', 'without']],
    ['has_current_or_future_vacancy=true', ['empty', 'some', 'full', 'without']],
    ['has_current_or_future_vacancy=0', ['none', 'over', 'closed']],
    ['vacancies_present=1', ['empty', 'some', 'full', 'over', 'closed', 'without']],
    ['vacancies_present=false', ['none']],
    ['vacancies__status=closed', ['closed']],
    ['vacancies__status=10,closed', ['empty', 'some', 'full', 'over', 'closed', 'without']],
  ])('with %s', async (query, expected) => {
    expect(await foundBy(query)).toEqual(expected)
  })
})
