import { employee } from '@kasack/contract/employee.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { modal } from '../shared/address/modals.ts'

export const priorPeriodModal = modal('prior-period', { of: priorPeriod, id: 'optional', from: { employee } })
