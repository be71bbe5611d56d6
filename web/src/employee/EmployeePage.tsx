import type { Employee } from '@kasack/contract/employee.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import { lastSeenPath } from '../shared/address/last-seen.ts'
import { useText } from '../shared/language/i18n.ts'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { EmployeeActions } from './EmployeeActions.tsx'
import { EmployeeIcon } from './EmployeeIcon.tsx'
import { EmployeePanels } from './EmployeePanels.tsx'
import { EmployeeSummary } from './EmployeeSummary.tsx'
import { EmployeeTags } from './EmployeeTags.tsx'

/** The page of an employee once it is loaded: actions and all facts. */
export function EmployeePage({ employee }: { employee: Employee }) {
  const t = useText()
  return (
    <>
      <PageHeader
        icon={EmployeeIcon}
        parent={{ label: t(entity.plural), to: lastSeenPath(entity) }}
        title={employee.name}
        tags={<EmployeeTags employee={employee} />}
        actions={<EmployeeActions employee={employee} />}
      />
      <EmployeeSummary employee={employee} />
      <EmployeePanels employee={employee} withMatches />
    </>
  )
}
