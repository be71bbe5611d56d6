import * as z from 'zod/mini'
import { fileRef, paperRef } from './file.ts'
import * as filter from './filter.ts'
import { templateCategories } from './lookup.ts'
import type { Permission } from './permission.ts'
import { plainRef } from './shared-shape.ts'
import { languages } from './text.ts'

/** For whom a template is filled, and in which language; German by default, and if there is no English text. */
export const templateParameters = {
  contact_person__id: filter.id('contact_person'),
  /** Several of one vacancy: what the text says about a candidate, it says about each. */
  candidate__id: filter.ids('candidate'),
  /** Instead of a candidate: the employee whom the e-mail is about, or to. */
  employee__id: filter.id('employee'),
  /** If neither candidate nor contact person belongs to a facility. */
  facility__id: filter.id('facility'),
  language: filter.choice(languages),
}

/** The permission needed to name a candidate or an employee. */
export const candidateRight: Permission = 'employees.view_employee'

/** `GET /email-templates/{id}`: subject and text with filled placeholders (docs/rules/mail.md). */
export const filledTemplate = z.extend(plainRef, {
  code: z.string(),
  category: z.enum(templateCategories),
  subject: z.string(),
  text_template: z.string(),
  preselected_attachments: z.array(fileRef),
  allowed_attachments: z.array(fileRef),
  /** Documents of the candidates or the employee that have a file and that the reader may see. */
  documents: z.array(z.extend(paperRef, { is_preselected: z.boolean(), employee: plainRef })),
  language: z.enum(languages),
  /** Placeholders without a value, as written in the template. */
  empty_placeholders: z.array(z.string()),
})
export type FilledTemplate = z.output<typeof filledTemplate>
