import type { AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { db, a, as } = await testApp()
const anna = await as({ username: 'anna', permissions: ['employees.view_employee'] })
const offered = async (name: string, query = ''): Promise<AutocompleteItem[]> =>
  (await anna.get(`/autocompletes/${name}.json/?${query}`)).body
const names = async (name: string, query = '') => (await offered(name, query)).map((item) => item.name)

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

test('kinds of documents say what a form needs to know of them', async () => {
  const id = await a.documentKind({ name: 'Masernschutz', is_obligatory: true, is_health_data: true, exempt_born_before: '1971-01-01' })
  expect((await offered('document-kinds')).find((one) => one.id === id)).toEqual({
    id,
    name: 'Masernschutz',
    expires: 'optional',
    is_obligatory: true,
    is_health_data: true,
    is_residence_title: false,
    exempt_born_before: '1971-01-01',
    remind_days: 30,
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
    const attachment = await a.attachment('Preisliste')
    await sql`insert into email_template_allowed_attachment values (${template}, ${attachment})`.execute(db)
    expect(await names('email-attachments', `template__id=${template}`)).toEqual(['Preisliste'])
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

describe('people', async () => {
  const group = await a.facilityGroup()
  const facility = await a.facility({ facility_group: group })
  await a.contactPerson({ first_name: 'Änne', last_name: 'Wolf', facility })
  await a.contactPerson({ title: 'Dr.', first_name: 'Udo', last_name: 'Wolf', facility_group: group })
  await a.contactPerson({ first_name: 'Zara', last_name: 'Abel', facility, is_active: false })
  await a.contactPerson({ first_name: 'Ida', last_name: 'Wolf' })
  const [eva, jan] = [
    await a.employee({ first_name: 'Eva', last_name: 'Öztürk' }),
    await a.employee({ first_name: 'Jan', last_name: 'Nagel' }),
  ]

  test('who are contacts come by last, then first name, found in both orders', async () => {
    expect(await names('contact-persons', 'name__icontains=wolf')).toEqual(['Änne Wolf', 'Ida Wolf', 'Dr. Udo Wolf'])
    expect(await names('contact-persons', 'name__icontains=wolf, dr.')).toEqual([])
    expect(await names('contact-persons', 'name__icontains=wolf, ud')).toEqual(['Dr. Udo Wolf'])
  })
  test('who are contacts are those of a facility, of a group or of both, the inactive ones only when asked for', async () => {
    expect(await names('contact-persons', `facility__id=${facility}`)).toEqual(['Änne Wolf', 'Dr. Udo Wolf']) // including its group's
    expect(await names('contact-persons', `facility__id=${facility}&is_active=true,false`)).toHaveLength(3)
    expect(await names('contact-persons', `facility__id=${facility}&is_active=false`)).toEqual(['Zara Abel'])
    expect(await names('contact-persons', `facility__id=${await a.facility()}`)).toEqual([])
    expect(await names('contact-persons', `facility_group__id=${group}`)).toEqual(['Dr. Udo Wolf'])
    expect(await names('contact-persons', `facility_or_group_ids=${facility},${group}`)).toEqual(['Änne Wolf', 'Dr. Udo Wolf'])
  })
  test('who are employees come by last name', async () => {
    expect(await names('employees')).toEqual(['Jan Nagel', 'Eva Öztürk'])
    expect(await names('employees', 'name__icontains=öztürk e')).toEqual(['Eva Öztürk'])
  })
  test('leave entries in the logbook, the newest first, each by its day in Berlin and its action', async () => {
    const action_type = await a.lookup('engagement_action', 'Telefonat eingehend')
    await a.engagement({ facility, action_type }, { now: new Date('2026-06-01T22:30:00Z') })
    await a.engagement({ facility, employee: eva }, { now: new Date('2026-06-05T08:00:00Z') })
    await a.engagement({ employee: jan }, { now: new Date('2026-06-04T08:00:00Z') })
    expect(await names('engagements', `facility__id=${facility}`)).toEqual([
      '05.06.2026 – Telefonat ausgehend',
      '02.06.2026 – Telefonat eingehend',
    ])
    expect(await names('engagements', `employee__id=${jan}`)).toEqual(['04.06.2026 – Telefonat ausgehend'])
    expect(await names('engagements', 'name__icontains=02.06')).toEqual(['02.06.2026 – Telefonat eingehend'])
  })
  test('leave entries that are found by any part of the name, as if it were compared with every one', async () => {
    const days = Array.from({ length: 200 }, (_, number) => new Date(Date.UTC(2024, 0, 1, 22, 59) + number * 3.3 * 86_400_000))
    days.push(new Date('2024-05-14T22:00:00Z'), new Date('2024-05-14T21:59:59.999Z')) // midnight in Berlin, and the moment before
    const action_type = await a.lookup('engagement_action', 'Telefonat eingehend')
    for (const now of days) await a.engagement({ employee: jan, action_type }, { now })
    const all = await names('engagements')
    const parts = [
      '1',
      '3',
      '2',
      '20',
      '0.',
      '.',
      '01.',
      '31.',
      '12',
      '2024',
      '.2024',
      '01.01',
      '7.',
      '9.05.20',
      'TELEFON',
      ' – t',
      '–',
      ' ',
    ]
    parts.push(
      '24 – Telefonat E',
      '2026 – telefonat',
      '4 ',
      '2025 ',
      '01.2025 – Telefonat e',
      '31.02',
      '2024 – x',
      '5.06.2026 – Telefonat ausgehend',
      '15.05.2024',
      '14.05.2024',
      '4.05.',
      '5.05.2024 – Telefonat eingehend',
    )
    for (const part of parts) {
      const fitting = all.filter((name) => name.toLowerCase().includes(part.trim().toLowerCase()))
      expect([part, await names('engagements', `name__icontains=${encodeURIComponent(part)}`)]).toEqual([part, fitting])
      const paged = await anna.get(`/autocompletes/engagements.json/?page_size=5&name__icontains=${encodeURIComponent(part)}`)
      expect([part, paged.body.count]).toEqual([part, fitting.length])
    }
  })
})
