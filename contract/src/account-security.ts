import * as z from 'zod/mini'
import type { Form, Input } from './entity.ts'
import type { Field } from './field.ts'
import { writable } from './field.ts'
import { passwordLength, secret, text } from './text-field.ts'

/** The password as it is: whether it is right is all there is to say about it. */
const currentPassword = (): Field<string, undefined, false> => ({
  ...secret(),
  schema: z.string('not_text').check(z.maxLength(passwordLength.max, 'too_long')),
})

/** What a browser says of a passkey, as WebAuthn writes it in JSON. */
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

/** What the calls about one's own account take. */
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
  /** It is kept by the maker of the device, on all of the user's devices. */
  is_synced: z.boolean(),
  created_datetime: moment,
  last_used_datetime: z.nullable(moment),
})

const ownSession = z.object({
  id: z.number(),
  /** `Chrome · Windows`; empty where the browser does not say. */
  device: z.string(),
  /** `192.0.2.0/24`, without the single line. */
  network: z.string(),
  created_datetime: moment,
  last_call_datetime: moment,
  is_current: z.boolean(),
})

/** How somebody proves who she is, and where she is signed in. */
export const accountSecurity = z.object({
  one_time_codes: z.nullable(z.object({ created_datetime: moment, last_used_datetime: z.nullable(moment) })),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number(),
  sessions: z.array(ownSession),
  /** The host that passkeys are bound to. */
  passkey_host: z.string(),
})
export type AccountSecurity = z.output<typeof accountSecurity>

/** The secret of one-time codes, to type and as the address in a QR code; it counts with the first code. */
export const newOneTimeCodes = z.object({ secret: z.string(), uri: z.string() })
export type NewOneTimeCodes = z.output<typeof newOneTimeCodes>

/** Recovery codes, shown this once; null: those that there are stay. */
export const recoveryCodes = z.object({ recovery_codes: z.nullable(z.array(z.string())) })
export type RecoveryCodes = z.output<typeof recoveryCodes>

/** What `navigator.credentials.create` is asked, as WebAuthn writes it in JSON. */
export const passkeyQuestion = z.record(z.string(), z.unknown())
