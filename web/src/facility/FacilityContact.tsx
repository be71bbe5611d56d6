import type { Facility } from '@kasack/contract/facility.ts'
import { formatPhone } from '../shared/language/format-phone.ts'
import { MailLink } from '../shared/part/MailLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'

/** How a facility is reached: its e-mail address, below it the telephone. */
export function FacilityContact({ facility: { email, phone, mobile, country_code } }: { facility: Facility }) {
  return <TwoLines first={<MailLink address={email} />} second={formatPhone(phone || mobile, country_code)} />
}
