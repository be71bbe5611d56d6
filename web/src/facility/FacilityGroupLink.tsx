import { facility } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Link } from 'react-router'
import { listPath } from '../shared/address/record-path.ts'
import { filteredPath } from '../shared/address/url-table.ts'

/** Links a group to the list of its facilities. */
export function FacilityGroupLink({ group }: { group: Ref }) {
  const to = filteredPath(listPath(facility), {
    tableKey: 'facilities',
    filter: 'facility_group__id',
    kind: 'choices',
    value: [{ id: group.id, name: group.name }],
  })
  return <Link to={to}>{group.name}</Link>
}
