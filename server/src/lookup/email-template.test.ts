import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { hasReferences } from '../platform/database/has-references.ts'
import { texts } from './texts.ts'

const { db, a, as } = await testApp()
const root = await as({ is_superuser: true })
const [terms, licence] = [
  await a.lookup('email_attachment', 'Allgemeine Geschäftsbedingungen (AGB)'),
  await a.lookup('email_attachment', 'AÜ-Erlaubnis der Agentur'),
]
let number = 0
const create = async (given: object = {}) => {
  const { status, body } = await root.post('/lookups/email-templates.json/', { name: `Vorlage ${++number}`, code: `v${number}`, ...given })
  return { status, body }
}
const path = (id: number) => `/lookups/email-templates/${id}.json/`

test('a template has texts in two languages, facilities and attachments by name', async () => {
  const facilities = [await a.facility({ name: 'Zweite' }), await a.facility({ name: 'Erste' })]
  const { status, body } = await create({
    category: 'facility',
    subject: ' Betreff ',
    text_template: ' Guten Tag,\n ',
    subject_en: 'Subject',
    text_template_en: 'Hello',
    facilities: [...facilities, facilities[0]],
    allowed_attachments: [{ id: licence }, terms],
    preselected_attachments: [terms],
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ category: 'facility', subject: 'Betreff', text_template: ' Guten Tag,\n ', subject_en: 'Subject' })
  expect(body.facilities.map(({ name }: { name: string }) => name)).toEqual(['Erste', 'Zweite'])
  expect(body.allowed_attachments.map(({ id }: { id: number }) => id)).toEqual([terms, licence])
  expect(body.preselected_attachments).toEqual([{ id: terms, name: 'Allgemeine Geschäftsbedingungen (AGB)' }])
  expect((await root.get(path(body.id))).body).toEqual(body)
})
test('a template alone is of the category other, for all facilities, without attachments', async () => {
  const { body } = await create()
  expect(body).toMatchObject({ category: 'other', subject: '', facilities: [], allowed_attachments: [], preselected_attachments: [] })
})
test('a new agency has the automated mail in both languages', async () => {
  const { body } = await root.get(path(await a.lookup('email_template', 'Automatisch')))
  expect(body).toMatchObject({ subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', subject_en: 'Please confirm your e-mail address' })
  expect(body.text_template_en).toMatch(/^Dear \{\{ applicant.full_name \}\},\n/)
})
test('what it names exists', async () => {
  const { status, body } = await create({ category: 'letter', facilities: [99999], allowed_attachments: [null], code: 'Kein Code' })
  expect([status, body.errors]).toEqual([
    400,
    {
      allowed_attachments: [problemTexts.not_reference.en],
      category: [problemTexts.not_choice.en],
      code: [problemTexts.not_code.en],
      facilities: [problemTexts.unknown_reference.en],
    },
  ])
})
test('preselected attachments are among the allowed ones, also after a change', async () => {
  expect((await create({ preselected_attachments: [terms] })).body.errors).toEqual({ preselected_attachments: [texts.not_allowed.en] })
  const { id } = (await create({ allowed_attachments: [terms], preselected_attachments: [terms] })).body
  expect((await root.patch(path(id), { allowed_attachments: [licence] })).body.errors).toHaveProperty('preselected_attachments')
  const { status, body } = await root.patch(path(id), { allowed_attachments: [licence], preselected_attachments: [] })
  expect([status, body.allowed_attachments]).toEqual([200, [{ id: licence, name: 'AÜ-Erlaubnis der Agentur' }]])
})
test('each code exists once, also when two bring it at once', async () => {
  expect((await create({ code: 'profile' })).body.errors).toEqual({ code: [problemTexts.taken.en] })
  const both = await Promise.all([create({ code: 'zugleich' }), create({ code: 'zugleich' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})
test('a code is locked once a record refers to the entry; its own facilities and attachments are no use', async () => {
  const { id } = (await create({ facilities: [await a.facility()], allowed_attachments: [terms] })).body
  expect((await root.patch(path(id), { code: 'noch_frei' })).body.code).toBe('noch_frei')
  await sql`create table mail (id int, template_id int references email_template)`.execute(db)
  await sql`insert into mail values (1, ${id})`.execute(db)
  expect(await hasReferences(db, 'email_template', id)).toBe(true)
  expect((await root.patch(path(id), { code: 'zu_spaet' })).body).toEqual({ errors: { code: [problemTexts.locked.en] } })
  expect((await root.patch(path(id), { code: ' noch_frei ', name: 'Umbenannt' })).status).toBe(200)
  expect((await root.remove(path(id))).status).toBe(400)
})
test('a deleted template leaves its attachments and facilities alone; an attachment in use stays', async () => {
  const facility = await a.facility()
  const { id } = (await create({ facilities: [facility], allowed_attachments: [terms] })).body
  expect((await root.remove(`/lookups/email-attachments/${terms}/`)).status).toBe(400)
  expect((await root.remove(path(id))).status).toBe(204)
  expect((await root.remove(`/facilities/${facility}/`)).status).toBe(204)
})
