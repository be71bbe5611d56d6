import { facility } from '@kasack/contract/facility.ts'
import { resource } from '../platform/resource.ts'
import { removeRecord } from '../platform/store.ts'
import { listFacilities } from './list.ts'
import { changeFacility, insertFacility, toFacility } from './queries.ts'

export const facilityRoutes = resource(facility, {
  list: listFacilities,
  record: toFacility,
  insert: (db, input, { now }) => insertFacility(db, input, now),
  change: (db, stored, patch) => changeFacility(db, stored, patch),
  remove: (db, { id }) => removeRecord(db, facility, id),
})
