import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { facilityGroupReferences } from './queries.ts'

export const facilityGroups = records(facilityGroup, {
  ...storedAsSent(facilityGroup),
  removal: { references: facilityGroupReferences },
})
