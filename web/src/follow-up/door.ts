import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** The follow-up of a facility; `id` is the facility's. */
export const followUpModal = modal('followups', { of: facility, id: 'required' })
