import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, db } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const support = await as()
await sql`update "user" set first_name = 'Anna', last_name = 'Schmitt', email = 'anna@agentur.example' where id = ${anna.id}`.execute(db)

const group = await a.facilityGroup()
const facility = await a.facility({ name: 'Klinik Nord', city: 'Bonn', facility_group: group })
const other = await a.facility({ name: 'Klinik Süd', city: 'Ulm' })
const person = await a.contactPerson({ gender: 'f', title: 'Dr.', first_name: 'Maria', last_name: 'Muster', facility: other })
const ofGroup = await a.contactPerson({ first_name: 'Kim', last_name: 'Weber', facility_group: group })
const employee = await a.employee({
  first_name: 'Eva',
  last_name: 'Beispiel',
  exam: await a.lookup('exam'),
  qualifications: [await a.lookup('qualification')],
  available_from_date: '2026-07-01',
})
const vacancy = await a.vacancy({ facility, name: 'Nachtdienst', date_range: { lower: '2026-07-01', upper: '2026-07-31' } })
const candidate = await a.candidate({ vacancy, employee })
const attachment = async (name: string, file: boolean, active = true) => {
  const sum = file ? 'a'.repeat(64) : null
  const { rows } = await sql<{ id: number }>`
    insert into email_attachment (name, is_active, file_name, file_type, file_size, file_sha256)
    values (${name}, ${active}, ${file ? `${name}.pdf` : null}, ${file ? 'application/pdf' : null}, ${file ? 12 : null}, ${sum})
    returning id`.execute(db)
  return rows[0]!.id
}
const template = async (subject: string, text: string, english = '') => {
  const { rows } = await sql<{ id: number }>`
    insert into email_template (name, code, category, subject, text_template, subject_en, text_template_en)
    values ('Vorlage ' || random(), 'code_' || floor(random() * 1e9), 'profile', ${subject}, ${text}, ${english && 'English'}, ${english})
    returning id`.execute(db)
  return rows[0]!.id
}
const ask = async (id: number, query = '', client = anna) => client.get(`/email-templates/${id}/?${query}`)

