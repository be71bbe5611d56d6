import { resource } from '../platform/resource/resource.ts'
import { listHirers } from './list.ts'
import { hirers } from './records.ts'

export const hirerRoutes = resource(hirers, { list: listHirers })
