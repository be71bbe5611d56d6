import { booking } from '@kasack/contract/booking.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Col } from 'antd'
import { MatchChips } from '../match/MatchChips.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useMay } from '../shared/session/permission.ts'

const { fields } = booking

/** Until an employee is chosen for the vacancy: the best matches, for users who may see employees. */
export function BookingFits() {
  const may = useMay()
  const [vacancy] = useFieldValue<Ref | null>(fields.vacancy)
  const [employee, setEmployee] = useFieldValue<Ref | null>(fields.employee)
  if (!vacancy || employee || !may(employeeEntity.access.read)) return null
  return (
    <Col span={24}>
      <MatchChips vacancy={vacancy.id} onChoose={setEmployee} />
    </Col>
  )
}
