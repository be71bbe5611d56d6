import type { Employee } from '@kasack/contract/employee.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import { engagementModal } from '../engagement/door.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { RecordActions } from '../shared/record/RecordActions.tsx'
import { employeeModal } from './door.ts'
import { texts } from './texts.ts'

export function EmployeeActions({ employee, onGone }: { employee: Employee; onGone?: () => void }) {
  const t = useText()
  const { id, name } = employee
  return (
    <RecordActions entity={entity} id={id} name={name} record={employee} modal={employeeModal} {...(onGone && { onGone })}>
      <OpenButton type="primary" modal={engagementModal} about={{ from: { entity: 'employee', id } }}>
        {t(texts.engagement)}
      </OpenButton>
    </RecordActions>
  )
}
