import type { Facility } from '@kasack/contract/facility.ts'
import { MailLink } from '../shared/part/MailLink.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'

/** The e-mail address of a facility, and below it the telephone number. */
export function FacilityContact({ facility: { email, phone, mobile, country_code } }: { facility: Facility }) {
  const number = phone || mobile
  return <TwoLines first={<MailLink address={email} />} second={number && <PhoneLink number={number} country={country_code} />} />
}
