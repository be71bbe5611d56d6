import { employee } from '@kasack/contract/employee.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of an employee. */
export const employeeModal = modal('employee', { of: employee, id: 'optional' })

/** An employee at the side of any page, for whoever is in the middle of something else there. */
export const employeeDrawer = modal('employee-drawer', { of: employee, id: 'required', needs: employee.access.read })
