import { resource } from '../platform/resource/resource.ts'
import { listCockpitSettlements } from './list.ts'
import { cockpitSettlements } from './records.ts'

/** What was settled in the cockpit, to list and to take back. */
export const cockpitSettlementRoutes = resource(cockpitSettlements, { list: listCockpitSettlements })
