import { autocompletes, type AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { db, a, as, anonymous } = await testApp()
const anna = await as({ username: 'anna', permissions: ['employees.view_employee'] })
const offered = async (name: string, query = ''): Promise<AutocompleteItem[]> =>
  (await anna.get(`/autocompletes/${name}.json/?${query}`)).body
const names = async (name: string, query = '') => (await offered(name, query)).map((item) => item.name)
await a.facility({ name: 'Ärztehaus' })
await a.facilityGroup({ name: 'Ärztebund' })
await a.contactPerson({ first_name: 'Ute', last_name: 'Sander' })
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
await a.engagement({ employee }, { by: anna.id })

describe.each(Object.entries(autocompletes))('%s', (name, { item }) => {
  test('offers items to whoever is signed in', async () => {
    const { status, body } = await anna.get(`/autocompletes/${name}.json/`)
    expect([status, Array.isArray(body)]).toEqual([200, true])
    expect(body.length).toBeGreaterThan(0)
    expect(Object.keys(body[0])).toEqual(Object.keys(item.shape))
    expect((await anonymous.get(`/autocompletes/${name}.json/`)).status).toBe(401)
  })
  test('offers a page where one is asked for, and finds a part of a name', async () => {
    const all = await offered(name)
    const first = (await anna.get(`/autocompletes/${name}.json/?page_size=1`)).body
    expect(first).toMatchObject({ count: all.length, previous: null, results: [all[0]] })
    expect((await anna.get(`/autocompletes/${name}.json/?page=${all.length + 1}&page_size=1`)).status).toBe(404)
    const part = encodeURIComponent(all[0]!.name.slice(1).toUpperCase())
    expect(await offered(name, `name__icontains=${part}`)).toContainEqual(all[0])
    expect(await offered(name, 'name__icontains=%25nowhere_')).toEqual([])
  })
  test('refuses a wrong parameter and any method but GET', async () => {
    const { status, body } = await anna.get(`/autocompletes/${name}.json/?is_active=perhaps&page=99`)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['is_active']])
    expect((await anna.post(`/autocompletes/${name}.json/`)).status).toBe(405)
  })
})

test('a list that does not exist is an unknown path', async () => {
  expect((await anna.get('/autocompletes/nonsense.json/')).status).toBe(404)
  expect((await anonymous.get('/autocompletes/nonsense.json/')).status).toBe(401)
})

describe('pages', () => {
  test('lead to one another, and are ten items long unless told', async () => {
    const { next, previous, results } = (await anna.get('/autocompletes/exams.json/?page=2')).body
    expect(next).toBe('http://localhost:3000/api/v0/autocompletes/exams.json/?page=3')
    expect(previous).toBe('http://localhost:3000/api/v0/autocompletes/exams.json/?page=1')
    expect(results).toEqual((await offered('exams')).slice(10, 20))
    expect((await anna.get('/autocompletes/exams.json/?page_size=x')).body.results).toHaveLength(10)
  })
  test('end with the last, and need a number', async () => {
    for (const query of ['page=99', 'page=0', 'page=x', 'page=-1&page_size=5']) {
      const { status, body } = await anna.get(`/autocompletes/exams.json/?${query}`)
      expect([status, body.detail]).toEqual([404, 'Invalid page.'])
    }
    expect((await anna.get('/autocompletes/exams.json/?name__icontains=nowhere&page=1')).body).toMatchObject({ count: 0, results: [] })
  })
  test('that are empty parameters are none', async () => {
    expect(await offered('exams', 'page=&page_size=')).toEqual(await offered('exams'))
  })
})

describe('reference lists', () => {
  test('come by order, then name; actions by id', async () => {
    await sql`update tag set "order" = 0 where name in ('Neukunde', 'A-Kunde')`.execute(db)
    expect((await names('tags')).slice(0, 3)).toEqual(['A-Kunde', 'Neukunde', 'B-Kunde'])
    const actions = await offered('engagement-actions')
    expect(actions[0]).toEqual({ id: 1, name: 'Telefonat ausgehend', code: 'phone_call' })
    expect(actions.at(-1)).toMatchObject({ code: 'follow_up' })
  })
  test('leave out what is inactive, whoever asks', async () => {
    await sql`update facility_type set is_active = false where name = 'Hospiz'`.execute(db)
    await sql`update facility_group set is_active = false where id = ${await a.facilityGroup({ name: 'Aufgelöst' })}`.execute(db)
    for (const query of ['', 'is_active=false', 'is_active=true,false']) {
      expect(await names('facility-types', query)).not.toContain('Hospiz')
      expect(await names('facility-groups', query)).not.toContain('Aufgelöst')
    }
    expect(await names('facility-types', 'is_active=true')).toContain('Fachklinik')
  })
})

