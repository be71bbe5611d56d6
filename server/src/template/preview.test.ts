import { placeholderGroups, placeholdersFor } from '@kasack/contract/placeholder.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { exampleValues } from './example.ts'
import { fill } from './fill.ts'

const { as, a } = await testApp()
const root = await as({ is_superuser: true, username: 'root' })
const path = '/lookups/email-templates/preview.json/'
const preview = async (draft: object) => (await root.post(path, draft)).body

const user = { full_name: 'Tarek Sölter', email: 'tarek@kasack.example' }
const valuesOf = (code: string) => exampleValues({ code, language: 'de', user, publicUrl: 'https://kasack.example' })
const offered = (code: string) => placeholdersFor(code).flatMap(({ names }) => Object.keys(names))

test.each(['profile', 'automated'])('every placeholder that is offered for %s is known, says something, and none is forgotten', (code) => {
  const values = valuesOf(code)
  expect(offered(code).toSorted()).toEqual(Object.keys(values).toSorted())
  expect(offered(code).filter((name) => fill(`{{ ${name} }}`, values) === '')).toEqual([])
})

test('the groups of placeholders are named in both languages', () => {
  expect(placeholderGroups.map(({ title }) => title.en)).toContain('Contact person')
})

test('a draft reads as its mail would, in either language', async () => {
  const draft = {
    subject: 'Profil {{ employee.full_name }}',
    text_template: '{{ contact_person.greeting }},\n\nab {{ employee.available_from_date }}',
  }
  expect(await preview(draft)).toEqual({
    subject: 'Profil Eva Beispiel',
    text: 'Guten Tag Frau Dr. Muster,\n\nab 15.01.2026',
    unknown_placeholders: [],
  })
  expect((await preview({ ...draft, language: 'en' })).text).toMatch(/^Dear .*Muster,/)
})

test('the automated mail knows the applicant, the others do not', async () => {
  const draft = { subject: '', text_template: 'Guten Tag {{ applicant.full_name }}' }
  expect(await preview({ ...draft, code: 'automated' })).toMatchObject({ text: 'Guten Tag Eva Beispiel', unknown_placeholders: [] })
  expect(await preview(draft)).toMatchObject({ text: 'Guten Tag', unknown_placeholders: ['applicant.full_name'] })
})

test('whoever writes is who asks, and what is the name of nothing is told', async () => {
  const text_template = '{{ user.full_name }} {{ employee.fullname }} {{facility.name}} {{ employee.fullname }}'
  expect(await preview({ text_template })).toMatchObject({ text: 'root Klinikum Musterstadt', unknown_placeholders: ['employee.fullname'] })
})

test('nothing is stored, and a draft is checked like a template', async () => {
  const { status, body } = await root.post(path, { subject: 'zwei\nZeilen', language: 'fr' })
  expect([status, body.errors]).toEqual([400, { subject: [problemTexts.line_break.en], language: [problemTexts.not_choice.en] }])
  expect(await a.lookup('email_template', 'Profil {{ employee.full_name }}').catch(() => null)).toBe(null)
})
