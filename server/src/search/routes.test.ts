import { engagement } from '@kasack/contract/engagement.ts'
import type { Field } from '@kasack/contract/field.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { SearchAnswer, SearchKind, SearchResult } from '@kasack/contract/search.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { openWork } from '../platform/job/work.ts'
import { readSettings } from '../platform/program/env.ts'
import { searchJob } from '../search-index/jobs.ts'

const { app, a, as, anonymous, clock, db, work } = await testApp()
const all = await as({ is_superuser: true })
const none = await as()

const search = async (q: string, { by = all, more = '' } = {}): Promise<SearchAnswer> => {
  await work.once()
  const { status, body } = await by.get(`/search.json/?q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  return body as SearchAnswer
}
const found = async (...asked: Parameters<typeof search>) => (await search(...asked)).results.map(({ kind, id }) => [kind, id])

test('whoever is not signed in finds nothing, and blanks find nothing', async () => {
  expect((await anonymous.get('/search.json/?q=a')).status).toBe(401)
  expect(await search('  ')).toEqual({ results: [], counts: {} })
  expect((await all.get('/search.json/')).body).toEqual({ results: [], counts: {} })
  expect((await all.get(`/search.json/?q=${'a'.repeat(201)}`)).body.errors).toHaveProperty('q')
  expect((await all.get(`/search.json/?q=a&kinds=users`)).body.errors).toHaveProperty('kinds')
})

test('an employee is found by the words of her name, her town and her number, in any order and spelling', async () => {
  const id = await a.employee({
    first_name: 'Änne',
    last_name: 'Grünbäumler',
    postal_code: '20146',
    city: 'Hamburg',
    mobile: '0171 / 4929 001',
    public_id: 774411,
  })
  for (const q of [
    'Änne Grünbäumler',
    'gruenbaeumler aenne',
    'Grunbaumler',
    'grünb ham',
    'Grünbaeumlr Hamburk',
    '20146 gru',
    'Grünbäumler 20146 Hamburg',
    '0171 4929001',
    '+49 171 4929-001',
    '4929',
    'grünb 0171 492',
    '774411',
    `#${id} grü`,
  ])
    expect([q, await found(q, { more: '&kinds=employees' })]).toEqual([q, [['employees', id]]])
  for (const q of ['Grünbäumler Bremen', '20147 Grünbäumler', '774412', 'xrünbäumlex', '#999999']) expect(await found(q)).toEqual([])
})

test('an applicant, a contact person, a vacancy and a booking are found by number, postal code and id', async () => {
  const place = { postal_code: '24939', city: 'Flensburg' }
  const applicant = await a.applicant({ last_name: 'Sanddorn', mobile: '0171 / 88 77 661', ...place })
  const facility = await a.facility({ name: 'Haus Sanddorn', ...place })
  const contact = await a.contactPerson({ last_name: 'Sanddorn', phone: '0461 / 55 44 33', facility })
  const vacancy = await a.vacancy({ facility, name: 'Nachtwache' })
  const booking = await a.booking({ vacancy })
  for (const [kind, id, ...asked] of [
    ['applicants', applicant, '0171 8877661', '+49 171 887', '24939 sanddorn', `#${applicant} sand`],
    ['contact-persons', contact, '+49461554433', '554433', `#${contact} sanddorn`],
    ['vacancies', vacancy, '24939 nachtwache', `#${vacancy} nacht`],
    ['bookings', booking, `#${booking} sanddorn`],
  ] as const)
    for (const q of asked) expect([q, await found(q, { more: `&kinds=${kind}` })]).toEqual([q, [[kind, id]]])
})

test('a result says what it is, where it is, and what was meant', async () => {
  const facility = await a.facility({ name: 'Haus Quellental', postal_code: '10115', city: 'Berlin', phone: '030 77665501' })
  expect(await search('quelental 77665')).toEqual({
    results: [
      {
        kind: 'facilities',
        id: facility,
        title: 'Haus Quellental',
        subtitle: '10115 Berlin · 030 77665501',
        path: `/facilities/${facility}`,
        matched: ['030 77665501', 'Quellental'],
      },
    ],
    counts: { facilities: 1 },
  })
})

