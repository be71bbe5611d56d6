import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

export const facilityModal = modal('facility', { of: facility, id: 'optional', from: { facility_group: facilityGroup } })
