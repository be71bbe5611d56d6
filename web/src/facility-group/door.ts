import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a facility group, above the list of groups. */
export const facilityGroupModal = modal('facility-group', { of: facilityGroup, id: 'optional' })
