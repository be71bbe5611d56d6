import type { Language } from '@kasack/contract/text.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { texts } from './texts.ts'

type Reader = { email: string; first_name: string; last_name: string; full_name: string }
type MailContext = { publicUrl: string; hash: string; language: Language }

/** The mail that asks somebody who applied to confirm the address; `hash` is what the link carries. */
export const verificationMail = ({ email, ...names }: Reader, { publicUrl, hash, language }: MailContext): Mail => ({
  recipient: email,
  template: 'automated',
  language,
  values: {
    'applicant.first_name': nameFromOutside(names.first_name),
    'applicant.last_name': nameFromOutside(names.last_name),
    'applicant.full_name': nameFromOutside(names.full_name),
    verification_url: `${publicUrl}/apply-now/email-verification?hash=${hash}`,
  },
  link: { name: 'verification_url', label: texts.confirm_address },
})

/**
 * Anybody may type a name beside anybody's address, and we send it: one that could be a message, or an address to click on, is left
 * out.
 */
const nameFromOutside = (name: string): string => (name.length > 80 || /[/:@\\<>]|\.\p{L}{2}/u.test(name) ? '' : name)
