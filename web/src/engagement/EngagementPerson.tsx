import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { Link } from 'react-router'
import { cameFrom } from '../shared/address/referrer.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { EngagementNumber } from './EngagementNumber.tsx'
import { dialled } from './rules.ts'

type Props = {
  engagement: Engagement
  /** Where the entry is shown. Among due calls, the facility's number replaces a missing one. */
  referrer: string
}

/** The contact person of an entry, and below it the number. */
export function EngagementPerson({ engagement, referrer }: Props) {
  const { contact_person: person, facility } = engagement
  const name = person && (
    <Link className="k-line" title={person.name} to={recordPath(contactPerson, person.id)} state={cameFrom(referrer)}>
      {person.name}
    </Link>
  )
  const own = dialled({ person, mainContact: null, facility: null })
  const number = own ? (
    <PhoneLink number={own.number} country={facility?.country_code ?? ''} />
  ) : (
    referrer === 'dashboard/followups' && <EngagementNumber parties={engagement} isInRow />
  )
  return <TwoLines first={name ?? <Missing />} second={number} />
}
