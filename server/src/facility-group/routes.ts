import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { resource } from '../platform/resource/resource.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { listFacilityGroups } from './list.ts'
import { facilityGroupReferences, toFacilityGroup } from './queries.ts'

export const facilityGroupRoutes = resource(facilityGroup, {
  list: listFacilityGroups,
  record: toFacilityGroup,
  insert: (db, input) => insertRecord(db, facilityGroup, input),
  change: (db, { id }, patch) => changeRecord(db, facilityGroup, { id, patch }),
  removal: { references: facilityGroupReferences },
})
