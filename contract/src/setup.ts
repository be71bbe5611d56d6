import * as z from 'zod/mini'

/** What whoever runs the program writes into its settings, with samples until then: those the public pages show, and those mails need. */
export const agencySettings = ['AGENCY_NAME', 'PRIVACY_URL', 'IMPRINT_URL', 'APPLY_PHONE'] as const
export const mailSettings = ['SMTP_URL', 'MAIL_FROM'] as const
export type SetupSetting = (typeof agencySettings | typeof mailSettings)[number]

/** What an agency that began empty does first, in this order. */
export const setupSteps = ['agency', 'mail', 'users', 'lists', 'facility'] as const
export type SetupStepName = (typeof setupSteps)[number]

/** `GET /setup`: the first steps, for superusers; none once all are done, when they were sent away, or with the demo agency. */
export const setup = z.object({
  steps: z.array(
    z.object({
      name: z.enum(setupSteps),
      is_done: z.boolean(),
      /** Settings that are still to be made, by name; never what they are set to. */
      unset: z.array(z.enum([...agencySettings, ...mailSettings])),
    }),
  ),
})
export type Setup = z.output<typeof setup>
export type SetupStep = Setup['steps'][number]

export const setupPath = 'setup'
