import type { Facility } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { Shave } from '../shared/part/Shave.tsx'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Two } from '../shared/part/Two.tsx'
import { facilityUrl } from './url.ts'

/** The name leads to the facility; an inactive one is tagged. */
export const FacilityName = ({ facility: { id, name, is_active } }: { facility: Facility }) => (
  <Two
    first={
      <Shave title={name}>
        <Link to={facilityUrl(id)}>{name}</Link>
      </Shave>
    }
    second={!is_active && <StatusTag status="inactive" />}
  />
)
