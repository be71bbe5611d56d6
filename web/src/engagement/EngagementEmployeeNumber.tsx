import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { useQuery } from '@tanstack/react-query'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { useText } from '../shared/language/i18n.ts'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { useMay } from '../shared/session/permission.ts'
import { texts } from './texts.ts'

/** Above the fields of an entry: the employee's number, for users who may see it. */
export function EngagementEmployeeNumber({ id }: { id: number }) {
  const t = useText()
  const may = useMay()
  const { data } = useQuery({ ...read<Employee>(recordCall(employeeEntity, id)), enabled: may(employeeEntity.access.read) })
  if (!data) return null
  const number = data.mobile || data.phone
  return number ? <PhoneLink number={number} country={data.country_code} /> : <span>{t(texts.no_number)}</span>
}
