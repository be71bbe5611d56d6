import { resource } from '../platform/resource/resource.ts'
import { listFacilityPersons } from './list.ts'
import { facilityPersons } from './records.ts'

export const facilityPersonRoutes = resource(facilityPersons, { list: listFacilityPersons })
