import { facility } from '@kasack/contract/facility.ts'
import { restoreFollowUp } from '../logbook/after.ts'
import { settleAddress } from '../platform/entity/address.ts'
import { resource } from '../platform/resource/resource.ts'
import { listFacilities } from './list.ts'
import { changeFacility, facilityReferences, insertFacility, removeFacility, toFacility } from './queries.ts'

export const facilityRoutes = resource(facility, {
  list: listFacilities,
  record: toFacility,
  complete: settleAddress,
  insert: insertFacility,
  change: changeFacility,
  removal: { references: facilityReferences, remove: removeFacility },
  calls: { 'follow-up/restore': restoreFollowUp },
})
