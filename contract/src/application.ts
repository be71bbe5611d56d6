import * as z from 'zod/mini'
import { consents, consentVersion } from './consent.ts'
import type { ConsentVersion } from './consent.ts'
import type { Input } from './entity.ts'
import { entity } from './entity.ts'
import type { Field } from './field.ts'
import { writable } from './field.ts'
import { email, phone, text } from './text-field.ts'
import { choice, flag } from './value-field.ts'

// The public page reads this file: whatever is imported here is sent to a telephone.

/** What somebody who applies says of herself. */
export const ownWords = {
  first_name: text({ required: true }),
  last_name: text({ required: true }),
  profession_free_text: text({ required: true }),
  email: email({ required: true }),
  mobile: phone({ required: true }),
}

/** A consent that must be given. */
const consent = (): Field<boolean, boolean, false> => ({
  ...flag(),
  ...writable({ required: true }),
  schema: z.pipe(flag().schema, z.boolean().check(z.refine((given) => given, 'consent'))),
  initial: undefined,
})

/** What anybody may send without a session: it becomes an applicant. */
export const application = entity('applicants', {
  name: 'applicant',
  noun: { de: 'Bewerbung', en: 'Application' },
  plural: { de: 'Bewerbungen', en: 'Applications' },
  access: {
    read: 'employees.view_applicant',
    create: 'public',
    change: 'employees.view_applicant',
    remove: 'employees.view_applicant',
  },
  fields: {
    ...ownWords,
    privacy_consent: consent(),
    /** The text that was shown; who does not say it has seen the newest. */
    privacy_consent_version: choice(Object.keys(consents) as ConsentVersion[], { initial: consentVersion }), // its keys are all there are
  },
})
export type ApplicationInput = Input<typeof application>

/** An address was confirmed, and when for the first time. */
export const confirmedEmail = z.object({ id: z.number(), email_verification_datetime: z.string() })

/** Carries a word that the sender has drawn: an application that comes again with the same word and the same fields is the same one. */
export const repeatKeyHeader = 'idempotency-key'
