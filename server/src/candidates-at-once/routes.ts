import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import type { AddedCandidates, ChangedCandidates } from '@kasack/contract/candidates-at-once.ts'
import {
  addedCandidates,
  candidatePair,
  candidatesAsked,
  candidatesMany,
  candidatesRejected,
  changedCandidates,
  maxAtOnce,
} from '@kasack/contract/candidates-at-once.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { readInput, readValue } from '@kasack/contract/input.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import type { Json } from '../platform/openapi/schema.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { Refusal, refusalBody, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import type { RequestBody } from '../platform/write/recipe.ts'
import { write } from '../platform/write/write.ts'
import { insertRejections, readStandings } from '../candidate/queries.ts'
import { candidates } from '../candidate/records.ts'
import { refuseStatus } from '../candidate/rules.ts'
import { noteAsked, noteNotAsked, rejectCandidates } from '../candidate/writes.ts'
import { noteChoices, offeredFor } from './choices.ts'

/** Acts on many candidates in one call, as one undo group (docs/decisions/202). */
export function candidatesAtOnceRoutes(app: FastifyInstance, platform: Platform): void {
  const { create, change } = candidate.access
  endpoint(app, platform, `/${candidate.path}/${candidatesMany.path}`, {
    methods: { POST: { access: create, status: 201, handle: addMany, docs: docs.add } },
  })
  endpoint(app, platform, `/${candidate.path}/${candidatesAsked.path}`, {
    methods: { POST: { access: change, handle: noteCalls, docs: docs.asked } },
  })
  endpoint(app, platform, `/${candidate.path}/${candidatesRejected.path}`, {
    methods: { POST: { access: change, handle: reject, docs: docs.rejected } },
  })
}

async function addMany(call: Call): Promise<AddedCandidates> {
  const pairs = readPairs(call.body['pairs'])
  const { input, problems } = readInput(candidatesMany, call.body, call)
  refuseIf(problems)
  const { source } = input
  const asked = pairs.map((pair) => ({ vacancy: idOf('vacancy', pair, call), employee: idOf('employee', pair, call) }))
  const offered = source ? await offeredFor(call, asked) : null
  const created = await write(call, async (tx) => {
    const made = await candidates.createMany(tx, call, pairs)
    if (source && offered) await noteChoices(tx, { source, offered, made: made.map((id, place) => ({ ...asked[place]!, id })) })
    return made
  })
  return {
    results: created.map((one, place) => ({
      ...asked[place]!,
      ...(one instanceof Refusal ? errorsOf(one, call) : { id: one }),
    })),
  }
}

/** Candidates begin as new, so nothing else is read of a pair. */
function readPairs(given: unknown): RequestBody[] {
  if (given === undefined || given === null) throw new Refusal(400, { pairs: [problemTexts.required] })
  if (!Array.isArray(given)) throw new Refusal(400, { pairs: [problemTexts.not_list] })
  if (given.length === 0) throw new Refusal(400, { pairs: [problemTexts.required] })
  refuseIf(tooMany('pairs', given))
  return given.map((pair: unknown) => {
    const { vacancy, employee } = (typeof pair === 'object' && pair !== null ? pair : {}) as RequestBody // an array has neither
    return { vacancy, employee }
  })
}

function idOf(name: 'vacancy' | 'employee', pair: RequestBody, call: Call): number | null {
  const read = readValue(candidatePair.fields[name], pair[name] ?? null, call)
  return 'problem' in read ? null : (read.value as RefInput).id // the field is required
}

async function noteCalls(call: Call): Promise<ChangedCandidates> {
  const { who, value, ids } = readMany(readInput(candidatesAsked, call.body, call))
  return changeMany(call, ids, async (tx, there) => {
    await (value ? noteAsked : noteNotAsked)(tx, there, { whom: who, now: call.now })
    return new Map()
  })
}

async function reject(call: Call): Promise<ChangedCandidates> {
  const { who, ids } = readMany(readInput(candidatesRejected, call.body, call))
  const status: Candidate['status'] = `rejected_by_${who}`
  return changeMany(call, ids, async (tx, there) => {
    const judged = (await readStandings(tx, there)).map((stored) => ({
      ...stored,
      problems: refuseStatus({ status }, { ...stored, stored }),
    }))
    const isRefused = ({ problems }: { problems: Problems }) => Object.keys(problems).length > 0
    const fit = judged.filter((one) => !isRefused(one)).map(({ id }) => ({ id, status }))
    await rejectCandidates(
      tx,
      fit.map(({ id }) => id),
      status,
    )
    await insertRejections(tx, fit, call)
    return new Map(judged.filter(isRefused).map(({ id, problems }) => [id, new Refusal(400, problems)]))
  })
}

/** Locks the candidates and applies `change` to those that exist. It returns which of them are refused. */
async function changeMany(
  call: Call,
  ids: number[],
  change: (tx: Db, there: number[]) => Promise<ReadonlyMap<number, Refusal>>,
): Promise<ChangedCandidates> {
  return write(call, async (tx) => {
    const held = await candidates.holdAll(tx, ids)
    const refused = await change(tx, [...held])
    return {
      results: ids.map((id) => {
        const refusal = held.has(id) ? refused.get(id) : new Refusal(404, refusalTexts.not_found)
        return { id, ...(refusal && errorsOf(refusal, call)) }
      }),
    }
  })
}

function readMany<I extends { candidates: RefInput[] }>({ input, problems }: { input: I; problems: Problems }): I & { ids: number[] } {
  refuseIf({ ...tooMany('candidates', input.candidates), ...problems })
  return { ...input, ids: input.candidates.map(({ id }) => id) }
}

const tooMany = (name: string, all: readonly unknown[]): Problems =>
  all.length > maxAtOnce ? { [name]: [problemText('too_many', maxAtOnce)] } : {}

const errorsOf = (refusal: Refusal, { language }: Call) => ({ errors: refusalBody(refusal, language).errors })

const tags = [candidate.path]
const changed = {
  200: answer('What became of each, in the order sent', named('ChangedCandidates', jsonSchema(changedCandidates, 'output'))),
}
const source: Json = { enum: [...candidatesMany.fields.source.choices!, null, ''] }
const pairs: Json = { type: 'array', items: inputSchema(candidatePair, 'create'), minItems: 1, maxItems: maxAtOnce }

const docs = {
  add: {
    operationId: 'addCandidates',
    summary: 'Add several candidates; a rejected one does not stop the others, and a single undo removes them all',
    tags,
    requestBody: body(named('CandidatesManyInput', { type: 'object', properties: { pairs, source }, required: ['pairs'] })),
    responses: {
      201: answer('What became of each pair, in the order sent', named('AddedCandidates', jsonSchema(addedCandidates, 'output'))),
    },
  },
  asked: {
    operationId: 'noteCandidatesAsked',
    summary: 'Mark for several candidates whether the employee or the facility was asked by phone',
    tags,
    requestBody: body(inputSchema(candidatesAsked, 'create')),
    responses: changed,
  },
  rejected: {
    operationId: 'rejectCandidates',
    summary: 'Mark several candidates as rejected by the employee or the facility; a refused one does not stop the others',
    tags,
    requestBody: body(inputSchema(candidatesRejected, 'create')),
    responses: changed,
  },
}