test('equal words come before beginnings, beginnings before slips, active before inactive, then the newest', async () => {
  const make = async (last_name: string, more = {}) => a.employee({ first_name: 'Q', last_name, ...more })
  const slip = await make('Wurbelow')
  const beginning = await make('Worbelowski')
  const inactive = await make('Worbelow', { is_active: false })
  const older = await make('Worbelow')
  clock.set('2026-06-10T10:05:00Z')
  const newer = await make('Worbelow')
  expect((await search('worbelow')).results.map(({ id }) => id)).toEqual([newer, older, inactive, beginning, slip])
})

test('a record comes before those that only name it', async () => {
  const facility = await a.facility({ name: 'Stift Zebrahain', is_active: false })
  const vacancy = await a.vacancy({ facility, name: 'Nachtdienst' })
  expect(await found('zebrahain')).toEqual([
    ['facilities', facility],
    ['vacancies', vacancy],
  ])
})

/** What is written the next day is newer. */
async function nextDay<T>(write: () => Promise<T>): Promise<T> {
  const before = clock.now()
  clock.set('2026-06-11T10:00:00Z')
  const written = await write()
  clock.set(before.toISOString())
  return written
}

test('a facility comes before its vacancies without a name, though they are newer', async () => {
  const facility = await a.facility({ name: 'Stift Kamelhain' })
  const vacancy = await nextDay(() => a.vacancy({ facility, name: '' }))
  expect(await found('stift kamelhain')).toEqual([
    ['facilities', facility],
    ['vacancies', vacancy],
  ])
})

test('an employee comes before her bookings, though they are newer', async () => {
  const employee = await a.employee({ first_name: 'Olena', last_name: 'Buchweizen' })
  const booking = await nextDay(() => a.booking({ employee }))
  expect(await found('olena buchveizen')).toEqual([
    ['employees', employee],
    ['bookings', booking],
  ])
})

test('kinds are found as somebody is asked for them, so many of each', async () => {
  const group = await a.facilityGroup({ name: 'Tannenzapfen Gruppe' })
  const facility = await a.facility({ name: 'Tannenzapfen Haus', facility_group: group })
  await a.facility({ name: 'Tannenzapfen Hof' })
  const contact = await a.contactPerson({ last_name: 'Tannenzapfen', facility })
  const kinds = async (more: string) => (await search('tannenzapfen', { more })).results.map(({ kind }) => kind)
  expect((await kinds('&kinds=facilities,contact-persons&size=1')).toSorted()).toEqual(['contact-persons', 'facilities'])
  expect((await kinds('&size=3')).length).toBe(3)
  expect(await search('tannenzapfen', { more: '&kinds=contact-persons' })).toMatchObject({
    results: [{ kind: 'contact-persons', id: contact, subtitle: 'Tannenzapfen Haus' }],
    counts: { 'contact-persons': 1 },
  })
})

test('counts are exact up to 100, above that they are 101', async () => {
  const many = (word: string, number: number) => Array.from({ length: number }, (_, at) => a.facilityGroup({ name: `${word} ${at}` }))
  await Promise.all([...many('Hundertgruppe', 100), ...many('Mehrgruppe', 102)])
  expect((await search('hundertgruppe')).counts).toEqual({ facilitygroups: 100 })
  expect((await search('mehrgruppe')).counts).toEqual({ facilitygroups: 101 })
  expect((await search('mehrgruppe', { more: '&size=500' })).results).toHaveLength(50)
})

test('where very many match, those with whole words come first, and then the newest', async () => {
  await sql`insert into facility_group (name, is_active) select 'Massenhaft ' || number, number % 2 = 0 from generate_series(1, 400) number`.execute(
    db,
  )
  await sql`insert into facility_group (name) select 'Massenhafte ' || number from generate_series(1, 400) number`.execute(db)
  const { results, counts } = await search('massenhaft', { more: '&size=3' })
  expect(results.map(({ title }) => title)).toEqual(['Massenhaft 400', 'Massenhaft 398', 'Massenhaft 396'])
  expect(counts).toEqual({ facilitygroups: 101 })
  expect((await search('ma', { more: '&size=1&kinds=facilitygroups' })).results).toMatchObject([{ title: 'Massenhafte 400' }])
})

