import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const root = await as({ is_superuser: true })
const list = async (query: string) => (await anna.get(`/employees.json/?${query}`)).body.results.map(({ name }: { name: string }) => name)
const found = (query: string) => list(`${query}&sort=name`)

test('names are found in both orders, a comma after the last name ignored', async () => {
  await a.employee({ title: 'Dr.', first_name: 'Änne', last_name: 'von Wendtal' })
  for (const part of ['dr. änne', 'Änne von', 'von wendtal, än', 'WENDTAL ÄNNE', 'endt'])
    expect(await found(`name__icontains=${encodeURIComponent(part)}`)).toEqual(['Dr. Änne von Wendtal'])
  expect(await found('search=wendtal%20dr.')).toEqual(['Dr. Änne von Wendtal'])
})

test('the list is searched by name, mail, telephone, town, postal code and number', async () => {
  await a.employee({
    first_name: 'Sina',
    last_name: 'Sucher',
    email: 'Sina.S@Pflege.example',
    phone: '040 / 66969-1',
    mobile: '0171/3920055',
    city: 'Görlitz',
    postal_code: '02826',
    public_id: 47110815,
  })
  for (const word of ['sina', 'SUCHER', 's@pflege', '0406696', '(0171) 3920055'.replaceAll(' ', ''), 'görl', '02826', '47110815', '711081'])
    expect([word, await found(`search=${encodeURIComponent(word)}`)]).toEqual([word, ['Sina Sucher']])
  expect(await found('search=sucher%20görlitz%20028')).toEqual(['Sina Sucher'])
  expect(await found('search=sucher%20zittau')).toEqual([])
  expect(await found('email__icontains=SINA.S@')).toEqual(['Sina Sucher'])
  expect(await found('phone__icontains=040-669')).toEqual(['Sina Sucher'])
  expect(await found('phone__icontains=0171%2039')).toEqual(['Sina Sucher'])
})

test('employees are filtered by how it stands with their papers, by whoever sees those', async () => {
  const clerk = await as({ permissions: ['employees.view_employee', 'employees.view_document'] })
  const kind = await a.documentKind({ is_obligatory: true, remind_days: 30 })
  const [held, short] = [
    await a.employee({ last_name: 'Paper', first_name: 'A' }),
    await a.employee({ last_name: 'Paper', first_name: 'B' }),
  ]
  await a.employee({ last_name: 'Paper', first_name: 'C' })
  await a.document({ employee: held, kind, checked_date: '2026-06-01' })
  await a.document({ employee: short, kind, checked_date: '2026-06-01', valid_until: '2026-06-20' })
  const among = async (query: string) =>
    (await clerk.get(`/employees.json/?search=paper&sort=name&${query}`)).body.results.map((one: { name: string }) => one.name)
  expect(await among('document_state=complete')).toEqual(['A Paper'])
  expect(await among('document_state=expiring')).toEqual(['B Paper'])
  expect(await among('document_state=missing')).toEqual(['C Paper'])
  expect(await among('document_state=missing,complete')).toEqual(['A Paper', 'C Paper'])
  expect((await anna.get('/employees.json/?document_state=missing')).status).toBe(403)
  // It is no order: that would tell whoever may not see it.
  for (const who of [clerk, anna]) {
    const { results } = (await who.get('/employees.json/?search=paper&sort=-document_state')).body
    expect(results.map((one: { name: string }) => one.name)).toEqual(['A Paper', 'B Paper', 'C Paper'])
  }
  await root.patch(`/lookups/document-kinds/${kind}/`, { is_obligatory: false })
})

test('employees are filtered by status, exam, qualification, dispatcher and whether they are still there', async () => {
  const [first, second] = [await a.lookup('employee_status', 'Verfügbar'), await a.lookup('employee_status', 'Im Einsatz')]
  const [exam, other] = [await a.lookup('exam', 'Altenpfleger/in'), await a.lookup('exam', 'Notfallsanitäter/in')]
  const [one, two, three] = [
    await a.lookup('qualification', 'Onkologie'),
    await a.lookup('qualification', 'Nephrologie/Dialyse'),
    await a.lookup('qualification', 'Notfallpflege'),
  ]
  const filtered = { last_name: 'Filter', dispatcher: anna.id }
  await a.employee({ ...filtered, first_name: 'Ada', status: first, exam, qualifications: [one, two] })
  await a.employee({ ...filtered, first_name: 'Bea', status: second, exam: other, qualifications: [two] })
  await a.employee({ ...filtered, first_name: 'Cem', status: second, is_active: false, dispatcher: await a.user() })
  const [ada, bea, cem] = ['Ada Filter', 'Bea Filter', 'Cem Filter']
  const among = (query: string) => found(`search=filter&${query}`)
  expect(await among(`status__id=${first}`)).toEqual([ada])
  expect(await among(`status__id=${first},${second}`)).toEqual([ada, bea, cem])
  expect(await among(`exam__id=${exam}`)).toEqual([ada])
  expect(await among(`exam__id=${exam},${other}`)).toEqual([ada, bea])
  expect(await among(`qualifications__id=${one}`)).toEqual([ada])
  expect(await among(`qualifications__id=${two}`)).toEqual([ada, bea])
  expect(await among(`qualifications__id=${one},${three}`)).toEqual([ada])
  expect(await among(`qualifications__id=${three}`)).toEqual([])
  expect(await among(`dispatcher__id=${anna.id}`)).toEqual([ada, bea])
  expect(await among('is_active=true')).toEqual([ada, bea])
  expect(await among('is_active=0')).toEqual([cem])
  expect(await among('is_active=true,false')).toEqual([ada, bea, cem])
  expect(await among('status__id=99999')).toEqual([])
  for (const query of ['status__id=x', 'qualifications__id=1,x', 'is_active=maybe', 'states=XX'])
    expect((await anna.get(`/employees.json/?${query}`)).status).toBe(400)
})

