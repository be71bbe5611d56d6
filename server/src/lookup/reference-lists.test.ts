import { describe, expect, test } from 'vitest'
import { referenceLists } from './reference-lists.ts'

const actions = referenceLists['engagement-actions']
const templates = referenceLists['email-templates']
const kinds = referenceLists['document-kinds']

test('there is a list for every name of wire.md 10.3, and one of the kinds of documents', () => {
  expect(Object.keys(referenceLists).toSorted()).toEqual([
    'application-tags',
    'booking-documents',
    'contact-person-functions',
    'document-kinds',
    'email-attachments',
    'email-templates',
    'employee-statuses',
    'engagement-actions',
    'exams',
    'facility-departments',
    'facility-types',
    'professions',
    'qualifications',
    'tags',
    'vacancy-types',
  ])
})

describe.each(Object.entries(referenceLists))('%s', (_, items) => {
  const names = items.map((item) => item.name)

  test('names are unique without regard to case', () => {
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  test('names are single lines of at most 255 characters without blanks around them', () => {
    expect(names.filter((name) => name === '' || name !== name.trim() || name.includes('\n') || name.length > 255)).toEqual([])
  })
})

test.each([
  ['engagement-actions', actions],
  ['email-templates', templates],
  ['document-kinds', kinds],
])('codes of %s are unique, of lower-case letters, digits and _', (_, items) => {
  const codes = items.map((item) => item.code)
  expect(codes.filter((code) => !/^[a-z0-9_]+$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})

test('the first action is a call, the last one the follow-up', () => {
  expect(actions.at(0)?.name).toBe('Telefonat ausgehend')
  expect(actions.at(-1)).toEqual({ code: 'follow_up', name: 'Wiedervorlage' })
})

test('the template no_template has no texts, every other one has subject and text', () => {
  const empty = templates.filter((template) => template.subject === '' || template.text_template === '')
  expect(empty.map((template) => template.code)).toEqual(['no_template'])
})

test('the template profile counts as sending a profile', () => {
  expect(templates.find((template) => template.code === 'profile')?.category).toBe('profile')
})

test('the automated mail carries the link on a line of its own, in both languages', () => {
  const automated = templates.find((template) => template.code === 'automated')
  for (const text of [automated?.text_template, automated?.text_template_en]) expect(text?.split('\n')).toContain('{{ verification_url }}')
  expect(automated?.subject_en).not.toBe('')
})

test('the kinds of documents are health data, residence titles and exempt as the law says', () => {
  const codes = (isOne: (kind: (typeof kinds)[number]) => boolean) => kinds.filter(isOne).map(({ code }) => code)
  expect(codes((kind) => kind.is_health_data)).toEqual(['measles', 'vaccination'])
  expect(codes((kind) => kind.is_residence_title && kind.expires === 'required')).toEqual(['residence_title'])
  expect(codes((kind) => kind.is_residence_title)).toEqual(['residence_title'])
  expect(codes((kind) => kind.exempt_born_before === '1971-01-01')).toEqual(['measles'])
  expect(codes((kind) => kind.exempt_born_before !== null)).toEqual(['measles'])
  const others = ['licence', 'police_certificate', 'occupational_health', 'cv', 'reference', 'leasing_leaflet']
  expect(codes(() => true)).toEqual(expect.arrayContaining(others))
})

// decisions.md G104, wire.md 11 (E-mail); employees are greeted like contact persons (docs/rules/mail.md)
const placeholders = new Set([
  ...['salutation', 'greeting', 'title', 'first_name', 'last_name', 'full_name'].map((field) => `contact_person.${field}`),
  ...['name', 'city'].map((field) => `facility.${field}`),
  ...['salutation', 'greeting', 'first_name', 'last_name', 'full_name', 'public_id', 'exam', 'qualifications'].map(
    (field) => `employee.${field}`,
  ),
  ...['available_from_date', 'profile', 'profile_link'].map((field) => `employee.${field}`),
  ...['name', 'department', 'date_range'].map((field) => `vacancy.${field}`),
  ...['full_name', 'email'].map((field) => `user.${field}`),
])
const automatedPlaceholders = new Set(['applicant.first_name', 'applicant.last_name', 'applicant.full_name', 'verification_url'])

test.each(templates.map((template) => [template.code, template] as const))(
  'the template %s uses only placeholders that are filled',
  (code, template) => {
    const texts = [template.subject, template.text_template, template.subject_en, template.text_template_en].join('\n')
    const used = [...texts.matchAll(/\{\{ ([a-z_.]+) \}\}/g)].map((match) => match[1] ?? '')
    const allowed = code === 'automated' ? automatedPlaceholders : placeholders
    expect(used.filter((placeholder) => !allowed.has(placeholder))).toEqual([])
    expect(texts.replaceAll(/\{\{ [a-z_.]+ \}\}/g, '')).not.toMatch(/[{}]/)
  },
)
