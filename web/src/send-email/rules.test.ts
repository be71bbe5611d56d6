import { beforeEach, expect, test } from 'vitest'
import { setPreference } from '../shared/storage/preference.ts'
import { addresseeHints, categoriesFor, emailBody, personToWriteTo, placeholderName, sizeTogether, usualTemplateOf } from './rules.ts'

beforeEach(() => setPreference({ language: 'en' }))

const person = (id: number, email = '') => ({ id, name: `Person ${id}`, email })

test('whom one writes to is the first named who has an address', () => {
  expect(personToWriteTo([person(1), null, person(2, 'b@x.de')], [])).toMatchObject({ id: 2 })
  expect(personToWriteTo([undefined, person(1), person(2)], [])).toMatchObject({ id: 1 })
})

test('where nobody is named it is whoever is there alone, and nobody where there are several', () => {
  expect(personToWriteTo([null], [person(3, 'c@x.de')])).toMatchObject({ id: 3 })
  expect(personToWriteTo([null], [person(3, 'c@x.de'), person(4, 'd@x.de')])).toBeNull()
  expect(personToWriteTo([], [])).toBeNull()
})

test('the likeliest templates come first, and there is always one without text', () => {
  expect(categoriesFor('profile')[0]).toBe('profile')
  expect(categoriesFor('candidate')).not.toContain('facility')
  for (const beginning of [undefined, 'facility', 'contact-person', 'profile', 'candidate'] as const)
    expect(categoriesFor(beginning)).toContain('other')
})

test('a facility that is told who is away or has left has a template for it, and so has a profile; others are chosen', () => {
  expect(['absence-at', 'ended-at', 'profile', 'facility', undefined].map((beginning) => usualTemplateOf(beginning as never))).toEqual([
    'sick_note',
    'assignment_end',
    'profile',
    null,
    null,
  ])
})

test('attachments are as large as their files together', () => {
  const known = [1, 2, 4].map((size) => ({ id: size, file: { size } }))
  expect(sizeTogether([], known)).toBe(0)
  expect(sizeTogether([{ id: 4 }, { id: 1 }, { id: 9 }], known)).toBe(5)
})

test('empty ids are not sent, everything else is', () => {
  const body = emailBody({ candidate: null, contact_person: { id: 3, name: 'Eva' }, subject: '', selected_attachments: [] })
  expect(body).toMatchObject({ contact_person: { id: 3 }, subject: '', selected_attachments: [] })
  expect(body).not.toHaveProperty('candidate')
})

test("an address is compared with the person's own, whatever its case", () => {
  const eva = { name: 'Eva', email: 'eva@x.de', is_active: true }
  expect(addresseeHints(eva, ' Eva@X.de ')).toEqual([])
  expect(addresseeHints(eva, '')).toEqual([])
  expect(addresseeHints(eva, 'info@x.de')).toEqual(['The address of Eva is eva@x.de.'])
  expect(addresseeHints({ ...eva, email: '', is_active: false }, 'info@x.de')).toEqual(['Eva has no e-mail address.', 'Eva is inactive.'])
})

test('a placeholder is called as users call it, an unknown one as it is written', () => {
  expect(['employee.exam', 'contact_person.greeting', 'user.email', 'facility.city'].map(placeholderName)).toEqual([
    'Employee: Exam',
    'Contact person: Salutation',
    'User: E-mail',
    'Facility: City',
  ])
  expect(['moon.phase', 'employee.shoe_size', ''].map(placeholderName)).toEqual(['moon.phase', 'employee.shoe_size', ''])
})
