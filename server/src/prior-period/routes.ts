import { resource } from '../platform/resource/resource.ts'
import { listPriorPeriods } from './list.ts'
import { priorPeriods } from './records.ts'

export const priorPeriodRoutes = resource(priorPeriods, { list: listPriorPeriods })
