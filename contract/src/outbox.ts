import * as z from 'zod/mini'
import type { Answer } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'

/** A mail waits for the server, was taken by it or refused for good; `held` means that no SMTP server is configured. */
export const mailStates = ['waiting', 'sent', 'failed', 'held'] as const
export type MailState = (typeof mailStates)[number]

export const outbox = entity('outbox', {
  name: 'outbox',
  noun: { de: 'E-Mail', en: 'E-mail' },
  plural: { de: 'Postausgang', en: 'Outbox' },
  access: sameAccess('superuser'),
  fields: {
    id: readOnly(z.number()),
    recipient: readOnly(z.string()),
    subject: readOnly(z.string()),
    text: readOnly(z.string()),
    template: readOnly(plainRef, { kind: 'ref' }),
    state: readOnly(z.enum(mailStates)),
    attempts: readOnly(z.number()),
    last_error: readOnly(z.string()),
    created_datetime: moment(),
    sent_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    next_attempt_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
  },
})
export type OutboxMail = Answer<typeof outbox>

export const outboxList = defineList(outbox, {
  filters: { state: filter.choices(mailStates), recipient__icontains: filter.contains() },
  sorts: ['id', 'created_datetime'],
  defaultSort: '-created_datetime',
})