test('whole words that seldom go together come first even where they go together very often, and in the oldest record', async () => {
  const oldest = await a.facilityGroup({ name: 'Zwiebach Antonie' })
  await sql`insert into facility_group (name) select 'Zwiebachs Antonies ' || number from generate_series(1, 310) number`.execute(db)
  await sql`insert into facility_group (name) select 'Andere ' || number from generate_series(1, 1000) number`.execute(db)
  const { results, counts } = await search('zwiebach antonie', { more: '&size=1' })
  expect(results.map(({ id }) => id)).toEqual([oldest])
  expect(counts).toEqual({ facilitygroups: 101 })
})

test('each kind is found by who may read it, in results and counts', async () => {
  const person = { first_name: 'Ida', last_name: 'Sonderwort' }
  const employee = await a.employee(person)
  await a.applicant(person)
  await a.booking({ employee })
  const counted = async (...permissions: Parameters<typeof as>[0] extends { permissions?: infer P } | undefined ? NonNullable<P> : never) =>
    Object.keys((await search('sonderwort', { by: await as({ permissions }) })).counts) as SearchKind[]
  expect(await counted()).toEqual([])
  expect(await counted('employees.view_employee')).toEqual(['employees'])
  expect(await counted('employees.view_applicant')).toEqual(['applicants'])
  expect(await counted('vacancies.view_booking')).toEqual(['bookings'])
})

test('an entry is found by its notes and by whomever it is about', async () => {
  const parties = {
    facility: await a.facility({ name: 'Haus Hausfeldmark' }),
    contact_person: await a.contactPerson({ first_name: 'Q', last_name: 'Kontaktfeldmark' }),
    employee: await a.employee({ first_name: 'Q', last_name: 'Personfeldmark' }),
    applicant: await a.applicant({ first_name: 'Q', last_name: 'Bewerbfeldmark' }),
  }
  const others = [...lookupEntities.map(({ name }) => name), 'user']
  const named = Object.entries<Field>(engagement.fields).filter(
    ([, { kind, target }]) => kind === 'ref' && target && !others.includes(target),
  )
  expect(Object.keys(parties).toSorted()).toEqual(named.map(([name]) => name).toSorted())
  const entry = await a.engagement({ ...parties, note: 'Notizfeldmark' })
  for (const q of ['hausfeldmark', 'kontaktfeldmark', 'personfeldmark', 'bewerbfeldmark', 'notizfeldmark'])
    expect([q, await found(q, { more: '&kinds=engagements' })]).toEqual([q, [['engagements', entry]]])
})

test('an entry is not found by the applicant whom it hides, and not at all where it is not there', async () => {
  const applicant = await a.applicant({ last_name: 'Verborgenfeld' })
  const facility = await a.facility({ name: 'Haus Offenfeld' })
  const both = await a.engagement({ applicant, facility, note: 'Rückruf wegen Sommerplan' })
  const alone = await a.engagement({ applicant, note: 'Bewerbung wegen Sommerplan' })
  const recruiter = await as({ permissions: ['employees.view_applicant'] })
  const entries = async (q: string, by = none) => (await search(q, { by, more: '&kinds=engagements' })).results.map(({ id }) => id)
  expect(await entries('verborgenfeld', recruiter)).toEqual([alone, both])
  expect(await entries('verborgenfeld')).toEqual([])
  expect(await entries('sommerplan', recruiter)).toEqual([alone, both])
  expect(await entries('sommerplan')).toEqual([both])
  const [shown] = (await search('sommerplan', { by: none })).results
  expect(JSON.stringify(shown)).not.toContain('Verborgenfeld')
  expect((await search('sommerplan', { by: none })).counts).toEqual({ engagements: 1 })
})

