import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { EngagementNumber } from './EngagementNumber.tsx'
import { dialled } from './rules.ts'

type Props = {
  engagement: Engagement
  /** To be called now: where the person has no number, another one of the facility stands there. */
  isDue: boolean
}

/** With whom the entry is, and below the number to dial. */
export function EngagementPerson({ engagement, isDue }: Props) {
  const { contact_person: person, facility } = engagement
  const name = person && (
    <Link className="k-line" title={person.name} to={recordPath(contactPerson, person.id)}>
      {person.name}
    </Link>
  )
  const own = dialled({ person, mainContact: null, facility: null })
  const number = own ? (
    <PhoneLink number={own.number} country={facility?.country_code ?? ''} />
  ) : (
    isDue && <EngagementNumber parties={engagement} isInRow />
  )
  return <TwoLines first={name ?? <Missing />} second={number} />
}
