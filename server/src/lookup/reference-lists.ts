import { expiries } from '@kasack/contract/lookup.ts'
import * as z from 'zod/mini'
import templates from './email-templates.json' with { type: 'json' }
import lists from './reference-lists.json' with { type: 'json' }

const names = z.pipe(
  z.array(z.string()),
  z.transform((all) => all.map((name) => ({ name }))),
)

const lines = z.pipe(
  z.array(z.string()),
  z.transform((all) => all.join('\n')),
)

/** The first start writes the columns of the first item, so every item needs all of them. */
const orEmpty = (text: z.ZodMiniType<string>) =>
  z.pipe(
    z.optional(text),
    z.transform((value) => value ?? ''),
  )

/** An e-mail template with its text line by line. Placeholders are written `{{ name }}`; decisions.md G104 and wire.md 11 list them. */
const emailTemplate = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** `profile` counts as sending a profile, `candidate` as asking the candidate. */
  category: z.enum(['facility', 'profile', 'candidate', 'other']),
  subject: z.string(),
  text_template: lines,
  subject_en: orEmpty(z.string()),
  text_template_en: orEmpty(lines),
})

/** The entries of the reference lists at first start, by the list's name on the wire (wire.md 10.3), in order. */
export const referenceLists = {
  ...z.parse(
    z.strictObject({
      'application-tags': names,
      'booking-documents': names,
      'contact-person-functions': names,
      'document-kinds': z.array(
        z.strictObject({
          code: z.string(),
          name: z.string(),
          expires: z.enum(expiries),
          is_health_data: z.boolean(),
          is_residence_title: z.boolean(),
          exempt_born_before: z.nullable(z.string()),
          remind_days: z.number(),
        }),
      ),
      'email-attachments': names,
      'employee-statuses': names,
      'engagement-actions': z.array(z.strictObject({ code: z.string(), name: z.string() })),
      exams: names,
      'facility-departments': names,
      'facility-types': names,
      professions: names,
      qualifications: names,
      tags: names,
      'vacancy-types': names,
    }),
    lists,
  ),
  'email-templates': z.parse(z.array(emailTemplate), templates),
}
