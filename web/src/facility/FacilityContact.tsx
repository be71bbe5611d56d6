import type { Facility } from '@kasack/contract/facility.ts'
import { formatPhone } from '../shared/format-phone.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { Two } from '../shared/part/Two.tsx'

/** How a facility is reached: its e-mail address, below it the telephone. */
export function FacilityContact({ facility: { email, phone, mobile, country_code } }: { facility: Facility }) {
  return (
    <Two
      first={
        email ? (
          <a className="k-mail" href={`mailto:${email}`} title={email}>
            {email}
          </a>
        ) : (
          <Missing />
        )
      }
      second={formatPhone(phone || mobile, country_code)}
    />
  )
}
