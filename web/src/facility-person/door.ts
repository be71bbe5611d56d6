import { employee } from '@kasack/contract/employee.ts'
import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** The form that blocks an employee at a facility or makes her its favourite. */
export const facilityPersonModal = modal('facility-person', { of: facilityPerson, id: 'optional', from: { employee, facility } })
