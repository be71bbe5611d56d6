import { employee } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Link } from 'react-router'
import { navigate } from '../shared/address/navigation.ts'
import { listPath } from '../shared/address/record-path.ts'
import { nearPath } from '../shared/address/url-table.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { useMay } from '../shared/session/permission.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { texts } from './texts.ts'

/** Links from a facility to the employees nearby, for users who may see employees. */
export function EmployeeNearby({ facility }: { facility: Ref }) {
  const t = useText()
  const may = useMay()
  return may(employee.access.read) && <Link to={employeesNear(facility)}>{t(texts.nearby)}</Link>
}

/** Same as a row action. */
export const employeesNearAction = (facility: Ref): RowAction => ({
  key: 'employees-near',
  label: texts.find_nearby,
  icon: <actionIcon.nearby />,
  needs: employee.access.read,
  onSelect: () => void navigate(employeesNear(facility)),
})

const employeesNear = ({ id, name }: Ref) =>
  nearPath(listPath(employee), {
    tableKey: 'employees',
    filter: 'near_facility',
    record: { id, name },
    sort: 'distance_to_near_facility_id_km',
  })