test('a template is filled for whom and what it is asked', async () => {
  const id = await template(
    'Profil {{ employee.full_name }} für {{ facility.name }}',
    '{{ contact_person.greeting }},\n{{ vacancy.name }}, {{ vacancy.date_range }}\n{{ employee.available_from_date }}\n{{ user.full_name }}, {{ user.email }}',
  )
  const { status, body } = await ask(id, `contact_person__id=${person}&candidate__id=${candidate}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    category: 'profile',
    // The candidate's facility takes precedence over the contact person's.
    subject: 'Profil Eva Beispiel für Klinik Nord',
    text_template: 'Guten Tag Frau Dr. Muster,\nNachtdienst, 01.07.2026 – 31.07.2026\n01.07.2026\nAnna Schmitt, anna@agentur.example',
    preselected_attachments: [],
    language: 'de',
    empty_placeholders: [],
  })
})

test('without a candidate the facility is the contact person’s; for a group’s person the one that is named', async () => {
  const id = await template('{{ facility.city }}', '')
  expect((await ask(id, `contact_person__id=${person}&facility__id=${facility}`)).body.subject).toBe('Ulm')
  expect((await ask(id, `contact_person__id=${ofGroup}&facility__id=${facility}`)).body.subject).toBe('Bonn')
  expect((await ask(id, `contact_person__id=${ofGroup}`)).body).toMatchObject({ subject: '', empty_placeholders: ['facility.city'] })
})

test('English is asked for, and German where there is none', async () => {
  const both = await template('Deutsch', '{{ contact_person.greeting }}', '{{ contact_person.greeting }}')
  expect((await ask(both, `contact_person__id=${person}&language=en`)).body).toMatchObject({
    subject: 'English',
    text_template: 'Dear Dr. Muster',
    language: 'en',
  })
  expect((await anna.get(`/email-templates/${both}/`, { 'accept-language': 'en' })).body.language).toBe('de')
  expect((await ask(await template('Deutsch', 'Guten Tag'), 'language=en')).body).toMatchObject({
    text_template: 'Guten Tag',
    language: 'de',
  })
  expect((await ask(both, 'language=fr')).body.errors).toHaveProperty('language')
})

test('attachments are offered that can be sent: active ones with a file', async () => {
  const id = await template('', '')
  const [terms, licence] = [await attachment('AGB', true), await attachment('Erlaubnis', true)]
  const [empty, old] = [await attachment('Leer', false), await attachment('Alt', true, false)]
  for (const [set, attachments] of [
    ['allowed', [terms, licence, empty, old]],
    ['preselected', [licence, empty, old]],
  ] as const)
    await sql`
      insert into ${sql.table(`email_template_${set}_attachment`)} (email_template_id, email_attachment_id)
      select ${id}, unnest(${attachments}::int[])`.execute(db)
  const offered = (one: number, name: string) => ({ id: one, name, file: { name: `${name}.pdf`, size: 12, type: 'application/pdf' } })
  expect((await ask(id)).body).toMatchObject({
    preselected_attachments: [offered(licence, 'Erlaubnis')],
    allowed_attachments: [offered(terms, 'AGB'), offered(licence, 'Erlaubnis')],
  })
})

test('a candidate is for who may see employees, whether she exists or not', async () => {
  const id = await template('{{ employee.full_name }}', '')
  for (const one of [candidate, 99999]) expect((await ask(id, `candidate__id=${one}`, support)).status).toBe(403)
  expect((await ask(id, 'candidate__id=', support)).status).toBe(200)
})

const paperKind = async (code: string) =>
  (await sql<{ id: number }>`select id from document_kind where code = ${code}`.execute(db)).rows[0]!.id
const named = async (code: string) =>
  (await sql<{ id: number }>`select id from email_template where code = ${code}`.execute(db)).rows[0]!.id

const ascending = (ids: number[]) => ids.toSorted((one, next) => one - next)

test('papers are offered that can be sent and that the reader may see; with a profile go curriculum vitae and licence', async () => {
  const nina = await a.employee()
  const cvs = await Promise.all(
    ['Lebenslauf.pdf', 'Lebenslauf alt.pdf'].map(async (name) => a.paper({ employee: nina, kind: await paperKind('cv') }, { name })),
  )
  const licence = await a.paper({ employee: nina, kind: await paperKind('licence') })
  const police = await a.paper({ employee: nina, kind: await paperKind('police_certificate') })
  const residence = await a.paper({ employee: nina, kind: await paperKind('residence_title'), valid_until: '2030-01-01' })
  const measles = await a.paper({ employee: nina, kind: await paperKind('measles') })
  await a.document({ employee: nina, kind: await paperKind('reference') }) // without a file
  await a.paper({ kind: await paperKind('cv') }) // of another employee
  const clerk = await as({ permissions: ['employees.view_employee', 'employees.view_document'] })
  const nurse = await as({ permissions: ['employees.view_employee', 'employees.view_document', 'employees.view_health_document'] })
  type Paper = { id: number; is_preselected: boolean }
  const offered = async (code: string, about: string, client = nurse): Promise<Paper[]> =>
    (await ask(await named(code), about, client)).body.documents
  const idsOf = (papers: Paper[]) => papers.map(({ id }) => id)
  const ticked = (papers: Paper[]) => idsOf(papers.filter(({ is_preselected }) => is_preselected))

  const ofEmployee = await offered('profile', `employee__id=${nina}`)
  expect(idsOf(ofEmployee)).toEqual([licence, ...ascending(cvs), measles, residence, police])
  expect(ofEmployee[0]).toEqual({
    employee: { id: nina, name: expect.any(String) },
    id: licence,
    name: 'Examensurkunde / Berufserlaubnis',
    file: { name: 'Urkunde.pdf', size: 12, type: 'application/pdf' },
    is_health: false,
    is_residence: false,
    is_preselected: true,
  })
  expect(ofEmployee.find(({ id }) => id === measles)).toMatchObject({ is_health: true, is_preselected: false })
  expect(ofEmployee.find(({ id }) => id === residence)).toMatchObject({ is_residence: true, is_preselected: false })
  expect(ticked(ofEmployee)).toEqual([licence, ...ascending(cvs)])
  expect(await offered('profile', `candidate__id=${await a.candidate({ employee: nina })}`)).toEqual(ofEmployee)
  expect(idsOf(await offered('profile', `employee__id=${nina}`, clerk))).toEqual(idsOf(ofEmployee).filter((id) => id !== measles))
  expect(await offered('profile', `employee__id=${nina}`, anna)).toEqual([])
  expect(await offered('profile', '')).toEqual([])

  // A request to her is no profile, and an anonymous profile has no attachments that reveal her name.
  for (const code of ['documents_requested', 'proof_expires', 'vacancy_offer', 'anonymous_profile'])
    expect([code, ticked(await offered(code, `employee__id=${nina}`))]).toEqual([code, []])
  // The agency decides what a kind is.
  await sql`update document_kind set is_health_data = true where code = 'cv'`.execute(db)
  expect(ticked(await offered('profile', `employee__id=${nina}`))).toEqual([licence])
  await sql`update document_kind set is_health_data = false where code = 'cv'`.execute(db)
})

test('what is asked of somebody is filled for an employee without a candidate; both are not named together', async () => {
  for (const code of ['documents_requested', 'proof_expires']) {
    const { body } = await ask(await named(code), `employee__id=${employee}`)
    expect([body.text_template.split('\n')[0], body.empty_placeholders]).toEqual(['Guten Tag Eva Beispiel,', []])
  }
  const { status, body } = await ask(await named('profile'), `employee__id=${employee}&candidate__id=${candidate}`)
  expect([status, body]).toEqual([400, { errors: { employee__id: [texts.one_person.en] } }])
  for (const one of [employee, 99999]) expect((await ask(await named('profile'), `employee__id=${one}`, support)).status).toBe(403)
})

test('an unknown template is not found, whatever is asked; an unknown person or candidate is refused by the parameter', async () => {
  const id = await template('', '')
  expect((await ask(99999, 'contact_person__id=x')).status).toBe(404)
  const { status, body } = await ask(id, 'contact_person__id=99999&candidate__id=99999&facility__id=99999')
  expect([status, Object.keys(body.errors)]).toEqual([400, ['contact_person__id', 'candidate__id', 'facility__id']])
  expect((await ask(id, 'contact_person__id=x')).body.errors).toHaveProperty('contact_person__id')
})

test('the templates of the first start say what they are for, in every language they have', async () => {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from email_template where code not like 'code_%'`.execute(db)
  expect(rows.length).toBeGreaterThan(20)
  for (const { id, code } of rows)
    for (const language of ['de', 'en']) {
      const { body } = await ask(id, `contact_person__id=${person}&candidate__id=${candidate}&language=${language}`)
      const left = body.empty_placeholders.filter(
        (name: string) => !/^(applicant\.|verification_url$|employee\.(profile|profile_link|public_id)$)/.test(name),
      )
      expect([code, left]).toEqual([code, []])
      expect([code, body.language]).toEqual([code, code === 'no_template' ? 'de' : language])
      expect(`${body.subject}${body.text_template}`).not.toMatch(/[{}]/)
    }
})
