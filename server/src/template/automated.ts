import type { Language } from '@kasack/contract/text.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { texts } from './texts.ts'

type Reader = { email: string; first_name: string; last_name: string; full_name: string }
type MailContext = { publicUrl: string; hash: string; language: Language }

/** The mail that asks an applicant to confirm the address; `hash` goes into the link. */
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

/** Anybody may enter any name with any address, and we mail it: a name that could be a message or a link is left out. */
const nameFromOutside = (name: string): string => (name.length > 80 || /[/:@\\<>]|\.\p{L}{2}/u.test(name) ? '' : name)