test('the address decides about the state; nobody abroad is in one', async () => {
  await a.employee({ first_name: 'Hanna', last_name: 'Land', postal_code: '20095', preferred_postal_code: '80331' })
  await a.employee({ first_name: 'Maxi', last_name: 'Land', postal_code: '80331' })
  await a.employee({ first_name: 'Anton', last_name: 'Land', postal_code: '80331', country_code: 'AT' })
  expect(await found('search=land&states=HH')).toEqual(['Hanna Land'])
  expect(await found('search=land&states=BY')).toEqual(['Maxi Land'])
  expect(await found('search=land&states=BY,HH')).toEqual(['Hanna Land', 'Maxi Land'])
})

test('employees sort by every column, whoever has no value last both ways', async () => {
  const [verfuegbar, einsatz] = [await a.lookup('employee_status', 'Verfügbar'), await a.lookup('employee_status', 'Im Einsatz')]
  const [altenpflege, hebamme] = [await a.lookup('exam', 'Altenpfleger/in'), await a.lookup('exam', 'Hebamme/Entbindungspfleger')]
  const dispatchers = [await a.user({ username: 'zora' }), await a.user({ username: 'anton' })]
  clock.set('2026-06-10T10:00:00Z')
  await a.employee({
    title: 'Dr.',
    first_name: 'Önder',
    last_name: 'Sortier',
    email: 'z@sort.example',
    public_id: 9,
    status: verfuegbar,
    exam: hebamme,
    dispatcher: dispatchers[0],
    available_from_date: '2026-09-01',
    preferred_location_radius: 50,
  })
  clock.set('2026-06-10T09:00:00Z')
  await a.employee({
    first_name: 'Olaf',
    last_name: 'Sortier',
    email: 'Ä@sort.example',
    public_id: 80,
    status: einsatz,
    exam: altenpflege,
    dispatcher: dispatchers[1],
    available_from_date: '2026-07-01',
    preferred_location_radius: 200,
  })
  clock.set('2026-06-10T11:00:00Z')
  await a.employee({ first_name: 'Peer', last_name: 'Sortier', status: verfuegbar })
  const [oender, olaf, peer] = ['Dr. Önder Sortier', 'Olaf Sortier', 'Peer Sortier']
  const both = async (sort: string) => [await list(`search=sortier&sort=${sort}`), await list(`search=sortier&sort=-${sort}`)]
  expect(await both('id')).toEqual([
    [oender, olaf, peer],
    [peer, olaf, oender],
  ])
  expect(await list('search=sortier')).toEqual([oender, olaf, peer])
  for (const sort of ['name', 'first_name'])
    expect([sort, await both(sort)]).toEqual([
      sort,
      [
        [olaf, oender, peer],
        [peer, oender, olaf],
      ],
    ])
  expect(await list('search=sortier&sort=last_name,-first_name')).toEqual([peer, oender, olaf])
  for (const sort of ['email', 'exam__name', 'dispatcher__name', 'dispatcher.name', 'available_from_date'])
    expect([sort, await both(sort)]).toEqual([
      sort,
      [
        [olaf, oender, peer],
        [oender, olaf, peer],
      ],
    ])
  expect(await both('public_id')).toEqual([
    [oender, olaf, peer],
    [olaf, oender, peer],
  ])
  expect(await both('status__name')).toEqual([
    [olaf, oender, peer],
    [peer, oender, olaf],
  ])
  expect(await both('preferred_location_radius')).toEqual([
    [oender, olaf, peer],
    [peer, olaf, oender],
  ])
  expect(await both('created_datetime')).toEqual([
    [olaf, oender, peer],
    [peer, oender, olaf],
  ])
})

test('the kinds by which a list is sorted are merged across its pages', async () => {
  const [one, two] = [await a.lookup('employee_status', 'Blacklist'), await a.lookup('employee_status', 'Gekündigt')]
  for (const [first_name, status] of [
    ['A', two],
    ['B', one],
    ['C', two],
    ['D', one],
  ] as const)
    await a.employee({ first_name, last_name: 'Seite', status })
  const page = (number: number) => list(`search=seite&sort=status__name&size=3&page=${number}`)
  expect([await page(1), await page(2)]).toEqual([['B Seite', 'D Seite', 'A Seite'], ['C Seite']])
})
