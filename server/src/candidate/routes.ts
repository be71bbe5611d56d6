import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate, candidateAsked } from '@kasack/contract/candidate.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { FastifyInstance } from 'fastify'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, recordSchema } from '../platform/openapi/schema.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { resource } from '../platform/resource/resource.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { found } from '../platform/write/records.ts'
import { write } from '../platform/write/write.ts'
import { listCandidates } from './list.ts'
import { toCandidate } from './queries.ts'
import { candidates } from './records.ts'

const plain = resource(candidates, { list: listCandidates, record: toCandidate })

/** The candidates, and the notes of telephone calls about them. */
export function candidateRoutes(app: FastifyInstance, platform: Platform): void {
  plain(app, platform)
  endpoint(app, platform, `/${candidate.path}/:id/${candidateAsked.path}`, {
    exists: plain.exists,
    methods: { POST: { access: candidate.access.change, handle: noteCall, docs } },
  })
}

async function noteCall(call: Call): Promise<Candidate> {
  const { input, problems } = readInput(candidateAsked, call.body, call)
  refuseIf(problems)
  const { who, value } = input
  return write(call, async (tx) => {
    const held = found(await candidates.hold(tx, call.id))
    await candidates.act(tx, call, held, value ? `${who}_asked` : `${who}_not_asked`)
    return plain.find(tx, call.id, call)
  })
}

const docs = {
  operationId: 'noteCandidateAsked',
  summary: 'Mark whether the employee or the facility was asked by phone',
  tags: [candidate.path],
  requestBody: body(inputSchema(candidateAsked, 'create')),
  responses: { 200: answer('The candidate', recordSchema(candidate)) },
}
