import * as z from 'zod/mini'
import type { Answer } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'
import { email } from './text-field.ts'

/** A mail waits for the server, was accepted by it, or was refused for good; `held`: no SMTP server is configured. */
export const mailStates = ['waiting', 'sent', 'failed', 'held'] as const
export type MailState = (typeof mailStates)[number]

const alreadySent = { de: 'Diese E-Mail ist schon gesendet.', en: 'This e-mail has already been sent.' }

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
  acts: {
    retry: {
      label: { de: 'Erneut senden', en: 'Send again' },
      by: { path: 'retry' },
      whyNot: ({ state }: { state: MailState }) => (state === 'sent' ? alreadySent : undefined),
    },
  },
})
export type OutboxMail = Answer<typeof outbox>

/** A test mail for superusers, by default to their own address. */
export const testMail = entity('outbox/test', {
  name: 'test_mail',
  noun: { de: 'Test-E-Mail', en: 'Test e-mail' },
  plural: { de: 'Test-E-Mails', en: 'Test e-mails' },
  access: sameAccess('superuser'),
  fields: { recipient: email() },
})

/** `GET /outbox/health`: whether mails get through. */
export const mailHealth = z.object({
  /** An SMTP server is configured. */
  has_server: z.boolean(),
  /** Mails that stay because there is no server. */
  held: z.number(),
  waiting: z.number(),
  /** Waiting mails with at least one failed attempt. */
  delayed: z.number(),
  /** Given up within the last seven days. */
  failed: z.number(),
  /** When the oldest waiting or held mail was written. */
  oldest_datetime: z.nullable(z.string()),
  /** The error of the newest mail counted here that was not accepted; empty: none. */
  last_error: z.string(),
  last_sent_datetime: z.nullable(z.string()),
})
export type MailHealth = z.output<typeof mailHealth>

export const outboxList = defineList(outbox, {
  filters: { state: filter.choices(mailStates), recipient__icontains: filter.contains() },
  sorts: ['id', 'created_datetime'],
  defaultSort: '-created_datetime',
})
