import type { QuietLimit } from '../platform/request/throttle.ts'
import { throttleKey } from '../platform/request/throttle.ts'

/** How often an address, in any case, gets a mail to confirm it: three times a day. See docs/rules/applications.md. */
export const mailsTo = (email: string): QuietLimit => ({
  key: throttleKey('verification mail', email.trim().toLowerCase()),
  limit: { count: 3, seconds: 24 * 60 * 60 },
})
