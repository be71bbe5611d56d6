import { absence } from '@kasack/contract/absence.ts'
import { employee } from '@kasack/contract/employee.ts'
import { modal } from '../shared/address/modals.ts'

export const absenceModal = modal('absence', { of: absence, id: 'optional', from: { employee } })