test('what has changed is found by its new words and no longer by the old ones, and those that name it follow', async () => {
  const facility = await a.facility({ name: 'Altname Haus' })
  const vacancy = await a.vacancy({ facility, name: 'Frühdienst' })
  expect((await search('altname')).counts).toEqual({ facilities: 1, vacancies: 1 })
  expect((await all.patch(`/facilities/${facility}.json/`, { name: 'Neuwort Haus' })).status).toBe(200)
  expect((await search('altname')).counts).toEqual({})
  expect(await found('neuwort')).toEqual([
    ['facilities', facility],
    ['vacancies', vacancy],
  ])
})

test('what is changed is found within three seconds', async () => {
  const notes = new Map()
  const keeping = openWork([searchJob], { db, clock, settings: readSettings({}), log: app.log, notes })
  keeping.start()
  onTestFinished(keeping.stop)
  await vi.waitUntil(() => notes.get('search').outcome === 'done')
  const group = await a.facilityGroup({ name: 'Eiligengruppe' })
  const findNow = async () => (await all.get('/search.json/?q=eiligengruppe')).body.results.map(({ id }: SearchResult) => id)
  await expect.poll(findNow, { timeout: 3_000, interval: 100 }).toEqual([group])
})

test('what is deleted is gone at once, and its words soon after', async () => {
  const group = await a.facilityGroup({ name: 'Vergehengruppe' })
  expect(await found('vergehengruppe')).toEqual([['facilitygroups', group]])
  expect((await all.remove(`/facilitygroups/${group}.json/`)).status).toBe(204)
  expect((await all.get('/search.json/?q=vergehengruppe')).body).toEqual({ results: [], counts: {} })
  await work.once()
  const { rows } = await sql`
    select word from search_word where word like 'vergeh%' union all select cut from search_cut where beginning like 'verge%'
    union all select named from search_record where named = 'Vergehengruppe'`.execute(db)
  expect(rows).toEqual([])
})

test('what was written beside the notes is found once all is gone through, as after a crash', async () => {
  await work.once()
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('kasack.history', 'off', true)`.execute(tx)
    await sql`insert into facility_group (name) values ('Nachtraggruppe')`.execute(tx)
  })
  expect(await found('nachtraggruppe')).toEqual([])
  await sql`truncate search_state`.execute(db)
  expect((await search('nachtraggruppe')).counts).toEqual({ facilitygroups: 1 })
})

test('of two processes that keep the index one does it', async () => {
  const group = await a.facilityGroup({ name: 'Doppelgruppe' })
  await Promise.all([work.once(), work.once()])
  expect(await found('doppelgruppe')).toEqual([['facilitygroups', group]])
})

test('records that are known are named in the order in which they are asked for, as far as the reader may see them', async () => {
  const [facility, applicant] = [await a.facility({ name: 'Haus Merkzettel' }), await a.applicant({ last_name: 'Merkzettel' })]
  const hidden = await a.engagement({ applicant, note: 'Rückruf' })
  const asked = `/search.json/?records=engagements:${hidden},facilities:${facility},facilities:999999,applicants:${applicant}`
  const known = async (by: typeof all) => (await by.get(asked)).body.results.map(({ kind, id }: SearchResult) => [kind, id])
  const shown = ['facilities', facility]
  expect(await known(all)).toEqual([['engagements', hidden], shown, ['applicants', applicant]])
  expect(await known(none)).toEqual([shown])
  expect((await all.get('/search.json/?records=users:1')).body.errors).toHaveProperty('records')
  expect(
    (await all.get(`/search.json/?records=${Array.from({ length: 21 }, (_, at) => `facilities:${at + 1}`).join()}`)).body.errors,
  ).toEqual({
    records: [expect.stringContaining('20')],
  })
})

test('a pasted text finds nothing and breaks nothing', async () => {
  for (const q of [`';--%_\\`, '%', '_', '*', '#', '\u{1F600}', '日本', 'a'.repeat(200), '1 2 3 4 5 6 7 8 9 10 11 12 13 14', '+', '(0)'])
    expect([q, (await all.get(`/search.json/?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200])
})
