import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { labels } from './labels.ts'

/** The facility of a contact person, or otherwise the group. */
export function ContactPersonPlace({ person: { facility, facility_group: group } }: { person: ContactPerson }) {
  const t = useText()
  if (facility) {
    return (
      <Ellipsis title={facility.name}>
        <Link className="k-plain" to={recordPath(facilityEntity, facility.id)}>
          {facility.name}
        </Link>
      </Ellipsis>
    )
  }
  return group ? (
    <TwoLines
      first={
        <span className="k-line" title={group.name}>
          {group.name}
        </span>
      }
      second={t(labels.facility_group)}
    />
  ) : (
    <Missing />
  )
}
