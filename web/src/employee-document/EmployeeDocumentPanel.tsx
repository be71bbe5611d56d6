import type { Employee } from '@kasack/contract/employee.ts'
import { employeeDocument as entity } from '@kasack/contract/employee-document.ts'
import { useQuery } from '@tanstack/react-query'
import { SendEmailRequestButton } from '../send-email/SendEmailRequestButton.tsx'
import { useText } from '../shared/language/i18n.ts'
import type { Panel } from '../shared/part/Panels.tsx'
import { lazyPart } from '../shared/program/lazy-part.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { useMay } from '../shared/session/permission.ts'
import { employeeDocumentModal } from './door.ts'
import { EmployeeDocumentIcon } from './EmployeeDocumentIcon.tsx'
import { documentsOf } from './queries.ts'

const Board = lazyPart(async () => (await import('./EmployeeDocumentBoard.tsx')).EmployeeDocumentBoard)

/** The documents of an employee, for users who may see them. */
export function useEmployeeDocumentPanel(employee: Employee): Panel {
  const t = useText()
  const may = useMay()
  const { data } = useQuery({ ...documentsOf(employee.id), enabled: may(entity.access.read) })
  return {
    key: entity.path,
    title: t(entity.plural),
    icon: EmployeeDocumentIcon,
    count: data?.count,
    needs: entity.access.read,
    extra: (
      <>
        <SendEmailRequestButton employee={employee} />
        <AddButton isInHead modal={employeeDocumentModal} from={{ entity: 'employee', id: employee.id }} />
      </>
    ),
    children: <Board employee={employee} />,
  }
}
