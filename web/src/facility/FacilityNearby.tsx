import { facility } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Link } from 'react-router'
import { navigate } from '../shared/address/navigation.ts'
import { listPath } from '../shared/address/record-path.ts'
import { nearPath } from '../shared/address/url-table.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { texts } from './texts.ts'

/** Links from an employee to the facilities nearby. */
export function FacilityNearby({ employee }: { employee: Ref }) {
  const t = useText()
  return <Link to={facilitiesNear(employee)}>{t(texts.nearby)}</Link>
}

/** Same as a row action. */
export const facilitiesNearAction = (employee: Ref): RowAction => ({
  key: 'facilities-near',
  label: texts.find_nearby,
  icon: <actionIcon.nearby />,
  needs: facility.access.read,
  onSelect: () => void navigate(facilitiesNear(employee)),
})

const facilitiesNear = ({ id, name }: Ref) =>
  nearPath(listPath(facility), {
    tableKey: 'facilities',
    filter: 'near_employee',
    record: { id, name },
    sort: 'distance_to_near_employee_id_km',
  })
