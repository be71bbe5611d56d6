import { resource } from '../platform/resource/resource.ts'
import { listEngagements } from './list.ts'
import { toEngagement } from './queries.ts'
import { engagements } from './records.ts'

export const engagementRoutes = resource(engagements, { list: listEngagements, record: toEngagement })
