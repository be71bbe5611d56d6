import * as z from 'zod/mini'
import type { Form, Input } from './entity.ts'
import type { Field } from './field.ts'
import { writable } from './field.ts'
import { passwordLength, secret, text } from './text-field.ts'

/** The current password. It only has to match, so the rules for new passwords do not apply. */
const currentPassword = (): Field<string, undefined, false> => ({
  ...secret(),
  schema: z.string('not_text').check(z.maxLength(passwordLength.max, 'too_long')),
})

/** The passkey credential a browser returns, in WebAuthn's JSON form. */
const credential = (): Field<Record<string, unknown>, undefined, false> => ({
  kind: 'other',
  ...writable({ required: true }),
  schema: z.record(z.string(), z.unknown(), 'not_choice'),
  answer: z.undefined(),
  blank: undefined,
  initial: undefined,
})

const code = () => text({ required: true, limit: 40 })

const passkeyName = () => text({ required: true, limit: 100 })

/** Fields of the calls about one's own account. */
export const accountForms = {
  password_change: { fields: { current_password: currentPassword(), password: secret() } },
  password_again: { fields: { current_password: currentPassword() } },
  code_confirmation: { fields: { code: code() } },
  code_removal: { fields: { current_password: currentPassword(), code: code() } },
  passkey_name: { fields: { name: passkeyName() } },
  new_passkey: { fields: { name: passkeyName(), credential: credential() } },
} satisfies Record<string, Form>
export type AccountForms = { [F in keyof typeof accountForms]: Input<(typeof accountForms)[F]> }

const moment = z.string()

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** The device vendor syncs it to all of the user's devices. */
  is_synced: z.boolean(),
  created_datetime: moment,
  last_used_datetime: z.nullable(moment),
})

const ownSession = z.object({
  id: z.number(),
  /** `Chrome · Windows`; empty if the browser does not say. */
  device: z.string(),
  /** `192.0.2.0/24`, never the full address. */
  network: z.string(),
  created_datetime: moment,
  last_call_datetime: moment,
  is_current: z.boolean(),
})

/** How a user signs in, and where they are signed in. */
export const accountSecurity = z.object({
  one_time_codes: z.nullable(z.object({ created_datetime: moment, last_used_datetime: z.nullable(moment) })),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number(),
  sessions: z.array(ownSession),
  /** The host that passkeys are bound to. */
  passkey_host: z.string(),
})
export type AccountSecurity = z.output<typeof accountSecurity>

/** The secret of one-time codes, to type and as the URI of a QR code; active once the first code is entered. */
export const newOneTimeCodes = z.object({ secret: z.string(), uri: z.string() })
export type NewOneTimeCodes = z.output<typeof newOneTimeCodes>

/** Recovery codes, shown only once; null: the existing ones stay valid. */
export const recoveryCodes = z.object({ recovery_codes: z.nullable(z.array(z.string())) })
export type RecoveryCodes = z.output<typeof recoveryCodes>

/** Options for `navigator.credentials.create`, in WebAuthn's JSON form. */
export const passkeyOptions = z.record(z.string(), z.unknown())
