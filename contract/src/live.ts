import * as z from 'zod/mini'
import { plainRef } from './shared-shape.ts'

/** Most records named by an event; beyond that it only says to read them again. */
export const maxIds = 500

/** Changed and deleted records of a resource; `ids` null: too many to name, read them all again. */
export const changeEvent = z.object({ resource: z.string(), ids: z.nullable(z.array(z.number())), deleted: z.array(z.number()) })
export type ChangeEvent = z.output<typeof changeEvent>

/** The users who have a form of the record open. */
export const presenceEvent = z.object({ resource: z.string(), id: z.number(), users: z.array(plainRef) })
export type PresenceEvent = z.output<typeof presenceEvent>

/** `GET /events/since`: what a stream would have sent, and up to which event; `reset`: read everything again. */
export const eventsSince = z.object({ events: z.array(changeEvent), last: z.string(), reset: z.boolean() })
export type EventsSince = z.output<typeof eventsSince>

/** Seconds of silence after which a user has left. */
export const presenceSeconds = 45
