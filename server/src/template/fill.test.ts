import { expect, test } from 'vitest'
import { fill, fillForEach, fillLine, soleName, joinValues } from './fill.ts'

const values = { 'applicant.first_name': 'Eva', 'applicant.last_name': '', title: null, exams: ['Pflegefachfrau', 'Hebamme'], none: [] }

test('placeholders are filled by their names, with or without blanks inside the braces', () => {
  expect(fill('Guten Tag {{ applicant.first_name }}, {{applicant.first_name}}!', values)).toBe('Guten Tag Eva, Eva!')
})

test('lists are joined by commas, days are written as in German', () => {
  expect(fill('{{ exams }} ab {{ from }}', { ...values, from: { day: '2026-06-05' } })).toBe('Pflegefachfrau, Hebamme ab 05.06.2026')
})

test('a number is written as it is, nought too', () => {
  expect(fill('{{ public_id }}/{{ nought }}', { public_id: 4711, nought: 0 })).toBe('4711/0')
})

test.for([
  ['Guten Tag {{ title }} {{ applicant.last_name }},', 'Guten Tag,'],
  ['Frau {{ title }} Muster', 'Frau Muster'],
  ['{{ title }} Muster', 'Muster'],
  ['Examen: {{ none }}', 'Examen:'],
  ['Examen: {{ none }}\nAb sofort', 'Examen:\nAb sofort'],
  ['Vorher\n{{ title }}\nNachher', 'Vorher\n\nNachher'],
  ['Klinik{{ title }}Nord', 'KlinikNord'],
  ['({{ title }})', '()'],
  ['{{ title }}', ''],
] as const)('an empty value leaves no blank behind: "%s" becomes "%s"', ([text, filled]) => {
  expect(fill(text, values)).toBe(filled)
})

test('blanks that somebody has written stay', () => {
  expect(fill('a  b {{ applicant.first_name }}  c', values)).toBe('a  b Eva  c')
})

test('unknown names are empty, and so is what every object has', () => {
  expect(fill('[{{ nobody }}{{ constructor }}{{ __proto__ }}{{ a b }}]', values)).toBe('[]')
})

test('what a value contains is not filled again', () => {
  expect(fill('{{ applicant.first_name }}', { ...values, 'applicant.first_name': '{{ exams }}' })).toBe('{{ exams }}')
})

test('a value keeps its dollar signs and lines', () => {
  expect(fill('{{ note }}', { note: '$& $1\nzwei' })).toBe('$& $1\nzwei')
})

test('a line of one placeholder alone is told by its name', () => {
  expect([soleName(' {{ verification_url }} '), soleName('Link: {{ verification_url }}'), soleName('')]).toEqual([
    'verification_url',
    null,
    null,
  ])
})

const eva = { 'employee.full_name': 'Eva', 'employee.exam': 'GKP', 'employee.profile': '', 'vacancy.name': 'ITS' }
const tom = { 'employee.full_name': 'Tom', 'employee.exam': 'GKP', 'employee.profile': 'Erfahren', 'vacancy.name': 'ITS' }

test('paragraphs about a candidate are repeated for each, those that stand together as one, and the others are said once', () => {
  const text = 'Guten Tag,\n\nfür {{ vacancy.name }}:\n\n{{ employee.full_name }}\n{{ employee.exam }}\n\n{{ employee.profile }}\n\nGrüße'
  expect(fillForEach(text, [eva, tom])).toBe('Guten Tag,\n\nfür ITS:\n\nEva\nGKP\n\nTom\nGKP\n\nErfahren\n\nGrüße')
  expect(fillForEach(text, [tom])).toBe(fill(text, tom))
  expect(fillForEach('{{ employee.full_name }}\r\n\r\nGrüße', [eva, tom])).toBe('Eva\n\nTom\r\n\r\nGrüße')
})

test('a line names all of them, what they have in common once', () => {
  expect(
    fillLine('{{ employee.full_name }} ({{ employee.exam }}) {{ employee.profile }} für {{ vacancy.name }}', joinValues([eva, tom])),
  ).toBe('Eva, Tom (GKP) Erfahren für ITS')
})
