import * as z from 'zod/mini'
import { documentRight, healthDocumentRight } from './document-state.ts'
import type { Answer } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { fileRef, storedFile } from './file.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { templateCategories } from './lookup.ts'
import { mailStates } from './outbox.ts'
import { plainRef } from './shared-shape.ts'

const mayReadEmployees = 'employees.view_employee'

/** An attached document, named after its kind. */
const paper = z.object({ name: z.string(), file: storedFile })

/** One of several candidates an e-mail presents; null: no longer a candidate. */
const presented = z.object({ id: z.nullable(z.number()), employee: plainRef })

/** The template an e-mail was written from, with its category. */
const templateRef = z.extend(plainRef, { code: z.string(), category: z.enum(templateCategories) })

/**
 * An e-mail written by a user, as sent. Those about an employee exist only for readers who may see employees; automated ones are in the
 * outbox alone.
 */
export const email = entity('emails', {
  name: 'email',
  noun: { de: 'E-Mail', en: 'E-mail' },
  plural: { de: 'E-Mails', en: 'E-mails' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    recipient: readOnly(z.string()),
    subject: readOnly(z.string()),
    text: readOnly(z.string()),
    template: readOnly(templateRef),
    attachments: readOnly(z.array(fileRef)),
    documents: readOnly(z.array(paper), { needs: documentRight }),
    state: readOnly(z.enum(mailStates)),
    last_error: readOnly(z.string()),
    contact_person: readOnly(z.nullable(plainRef), { kind: 'ref' }),
    candidate: readOnly(z.nullable(z.object({ id: z.number() })), { needs: mayReadEmployees }),
    employee: readOnly(z.nullable(plainRef), { kind: 'ref', needs: mayReadEmployees }),
    candidates: readOnly(z.array(presented), { needs: mayReadEmployees }),
    vacancy: readOnly(z.nullable(plainRef), { kind: 'ref' }),
    facility: readOnly(z.nullable(plainRef), { kind: 'ref' }),
    created_by_user: readOnly(plainRef, { kind: 'ref' }),
    created_datetime: moment(),
    sent_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
  },
  readingNeeds: { health_documents: healthDocumentRight },
})
export type Email = Answer<typeof email>

const candidates = filter.ids('candidate')
const employees = filter.ids('employee')

export const emailList = defineList(email, {
  filters: {
    contact_person__id: filter.ids('contact_person'),
    candidate__id: candidates,
    employee__id: employees,
    vacancy__id: filter.ids('vacancy'),
    facility__id: filter.ids('facility'),
    template__id: filter.ids('email_template'),
    category: filter.choices(templateCategories),
    created_by_user__id: filter.ids('user'),
    state: filter.choices(mailStates),
    recipient__icontains: filter.contains(),
    created_datetime__date__gte: filter.day(),
    created_datetime__date__lte: filter.day(),
  },
  // Filtering by a candidate or employee needs the permission, even if nothing matches.
  context: {
    candidate__id: { ...candidates, permission: mayReadEmployees },
    employee__id: { ...employees, permission: mayReadEmployees },
  },
  sorts: ['id', 'created_datetime'],
  defaultSort: '-created_datetime',
})
