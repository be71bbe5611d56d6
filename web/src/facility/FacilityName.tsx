import type { Facility } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { Shave } from '../shared/part/Shave.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Two } from '../shared/part/Two.tsx'
import { facilityUrl } from './url.ts'

/** The name leads to the facility; an inactive one is tagged, below a name of one line: a row never has three. */
export function FacilityName({ facility: { id, name, is_active } }: { facility: Facility }) {
  const link = <Link to={facilityUrl(id)}>{name}</Link>
  if (is_active) return <Shave title={name}>{link}</Shave>
  return (
    <Two
      first={
        <span className="k-line" title={name}>
          {link}
        </span>
      }
      second={<StatusTag status="inactive" />}
    />
  )
}
