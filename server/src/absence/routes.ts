import { resource } from '../platform/resource/resource.ts'
import { listAbsences } from './list.ts'
import { toAbsence } from './queries.ts'
import { absences } from './records.ts'

export const absenceRoutes = resource(absences, { list: listAbsences, record: toAbsence })
