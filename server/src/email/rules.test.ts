import { largestAttachments } from '@kasack/contract/file.ts'
import { expect, test } from 'vitest'
import type { Template } from './queries.ts'
import { askedBy, refuseEmail } from './rules.ts'
import { texts } from './texts.ts'

const template: Template = { code: 'profile', category: 'profile', attachable: [3, 4].map((id) => ({ id, size: largestAttachments / 2 })) }
const written = {
  recipient: 'pdl@klinik.example',
  template: { id: 2 },
  subject: 'Profil',
  text: 'Guten Tag',
  selected_attachments: [{ id: 3 }],
  contact_person: null,
  candidate: { id: 9 },
  facility: null,
  language: 'de' as const,
}

test('an e-mail takes the attachments along that its template allows', () => {
  expect(refuseEmail(written, template)).toEqual({})
  expect(refuseEmail({ ...written, selected_attachments: [{ id: 3 }, { id: 5 }] }, template)).toEqual({
    selected_attachments: [texts.not_attachable],
  })
})

test('all attachments together may be as large as mail servers take, and not a byte larger; each counts once', () => {
  const both = { ...written, selected_attachments: [{ id: 3 }, { id: 4 }, { id: 3 }] }
  expect(refuseEmail(both, template)).toEqual({})
  const larger = { ...template, attachable: template.attachable.map(({ id, size }) => ({ id, size: id === 4 ? size + 1 : size })) }
  expect(refuseEmail(both, larger)).toEqual({ selected_attachments: [texts.too_large] })
  expect(refuseEmail({ ...both, selected_attachments: [{ id: 4 }] }, larger)).toEqual({})
})

test('the template of the program itself is nobody else’s', () => {
  expect(refuseEmail(written, { ...template, code: 'automated' })).toEqual({ template: [texts.automated] })
})

test('both reasons are told at once', () => {
  expect(Object.keys(refuseEmail({ ...written, selected_attachments: [{ id: 1 }] }, { ...template, code: 'automated' }))).toEqual([
    'template',
    'selected_attachments',
  ])
})

test('a template that does not exist is refused by its field alone', () => {
  expect(refuseEmail({ ...written, selected_attachments: [{ id: 5 }] }, null)).toEqual({})
})

test('a profile asks the facility, a mail to the candidate asks her, and any other nobody', () => {
  expect((['profile', 'candidate', 'facility', 'other'] as const).map((category) => askedBy({ category }))).toEqual([
    'facility',
    'employee',
    null,
    null,
  ])
})
