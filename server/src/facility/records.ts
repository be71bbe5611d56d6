import { facility } from '@kasack/contract/facility.ts'
import { afterFacilities, restoreFollowUp } from '../logbook/after.ts'
import { settleAddress } from '../platform/entity/address.ts'
import { records } from '../platform/write/records.ts'
import { changeFacility, facilityReferences, insertFacilities, removeFacility } from './queries.ts'

export const facilities = records(facility, {
  complete: settleAddress,
  insertMany: insertFacilities,
  change: changeFacility,
  after: afterFacilities,
  removal: { references: facilityReferences, remove: removeFacility },
  acts: { restore_follow_up: (db, { id }, writer) => restoreFollowUp(db, id, writer) },
})
