import type { Entity } from '@kasack/contract/entity.ts'
import { eventsSince, presenceEvent } from '@kasack/contract/live.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { plainRef } from '@kasack/contract/shared-shape.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { isThere } from '../history/queries.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inQuery } from '../platform/openapi/parameter.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { jsonObject } from '../platform/request/body.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { liveEntityAt, type Live } from './hub.ts'
import type { About } from './queries.ts'
import { notePresence, readPresent, removePresence, notifyPresence } from './queries.ts'

/** Streams changes as they happen, and who has which form open (docs/rules/live.md). */
export const liveRoutes =
  (live: Live) =>
  (app: FastifyInstance, platform: Platform): void => {
    endpoint(app, platform, '/events', {
      methods: { GET: { access: 'session', isBackground: true, handle: (call) => stream(live, call), docs: docs.stream } },
    })
    endpoint(app, platform, '/events/since', {
      methods: {
        GET: {
          access: 'session',
          isBackground: true,
          handle: ({ query, caller }) => live.since(query['after'] || null, caller),
          docs: docs.since,
        },
      },
    })
    endpoint(app, platform, '/presence', {
      methods: {
        GET: { access: 'session', isBackground: true, handle: present, docs: docs.present },
        POST: { access: 'session', isBackground: true, status: 204, handle: arrive, docs: docs.arrive },
        DELETE: { access: 'session', isBackground: true, status: 204, handle: leave, docs: docs.leave },
      },
    })
  }

/** The response lasts until its reader leaves or the session ends. */
async function stream(live: Live, { request, reply, caller, session }: Call): Promise<void> {
  const last = request.headers['last-event-id']
  reply.hijack()
  reply.raw.writeHead(200, {
    'cache-control': 'no-store',
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no', // a buffering proxy would hold the events back
  })
  if (request.method === 'HEAD') return void reply.raw.end()
  reply.raw.flushHeaders() // Node would otherwise buffer the headers, in all their pieces, as long as the stream lasts
  const since = typeof last === 'string' && last !== '' ? last : null
  await live.open(reply.raw, { caller, token: session!.tokenHash, since })
}

async function present(call: Call) {
  const about = await recordIn(call, call.query)
  return (await readPresent(call.db, about, call.now)).filter(({ id }) => id !== call.caller.id)
}

async function arrive(call: Call): Promise<void> {
  const about = await recordIn(call, call.body)
  if (await notePresence(call.db, about, { user: call.caller.id, now: call.now })) await notifyPresence(call.db, about)
}

async function leave(call: Call): Promise<void> {
  const about = await recordIn(call, jsonObject(call.request))
  await removePresence(call.db, about, call.caller.id)
  await notifyPresence(call.db, about)
}

/** The record named by the request, if the caller may see it. */
async function recordIn({ db, caller }: Call, { resource, id }: Record<string, unknown>): Promise<About> {
  const entity = liveEntityAt.get(String(resource))
  const number = Number(id)
  const problems = {
    ...(!entity && { resource: [problemTexts.not_choice] }),
    ...(!(Number.isInteger(number) && number > 0 && id !== true) && { id: [problemTexts.not_number] }),
  }
  if (Object.keys(problems).length > 0) throw new Refusal(400, problems)
  await requireRecord(entity!, number)
  return { entity: entity!.name, id: number }

  async function requireRecord({ name, access }: Entity, of: number): Promise<void> {
    if (!mayAccess(caller, access.read)) throw new Refusal(403, refusalTexts.not_allowed)
    if (!(await isThere(db, { entity: name, id: of }, caller))) throw new Refusal(404, refusalTexts.not_found)
  }
}

const tags = ['live']
const text = { type: 'string' }
const about = [inQuery('resource', { schema: text, required: true }), inQuery('id', { schema: { type: 'integer' }, required: true })]
const record = named('PresenceInput', jsonSchema(z.pick(presenceEvent, { resource: true, id: true }), 'input'))

const docs = {
  stream: {
    operationId: 'streamEvents',
    summary: 'Stream changes as server-sent events: `change`, `presence`, `reset`',
    tags,
    responses: { 200: { description: 'An open-ended stream', content: { 'text/event-stream': { schema: text } } } },
  },
  since: {
    operationId: 'listEventsSince',
    summary: 'List the events a stream would have sent since, for networks that block streams',
    tags,
    parameters: [inQuery('after', { schema: text })],
    responses: { 200: answer('The events, and up to where they go', named('EventsSince', jsonSchema(eventsSince, 'output'))) },
  },
  present: {
    operationId: 'listPresent',
    summary: 'List who else has a form for the record open',
    tags,
    parameters: about,
    responses: { 200: answer('The users', { type: 'array', items: jsonSchema(plainRef, 'output') }) },
  },
  arrive: {
    operationId: 'notePresence',
    summary: 'Report that a form for the record is open; repeat every 20 seconds',
    tags,
    requestBody: body(record),
    responses: { 204: { description: 'Noted' } },
  },
  leave: {
    operationId: 'endPresence',
    summary: 'Report that the form is closed',
    tags,
    requestBody: body(record),
    responses: { 204: { description: 'Noted' } },
  },
}
