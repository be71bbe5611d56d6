import { applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of an employee. Somebody who applied becomes one. */
export const employeeModal = modal('employee', { of: employee, id: 'optional', from: { applicant } })

/** An employee at the side of any page, for whoever is in the middle of something else there: with the facility to which she might go. */
export const employeeDrawer = modal('employee-drawer', { of: employee, id: 'required', with: { facility }, needs: employee.access.read })
