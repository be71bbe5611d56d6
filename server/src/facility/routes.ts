import { resource } from '../platform/resource/resource.ts'
import { listFacilities } from './list.ts'
import { toFacility } from './queries.ts'
import { facilities } from './records.ts'

export const facilityRoutes = resource(facilities, { list: listFacilities, record: toFacility })
