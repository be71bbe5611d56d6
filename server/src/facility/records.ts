import { facility } from '@kasack/contract/facility.ts'
import { afterFacilities, afterUndo } from '../logbook/after.ts'
import { nobody } from '../logbook/rules.ts'
import { settleAddress } from '../platform/entity/address.ts'
import { records } from '../platform/write/records.ts'
import { changeFacility, facilityReferences, insertFacilities, removeFacility } from './queries.ts'

export const facilities = records(facility, {
  complete: settleAddress,
  insertMany: insertFacilities,
  change: changeFacility,
  after: afterFacilities,
  undone: (db, put) => afterUndo(db, { ...nobody, facilities: put.flatMap(({ id, after }) => (after ? [id] : [])) }),
  removal: { references: facilityReferences, remove: removeFacility },
})
