import { largestAttachments } from '@kasack/contract/file.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import type { SendEmailInput } from '@kasack/contract/send-email.ts'
import { maxCandidates } from '@kasack/contract/send-email.ts'
import { expect, test } from 'vitest'
import type { LockedDocument } from '../enclosed-paper/queries.ts'
import { texts as paperTexts } from '../enclosed-paper/texts.ts'
import { texts as templateTexts } from '../template/texts.ts'
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
  candidates: [],
  employee: null,
  selected_documents: [],
  facility: null,
  language: 'de' as const,
  log: false,
} satisfies SendEmailInput
const refuse = (mail: SendEmailInput, from: Template | null, papers: LockedDocument[] = []) =>
  refuseEmail(mail, from, { papers, whose: [7], vacancies: 1 })

test('an e-mail takes the attachments along that its template allows', () => {
  expect(refuse(written, template)).toEqual({})
  expect(refuse({ ...written, selected_attachments: [{ id: 3 }, { id: 5 }] }, template)).toEqual({
    selected_attachments: [texts.not_attachable],
  })
})

test('all attachments together may be as large as mail servers take, and not a byte larger; each counts once', () => {
  const both = { ...written, selected_attachments: [{ id: 3 }, { id: 4 }, { id: 3 }] }
  expect(refuse(both, template)).toEqual({})
  const larger = { ...template, attachable: template.attachable.map(({ id, size }) => ({ id, size: id === 4 ? size + 1 : size })) }
  expect(refuse(both, larger)).toEqual({ selected_attachments: [texts.too_large] })
  expect(refuse({ ...both, selected_attachments: [{ id: 4 }] }, larger)).toEqual({})
})

test('the template of the program itself is nobody else’s', () => {
  expect(refuse(written, { ...template, code: 'automated' })).toEqual({ template: [texts.automated] })
})

test('both reasons are told at once', () => {
  expect(Object.keys(refuse({ ...written, selected_attachments: [{ id: 1 }] }, { ...template, code: 'automated' }))).toEqual([
    'template',
    'selected_attachments',
  ])
})

test('a template that does not exist is refused by its field alone', () => {
  expect(refuse({ ...written, selected_attachments: [{ id: 5 }] }, null)).toEqual({})
})

const paper = (id: number, more: Partial<LockedDocument> = {}): LockedDocument => ({
  id,
  employee_id: 7,
  size: 10,
  is_health_data: false,
  ...more,
})
const taking = (...ids: number[]) => ({ ...written, selected_attachments: [], selected_documents: ids.map((id) => ({ id })) })

test('papers go along that are hers and have a file; one that the writer does not see is unknown, whatever else is wrong', () => {
  expect(refuse(taking(1, 2), template, [paper(1), paper(2)])).toEqual({})
  expect(refuse(taking(1, 2), template, [paper(1), paper(2, { employee_id: 8 })])).toEqual({
    selected_documents: [paperTexts.of_somebody_else],
  })
  expect(refuse(taking(1), template, [paper(1, { size: null })])).toEqual({ selected_documents: [paperTexts.without_file] })
  expect(refuse(taking(1, 2), template, [paper(1, { employee_id: 8, size: null })])).toEqual({
    selected_documents: [problemTexts.unknown_reference],
  })
  // Even without a template, so that ids cannot be probed.
  expect(refuse(taking(1), null)).toEqual({ selected_documents: [problemTexts.unknown_reference] })
})

test('an e-mail about nobody takes no papers and leaves no entry; where it cannot be read whom it is about, that alone is told', () => {
  const mail = { ...taking(1), log: true }
  expect(refuseEmail(mail, template, { papers: [paper(1)], whose: [], vacancies: 0 })).toEqual({
    selected_documents: [paperTexts.of_somebody_else],
    log: [texts.about_nobody],
  })
  expect(refuseEmail(mail, template, { papers: [paper(1)], whose: undefined, vacancies: undefined })).toEqual({})
  expect(refuseEmail({ ...mail, log: false }, template, { papers: [paper(1)], whose: [7], vacancies: 1 })).toEqual({})
})

test('papers and attachments together may be as large as mail servers take, and not a byte larger', () => {
  const half = largestAttachments / 2
  const both = { ...taking(1), selected_attachments: [{ id: 3 }] }
  expect(refuse(both, template, [paper(1, { size: half })])).toEqual({})
  expect(refuse(both, template, [paper(1, { size: half + 1 })])).toEqual({ selected_documents: [texts.too_large] })
  expect(refuse(taking(1, 2), null, [paper(1, { size: half }), paper(2, { size: half + 1 })])).toEqual({
    selected_documents: [texts.too_large],
  })
})

test('an e-mail is about a candidate or about an employee, not both', () => {
  expect(refuseEmail({ ...written, employee: { id: 7 } }, template, { papers: [], whose: [7], vacancies: 1 })).toEqual({
    employee: [templateTexts.one_person],
  })
})

test('an e-mail presents one candidate or several, these of one vacancy and not too many', () => {
  const several = (number: number, more: Partial<SendEmailInput> = {}) => ({
    ...written,
    candidate: null,
    candidates: Array.from({ length: number }, (_, id) => ({ id })),
    ...more,
  })
  const told = (mail: SendEmailInput, vacancies: number | undefined = 1) =>
    refuseEmail(mail, template, { papers: [], whose: [7], vacancies })
  expect(told(several(maxCandidates))).toEqual({})
  expect(told(several(maxCandidates + 1))).toEqual({ candidates: [problemText('too_many', maxCandidates)] })
  expect(told(several(2), 2)).toEqual({ candidates: [templateTexts.one_vacancy] })
  expect(refuseEmail(several(2), template, { papers: [], whose: undefined, vacancies: undefined })).toEqual({})
  expect(told(several(2, { candidate: { id: 1 } }))).toEqual({ candidates: [texts.one_or_several] })
  expect(told(several(2, { employee: { id: 7 } }))).toEqual({ employee: [templateTexts.one_person] })
})

test('a profile asks the facility, a mail to the candidate asks her, and any other nobody', () => {
  expect((['profile', 'candidate', 'facility', 'other'] as const).map((category) => askedBy({ category }))).toEqual([
    'facility',
    'employee',
    null,
    null,
  ])
})
