import { applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of an employee, also for an applicant who becomes one. */
export const employeeModal = modal('employee', { of: employee, id: 'optional', from: { applicant } })

/** An employee in a drawer above any page, optionally with the facility she might go to. */
export const employeeDrawer = modal('employee-drawer', { of: employee, id: 'required', with: { facility }, needs: employee.access.read })
