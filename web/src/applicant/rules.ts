import type { Applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { texts } from './texts.ts'

/** Why an applicant cannot be made an employee; null if she can. */
export function refuseConversion(
  { converted_to_employee }: Pick<Applicant, 'converted_to_employee'>,
  may: (needs: UserNeeds) => boolean,
): Text | null {
  if (converted_to_employee) return texts.is_converted
  return may(employee.access.create) ? null : texts.may_not_convert
}

/** The state of an applicant's address confirmation: what became of the e-mail, and of the link in it. */
export function verificationOf(
  { email_verification_datetime: confirmed, verification_mail: mail }: Pick<Applicant, 'email_verification_datetime' | 'verification_mail'>,
  now: Date,
) {
  if (confirmed) return 'confirmed'
  if (!mail) return 'none'
  if (mail.state !== 'sent') return mail.state
  return Date.parse(mail.expires_datetime) <= now.getTime() ? 'expired' : 'sent'
}
