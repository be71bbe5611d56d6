import { ExportOutlined } from '@ant-design/icons'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { LinkButton } from '../shared/part/LinkButton.tsx'
import { RecordDrawer } from '../shared/record/RecordDrawer.tsx'
import { employeeDrawer } from './door.ts'
import { EmployeeActions } from './EmployeeActions.tsx'
import { EmployeePanels } from './EmployeePanels.tsx'
import { EmployeeSummary } from './EmployeeSummary.tsx'
import { EmployeeTags } from './EmployeeTags.tsx'
import { texts } from './texts.ts'

/** An employee in a drawer above the current page, complete and editable. */
export const EmployeeDrawer = ({ id, with: beside, onClose }: ModalProps<typeof employeeDrawer>) => (
  <RecordDrawer entity={entity} id={id} place={employeeDrawer.name} onClose={onClose} tags={tagsOf} actions={actionsOf}>
    {(employee) => (
      <>
        <EmployeeSummary employee={employee} />
        <EmployeePanels employee={employee} facility={beside?.id ?? null} />
      </>
    )}
  </RecordDrawer>
)

const tagsOf = (employee: Employee) => <EmployeeTags employee={employee} />

const actionsOf = (employee: Employee, close: () => void) => (
  <>
    <PageButton id={employee.id} />
    <EmployeeActions employee={employee} onGone={close} />
  </>
)

function PageButton({ id }: { id: number }) {
  const t = useText()
  return (
    <LinkButton icon={<ExportOutlined aria-hidden />} to={recordPath(entity, id)}>
      {t(texts.open)}
    </LinkButton>
  )
}
