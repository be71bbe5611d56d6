import * as z from 'zod/mini'
import { plainRef } from './shared-shape.ts'

/** Of more records than these an event says only that they are to be read again. */
export const mostIds = 500

/** Records of a resource that were changed or deleted; `ids` null: so many that all are to be read again. */
export const changeEvent = z.object({ resource: z.string(), ids: z.nullable(z.array(z.number())), deleted: z.array(z.number()) })
export type ChangeEvent = z.output<typeof changeEvent>

/** Who has a form of the record open. */
export const presenceEvent = z.object({ resource: z.string(), id: z.number(), users: z.array(plainRef) })
export type PresenceEvent = z.output<typeof presenceEvent>

/** `GET /events/since`: what a stream would have told, and up to where; `reset`: everything is to be read again. */
export const eventsSince = z.object({ events: z.array(changeEvent), last: z.string(), reset: z.boolean() })
export type EventsSince = z.output<typeof eventsSince>

/** Somebody who was not heard of for so many seconds has left. */
export const presenceSeconds = 45
