import { beforeEach, expect, test } from 'vitest'
import { setPreference } from '../shared/storage/preference.ts'
import {
  addresseeHints,
  candidatesIn,
  categoriesFor,
  emailBody,
  personToWriteTo,
  placeholderName,
  questionAbout,
  sizeTogether,
  defaultTemplateOf,
} from './rules.ts'

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
  for (const origin of [undefined, 'facility', 'contact-person', 'profile', 'candidate', 'documents-of'] as const)
    expect(categoriesFor(origin)).toContain('other')
})

test('a facility that is told who is away or has left has a template for it, and so has a profile; others are chosen', () => {
  expect(
    ['absence-at', 'ended-at', 'documents-of', 'profile', 'facility', undefined].map((origin) => defaultTemplateOf(origin as never)),
  ).toEqual(['sick_note', 'assignment_end', 'documents_requested', 'profile', null, null])
})

test('attachments are as large as their files together', () => {
  const known = [1, 2, 4].map((size) => ({ id: size, file: { size } }))
  expect(sizeTogether([], known)).toBe(0)
  expect(sizeTogether([{ id: 4 }, { id: 1 }, { id: 9 }], known)).toBe(5)
})

test('before papers go that say something of health or residence it is asked, by their names; before others nothing', () => {
  const one = (id: number, name: string, more = {}) => ({
    id,
    name,
    file: { name: `${id}.pdf` },
    is_health: false,
    is_residence: false,
    employee: { id: 5, name: 'Eva' },
    ...more,
  })
  const [cv, measles, titer] = [one(1, 'CV'), one(2, 'Measles', { is_health: true }), one(3, 'Titer', { is_health: true })]
  const [title, visa] = [one(4, 'Title', { is_residence: true }), one(5, 'Visa', { is_residence: true })]
  const asked = (...ids: number[]) =>
    questionAbout(
      ids.map((id) => ({ id })),
      [cv, measles, titer, title, visa],
      'pdl@klinik.example',
    )
  expect(asked()).toBeNull()
  expect(asked(1, 9)).toBeNull()
  expect(asked(1, 2)).toMatchObject({
    title: 'This attachment contains health data: send it anyway?',
    text: 'The e-mail will go to pdl@klinik.example.',
    reasons: ['Measles (2.pdf)'],
  })
  expect([asked(2, 3), asked(4), asked(4, 5), asked(2, 4)].map((question) => question?.title)).toEqual([
    'These attachments contain health data: send them anyway?',
    'This attachment is a residence title: send it anyway?',
    'These attachments are residence titles: send them anyway?',
    'These attachments contain health data and residence titles: send them anyway?',
  ])
  expect(asked(2, 4)?.reasons).toEqual(['Measles (2.pdf)', 'Title (4.pdf)'])
  const toms = one(6, 'Titer', { is_health: true, employee: { id: 6, name: 'Tom' } })
  const ofBoth = questionAbout([{ id: 3 }, { id: 6 }], [titer, toms], 'pdl@klinik.example')
  expect(ofBoth?.reasons).toEqual(['Eva: Titer (3.pdf)', 'Tom: Titer (6.pdf)'])
})

test('an e-mail is about one candidate, several, or none', () => {
  const eva = { id: 9, name: 'Eva' }
  expect(
    [{ candidate: eva, candidates: [] }, { candidate: null, candidates: [eva, eva] }, { candidates: [eva, eva] }, {}].map(candidatesIn),
  ).toEqual([1, 2, 2, 0])
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
