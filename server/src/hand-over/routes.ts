import type { HandedOver, HandOverInput } from '@kasack/contract/hand-over.ts'
import { handOverCounts, handedOver, handOver } from '@kasack/contract/hand-over.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { FastifyInstance } from 'fastify'
import { replaceDispatcher } from '../employee/writes.ts'
import { replaceSupportUser } from '../facility/writes.ts'
import { replaceFollowUpUser } from '../logbook/successor.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import { refuseUnknownReferences } from '../platform/write/references.ts'
import { Refusal, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { changeUser, isLastSuperuser } from '../user/queries.ts'
import { readHandOverCounts, holdUser, lockHandedOver, userExists } from './queries.ts'
import { refuseHandOver, wanted } from './rules.ts'

const someone = handOver(0)

/** What a user is responsible for, and how it is handed over to another. */
export function handOverRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/users/:id/hand-over', {
    exists: userExists,
    methods: {
      GET: { access: someone.access.read, handle: readCounts, docs: docs.read },
      POST: { access: someone.access.create, handle: hand, docs: docs.hand },
    },
  })
}

async function readCounts({ db, id }: Call) {
  if (!(await userExists(db, id))) throw new Refusal(404, refusalTexts.not_found)
  return readHandOverCounts(db, id)
}

/** Hands over all or nothing. What is counted is what is handed over. */
async function hand(call: Call): Promise<HandedOver> {
  const { id } = call
  const { input, problems } = readInput(someone, call.body, call)
  return write(call, async (tx) => {
    const [unknown] = await refuseUnknownReferences(tx, someone, [input])
    const [user, successor] = await holdBoth(tx, id, input)
    await lockHandedOver(tx, id)
    const there = await readHandOverCounts(tx, id)
    const isAdministrator = user.is_superuser && user.is_active
    const last_superuser = input.deactivate && isAdministrator && (await isLastSuperuser(tx, id))
    refuseIf({ ...refuseHandOver(input, { id, there, successor, last_superuser }), ...unknown, ...problems })
    if (input.successor) await give(tx, id, { ...input, successor: input.successor })
    if (input.deactivate) await changeUser(tx, id, { is_active: false })
    return { id, is_active: user.is_active && !input.deactivate, ...wanted(there, input) }
  })
}

/** Locks both users, always the one with the lower id first. */
async function holdBoth(db: Db, id: number, { successor }: HandOverInput) {
  const ids = [...new Set([id, ...(successor ? [successor.id] : [])])].toSorted((a, b) => a - b)
  const held = new Map<number, Awaited<ReturnType<typeof holdUser>>>()
  for (const one of ids) held.set(one, await holdUser(db, one))
  const user = held.get(id)
  if (!user) throw new Refusal(404, refusalTexts.not_found)
  return [user, (successor && held.get(successor.id)) ?? null] as const
}

async function give(db: Db, from: number, { successor, follow_ups, facilities, employees }: HandOverInput & { successor: { id: number } }) {
  if (follow_ups) await replaceFollowUpUser(db, from, successor.id)
  if (facilities) await replaceSupportUser(db, from, successor.id)
  if (employees) await replaceDispatcher(db, from, successor.id)
}

const tags = ['users']

const docs = {
  read: {
    operationId: 'readBelongings',
    summary: 'Count what a user looks after',
    tags,
    responses: { 200: answer('How much of what', named('Belongings', jsonSchema(handOverCounts, 'output'))) },
  },
  hand: {
    operationId: 'handOver',
    summary: 'Hand over what a user looks after, optionally deactivating the user',
    tags,
    requestBody: body(inputSchema(someone, 'create')),
    responses: { 200: answer('What was handed over', named('HandedOver', jsonSchema(handedOver, 'output'))) },
  },
}
