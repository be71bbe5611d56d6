import { facilityGroup, facilityGroupList } from '@kasack/contract/facility-group.ts'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, dictionary, oneOf, value } from '../platform/list/sql.ts'
import { storedRows } from '../platform/record/record.ts'

export const listFacilityGroups = listQuery(facilityGroupList, {
  rows: storedRows(facilityGroup),
  search: containsFolded('facility_group.name_folded'),
  filters: {
    name__icontains: containsFolded('facility_group.name_folded'),
    is_active: oneOf('facility_group.is_active'),
  },
  sorts: {
    id: value('facility_group.id'),
    name: dictionary('facility_group.name'),
  },
})
