import { expect, test } from 'vitest'
import { emptyPlaceholders, fill } from './fill.ts'
import type { TemplateRecords } from './values.ts'
import { placeholderValues } from './values.ts'

const user = { full_name: 'Anna Muster', email: 'anna@agentur.example' }
const nobody: TemplateRecords = { contact_person: null, facility: null, employee: null, vacancy: null, user }
const frauMuster = { gender: 'f', title: 'Dr.', first_name: 'Maria', last_name: 'Muster', full_name: 'Dr. Maria Muster' }
const eva = {
  gender: 'f',
  title: '',
  first_name: 'Eva',
  last_name: 'Beispiel',
  full_name: 'Eva Beispiel',
  public_id: 4711,
  exam: 'Pflegefachfrau',
  qualifications: ['Intensiv', 'OP'],
  available_from_date: '2026-07-01',
  profile: 'Zehn Jahre ITS.\nRuhig.',
  profile_link: 'https://profil.example/4711',
}
const vacancy = { name: 'Pflege, Klinik Nord', department: 'Innere', date_lower: '2026-07-01', date_upper: '2026-07-31' }
const everything: TemplateRecords = {
  contact_person: frauMuster,
  facility: { name: 'Klinik Nord', city: 'Bonn' },
  employee: eva,
  vacancy,
  user,
}
const filled = (text: string, named = everything, language: 'de' | 'en' = 'de') => fill(text, placeholderValues(named, language))

test.for([
  ['{{ contact_person.greeting }},', 'Guten Tag Frau Dr. Muster,'],
  ['{{ contact_person.salutation }} {{ contact_person.title }} {{ contact_person.last_name }}', 'Frau Dr. Muster'],
  ['{{ contact_person.first_name }} / {{ contact_person.full_name }}', 'Maria / Dr. Maria Muster'],
  ['{{ facility.name }}, {{ facility.city }}', 'Klinik Nord, Bonn'],
  ['{{ employee.greeting }}', 'Guten Tag Frau Beispiel'],
  ['{{ employee.full_name }} ({{ employee.public_id }})', 'Eva Beispiel (4711)'],
  ['{{ employee.exam }}: {{ employee.qualifications }}', 'Pflegefachfrau: Intensiv, OP'],
  ['ab {{ employee.available_from_date }}', 'ab 01.07.2026'],
  ['{{ employee.profile }}\n{{ employee.profile_link }}', 'Zehn Jahre ITS.\nRuhig.\nhttps://profil.example/4711'],
  ['{{ vacancy.name }} ({{ vacancy.department }})', 'Pflege, Klinik Nord (Innere)'],
  ['{{ vacancy.date_range }}', '01.07.2026 – 31.07.2026'],
  ['{{ user.full_name }}, {{ user.email }}', 'Anna Muster, anna@agentur.example'],
] as const)('"%s" reads "%s"', ([text, expected]) => {
  expect(filled(text)).toBe(expected)
})

test('a vacancy without an end begins on a day, in both languages', () => {
  const open = { ...everything, vacancy: { ...vacancy, date_upper: null } }
  expect([filled('{{ vacancy.date_range }}', open), filled('{{ vacancy.date_range }}', open, 'en')]).toEqual([
    'ab 01.07.2026',
    'from 01.07.2026',
  ])
})

test('who and what is not named is empty, and so is what nobody has written down', () => {
  expect(filled('[{{ employee.exam }}{{ vacancy.name }}{{ facility.city }}{{ contact_person.last_name }}]', nobody)).toBe('[]')
  const plain = { ...eva, public_id: null, exam: null, qualifications: [], available_from_date: null, profile: '', profile_link: '' }
  expect(
    filled('({{ employee.exam }}{{ employee.qualifications }}{{ employee.available_from_date }})', { ...everything, employee: plain }),
  ).toBe('()')
})

test('whoever writes is told which placeholders say nothing, those of other records and misspelt ones, each once', () => {
  const text = '{{ contact_person.greeting }} {{employee.exam}} {{ employee.exam }} {{ employe.name }} {{ user.email }}'
  expect(emptyPlaceholders(text, placeholderValues(nobody, 'de'))).toEqual(['employee.exam', 'employe.name'])
})
