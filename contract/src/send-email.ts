import * as z from 'zod/mini'
import type { Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { fileRef, paperRef } from './file.ts'
import { mailStates } from './outbox.ts'
import { ref, refs } from './reference-field.ts'
import { plainRef } from './shared-shape.ts'
import { email, longText, text } from './text-field.ts'
import { languages } from './text.ts'
import { choice } from './choice-field.ts'
import { flag } from './value-field.ts'

/** An e-mail as a user writes it, from a template. A candidate or an employee needs employees.view_employee. */
export const sendEmail = entity('send-email', {
  name: 'send_email',
  noun: { de: 'E-Mail', en: 'E-mail' },
  plural: { de: 'E-Mails', en: 'E-mails' },
  access: sameAccess('session'),
  fields: {
    recipient: email({ required: true }),
    template: ref('email_template', { required: true }),
    subject: text({ required: true }),
    text: longText({ required: true }),
    selected_attachments: refs('email_attachment'),
    contact_person: ref('contact_person'),
    candidate: ref('candidate'),
    /** Instead of one candidate: several of one vacancy, presented in one e-mail. */
    candidates: refs('candidate'),
    /** Instead of a candidate: the employee whom the e-mail is about, or to, without a vacancy. */
    employee: ref('employee'),
    /** Documents of the candidates or the employee; one that the user may not see counts as unknown. */
    selected_documents: refs('employee_document'),
    /** Where the e-mail is filed if neither candidate nor contact person belongs to a facility, such as a group's contact person. */
    facility: ref('facility'),
    /** The language of the text, in which mail programs read it aloud. */
    language: choice(languages, { initial: 'de' }),
    /** Notes in the logbook, for each candidate or the employee, that documents were requested, but never which. */
    log: flag(),
  },
})
export type SendEmailInput = Input<typeof sendEmail>

/** Most candidates that one e-mail presents. */
export const maxCandidates = 20

/** The answer: the mail's id is that of the outbox, and of `/emails`. */
export const sentEmail = z.object({
  id: z.number(),
  recipient: z.string(),
  template: plainRef,
  subject: z.string(),
  contact_person: z.nullable(plainRef),
  candidate: z.nullable(z.object({ id: z.number() })),
  /** If several are presented, all of them; `candidate` is then null. */
  candidates: z.array(z.object({ id: z.number() })),
  created_datetime: z.string(),
  state: z.enum(mailStates),
})
export type SentEmail = z.output<typeof sentEmail>

/** How sending an e-mail changes its candidates. */
export const emailEffects = ['facility_asked', 'employee_asked', 'applied'] as const
export type EmailEffect = (typeof emailEffects)[number]

/** `POST /send-email/preview`: the e-mail as it would arrive, and what it would change; refused like sending it. */
export const emailPreview = z.object({
  from: z.string(),
  /** Where replies go; empty: to `from`. */
  reply_to: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(fileRef),
  documents: z.array(paperRef),
  effects: z.array(z.enum(emailEffects)),
  /** Whether the logbook will note that documents were requested. */
  is_logged: z.boolean(),
  /** `held`: no SMTP server is configured, so it would stay in the outbox. */
  state: z.enum(['waiting', 'held']),
})
export type EmailPreview = z.output<typeof emailPreview>
