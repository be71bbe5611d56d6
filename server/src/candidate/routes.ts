import { resource } from '../platform/resource/resource.ts'
import { listCandidates } from './list.ts'
import { toCandidate } from './queries.ts'
import { candidates } from './records.ts'

export const candidateRoutes = resource(candidates, { list: listCandidates, record: toCandidate })
