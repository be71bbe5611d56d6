import * as z from 'zod/mini'

/** Settings that the operator must replace, samples until then: those that the public pages show, and those that mails need. */
export const agencySettings = ['AGENCY_NAME', 'PRIVACY_URL', 'IMPRINT_URL', 'APPLY_PHONE'] as const
export const mailSettings = ['SMTP_URL', 'MAIL_FROM'] as const
export type SetupSetting = (typeof agencySettings | typeof mailSettings)[number]

/** The first steps of an agency that began empty, in this order. */
export const setupSteps = ['agency', 'mail', 'users', 'lists', 'facility'] as const
export type SetupStepName = (typeof setupSteps)[number]

/** `GET /setup`: the first steps, for superusers; none once all are done or dismissed, or with the demo agency. */
export const setup = z.object({
  steps: z.array(
    z.object({
      name: z.enum(setupSteps),
      is_done: z.boolean(),
      /** Settings still to be made, by name, never by value. */
      unset: z.array(z.enum([...agencySettings, ...mailSettings])),
    }),
  ),
})
export type Setup = z.output<typeof setup>
export type SetupStep = Setup['steps'][number]

export const setupPath = 'setup'
