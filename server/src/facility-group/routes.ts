import { resource } from '../platform/resource/resource.ts'
import { listFacilityGroups } from './list.ts'
import { facilityGroups } from './records.ts'

export const facilityGroupRoutes = resource(facilityGroups, { list: listFacilityGroups })
