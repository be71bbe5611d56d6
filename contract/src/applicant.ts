import * as z from 'zod/mini'
import { area, areaOfCode } from './address.ts'
import { application, applicantFields } from './application.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { refs } from './reference-field.ts'
import { latestEngagement, plainRef } from './shared-shape.ts'
import { longText } from './text-field.ts'
import { flag } from './value-field.ts'

/** `held`: no mail server is configured. */
const mailStates = ['waiting', 'sent', 'failed', 'held'] as const

/** The public page does not ask for a country: applicants' phone numbers are read as German (docs/rules/applications.md). */
export const countryOfApplicants = 'DE'

/** The newest e-mail with a confirmation link; `last_error`: why it was not accepted; after `expires_datetime` the link is void. */
const verificationMail = z.object({
  state: z.enum(mailStates),
  created_datetime: z.string(),
  sent_datetime: z.nullable(z.string()),
  last_error: z.string(),
  expires_datetime: z.string(),
})

const alreadyConfirmed = { de: 'Die E-Mail-Adresse ist schon bestätigt.', en: 'The e-mail address is already confirmed.' }

export const applicant = entity('applicants', {
  name: 'applicant',
  noun: { de: 'Bewerber', en: 'Applicant' },
  plural: { de: 'Bewerber', en: 'Applicants' },
  access: application.access,
  fields: {
    id: readOnly(z.number()),
    name: readOnly(z.string()),
    full_name: readOnly(z.string()),
    ...applicantFields,
    ...areaOfCode,
    formatted_address: readOnly(z.string()),
    address_warning: readOnly(z.boolean()),
    application_tags: refs('application_tag'),
    comments: longText(),
    privacy_consent: { ...flag(), fixed: true },
    privacy_consent_version: readOnly(z.nullable(z.string())),
    privacy_consent_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    email_verification_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    verification_mail: readOnly(z.nullable(verificationMail)),
    converted_to_employee: readOnly(z.nullable(plainRef), { kind: 'ref' }),
    latest_engagement: readOnly(latestEngagement),
    created_datetime: moment(),
  },
  compositeFields: { formatted_address: area },
  acts: {
    send_verification: {
      label: { de: 'Link erneut senden', en: 'Send the link again' },
      by: { path: 'send-verification' },
      whyNot: ({ email_verification_datetime: confirmed }: { email_verification_datetime: string | null }) =>
        confirmed === null ? undefined : alreadyConfirmed,
    },
  },
})
export type Applicant = Answer<typeof applicant>
export type ApplicantInput = Input<typeof applicant>

export const applicantList = defineList(applicant, {
  filters: {
    created_datetime__date__gte: filter.day(),
    created_datetime__date__lte: filter.day(),
    email__icontains: filter.contains(),
    name__icontains: filter.contains(),
    application_tags__id: filter.ids('application_tag'),
    email_verified: filter.flag(),
    converted: filter.flag(),
  },
  sorts: ['id', 'created_datetime', 'last_name', 'first_name', 'name', 'email', 'profession_free_text'],
  defaultSort: '-created_datetime',
})
