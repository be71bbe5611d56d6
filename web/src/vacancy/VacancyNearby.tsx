import type { Ref } from '@kasack/contract/field.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { Link } from 'react-router'
import { navigate } from '../shared/address/navigation.ts'
import { listPath } from '../shared/address/record-path.ts'
import { nearPath, writeValue } from '../shared/address/url-table.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { today } from '../shared/program/clock.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { texts } from './texts.ts'

/** Links an employee to the open, unexpired vacancies nearby. */
export function VacancyNearby({ employee }: { employee: Ref }) {
  const t = useText()
  return <Link to={vacanciesNear(employee)}>{t(texts.nearby)}</Link>
}

/** The same from a row. */
export const vacanciesNearAction = (employee: Ref): RowAction => ({
  key: 'vacancies-near',
  label: texts.find_nearby,
  icon: <actionIcon.nearby />,
  needs: vacancy.access.read,
  onSelect: () => void navigate(vacanciesNear(employee)),
})

const vacanciesNear = ({ id, name }: Ref) =>
  nearPath(listPath(vacancy), {
    tableKey: 'vacancies',
    filter: 'near_employee',
    record: { id, name },
    sort: 'distance_to_near_employee_id_km',
    also: { status: 'open', for_date: writeValue('day', today()) ?? '' },
  })
