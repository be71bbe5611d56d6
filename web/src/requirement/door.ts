import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { lookup } from '@kasack/contract/lookup.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a requirement, opened from the place it applies to. */
export const requirementModal = modal('requirement', {
  of: requirement,
  id: 'optional',
  from: { facility_type: lookup('facility_type'), facility_group: facilityGroup, facility, vacancy },
})
