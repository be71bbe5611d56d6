import { employee as entity } from '@kasack/contract/employee.ts'
import { recordTitle } from '../shared/record/record-title.ts'
import { RecordPage } from '../shared/record/RecordPage.tsx'
import { EmployeePage } from './EmployeePage.tsx'

/** The page of an employee, /employees/{id}. */
export const EmployeeDetail = () => (
  <RecordPage entity={entity} title={recordTitle}>
    {(employee) => <EmployeePage employee={employee} />}
  </RecordPage>
)