describe('e-mail templates', async () => {
  const [facility, other] = [await a.facility(), await a.facility()]
  const template = await a.lookup('email_template', 'Profil senden')
  await sql`insert into email_template_facility values (${template}, ${facility})`.execute(db)

  test('leave out the automatic one', async () => {
    const codes = (await offered('email-templates')).map((item) => (item as AutocompleteItem & { code: string }).code)
    expect(codes).toContain('no_template')
    expect(codes).not.toContain('automated')
  })
  test('are those of a category, those for all facilities and for the one that is meant', async () => {
    const categories = new Set(
      (await offered('email-templates', 'category=profile')).map((item) => (item as AutocompleteItem & { category: string }).category),
    )
    expect(categories).toEqual(new Set(['profile']))
    expect(await names('email-templates', `facility__id=${facility}`)).toContain('Profil senden')
    expect(await names('email-templates', `facility__id=${other}`)).not.toContain('Profil senden')
    expect(await names('email-templates', `facility__id=${other},${facility}`)).toContain('Profil senden')
    expect(await names('email-templates', `category=other&facility__id=${other}`)).toContain('Ohne Vorlage')
    expect((await anna.get('/autocompletes/email-templates.json/?category=letter&facility__id=x')).body.errors).toMatchObject({
      category: [expect.any(String)],
      facility__id: [expect.any(String)],
    })
  })
  test('allow some attachments', async () => {
    const attachment = await a.lookup('email_attachment', 'Haftpflichtnachweis')
    await sql`insert into email_template_allowed_attachment values (${template}, ${attachment})`.execute(db)
    expect(await names('email-attachments', `template__id=${template}`)).toEqual(['Haftpflichtnachweis'])
    expect(await names('email-attachments', 'template__id=99999')).toEqual([])
  })
})

describe('facilities', async () => {
  const [facility_type, facility_group] = [await a.lookup('facility_type', 'Fachklinik'), await a.facilityGroup()]
  await a.facility({ name: 'Zum Zug', city: 'Ulm', postal_code: '89073', facility_type, facility_group })
  await a.facility({ name: 'zum Ölberg', facility_type })
  await a.facility({ name: 'Zum Abschied', is_active: false })

  test('come by name with their town, the inactive ones only when asked for', async () => {
    expect(await names('facilities', 'name__icontains=ZUM')).toEqual(['zum Ölberg', 'Zum Zug'])
    expect(await names('facilities', 'name__icontains=zum&is_active=false')).toEqual(['Zum Abschied'])
    expect(await names('facilities', 'name__icontains=zum&is_active=false,true')).toHaveLength(3)
    expect(await offered('facilities', `facility_group__id=${facility_group}`)).toEqual([
      { id: expect.any(Number), name: 'Zum Zug', postal_code: '89073', city: 'Ulm' },
    ])
    expect(await names('facilities', `facility_type__id=${facility_type}&name__icontains=zum`)).toHaveLength(2)
  })
})

describe('users', async () => {
  for (const [username, first_name, last_name] of [
    ['zora', 'Anna', 'Muster'],
    ['bert', 'Zoe', 'Äpfel'],
    ['gone', 'Ida', 'Fort'],
  ]) {
    const id = await a.user({ username: username! })
    await sql`update "user" set first_name = ${first_name}, last_name = ${last_name}, is_active = ${username !== 'gone'} where id = ${id}`.execute(
      db,
    )
  }

  test('come by last name, then those without one, the inactive ones only when asked for', async () => {
    expect(await names('users')).toEqual(['Zoe Äpfel', 'Anna Muster', 'anna'])
    expect(await names('users', 'is_active=false')).toEqual(['Ida Fort'])
  })
  test('are found by either name first, or by the user name of who has no other', async () => {
    for (const part of ['anna mus', 'muster a', 'MUSTER, ANN'])
      expect(await names('users', `name__icontains=${part}`)).toEqual(['Anna Muster'])
    expect(await names('users', 'name__icontains=ann')).toEqual(['Anna Muster', 'anna'])
    expect(await names('users', 'name__icontains=zora')).toEqual([])
  })
})

test('states, genders and reasons of absence are named in the language of the reader', async () => {
  const german = async (name: string) => (await anna.get(`/autocompletes/${name}.json/`, { 'accept-language': 'de' })).body
  expect(await german('genders')).toContainEqual({ id: 'f', name: 'weiblich' })
  expect(await offered('genders')).toContainEqual({ id: 'f', name: 'female' })
  expect((await german('absence-reasons'))[0]).toEqual({ id: 'sick', name: 'krank' })
  expect((await german('states'))[2]).toEqual({ id: 'BE', name: 'Berlin' })
})

test('without a page the first thousand items are offered, and pages lead to all of them', async () => {
  await sql`insert into facility_group (name) select 'Verbund ' || lpad(number::text, 4, '0') from generate_series(1, 1100) number`.execute(
    db,
  )
  const whole = await offered('facility-groups')
  expect([whole.length, whole.at(-1)?.name]).toEqual([1000, 'Verbund 0998'])
  const { count, results } = (await anna.get('/autocompletes/facility-groups.json/?page=11&page_size=100')).body
  expect([count, results[0].name, results.length]).toEqual([1102, 'Verbund 0999', 100])
})
