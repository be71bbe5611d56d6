import * as z from 'zod/mini'
import { areaOfCode } from './address.ts'
import { consents, consentVersion } from './consent.ts'
import type { ConsentVersion } from './consent.ts'
import type { Input } from './entity.ts'
import { entity } from './entity.ts'
import type { Field } from './field.ts'
import { writable } from './field.ts'
import type { ApplicantField } from './applicant-fields.ts'
import { applicantFieldRules } from './applicant-fields.ts'
import { email, text } from './text-field.ts'
import { choice } from './choice-field.ts'
import { flag } from './value-field.ts'

/** What applicants say about themselves. The public page applies the same rules without the schemas. */
export const applicantFields = {
  first_name: text({ required: true, ...applicantFieldRules.first_name }),
  last_name: text({ required: true, ...applicantFieldRules.last_name }),
  profession_free_text: text({ required: true, ...applicantFieldRules.profession_free_text }),
  email: email({ required: true, ...applicantFieldRules.email }),
  mobile: text({ required: true, ...applicantFieldRules.mobile }),
  postal_code: text(applicantFieldRules.postal_code),
} satisfies Record<ApplicantField, Field>

/** A consent that must be given. */
const consent = (): Field<boolean, boolean, false> => ({
  ...flag(),
  ...writable({ required: true }),
  schema: z.pipe(flag().schema, z.boolean().check(z.refine((given) => given, 'consent'))),
  initial: undefined,
})

/** What anyone may send without a session; it becomes an applicant. */
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
    ...applicantFields,
    ...areaOfCode,
    privacy_consent: consent(),
    /** The version of the text that was shown; the newest by default. */
    privacy_consent_version: choice(Object.keys(consents) as ConsentVersion[], { initial: consentVersion }), // its only keys
  },
})
export type ApplicationInput = Input<typeof application>

/** A confirmed address, and when it was first confirmed. */
export const confirmedEmail = z.object({ id: z.number(), email_verification_datetime: z.string() })
