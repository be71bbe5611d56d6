import * as z from 'zod/mini'
import { entity, sameAccess, type Input } from './entity.ts'
import { ref } from './reference-field.ts'
import { flag } from './value-field.ts'

/**
 * `/users/{id}/hand-over`: passes a user's open follow-ups, facilities (as support) and employees (as dispatcher) to a successor. With
 * `deactivate` the user can no longer sign in.
 */
export const handOver = (id: number) =>
  entity(`users/${id}/hand-over`, {
    name: 'hand_over',
    noun: { de: 'Übergabe', en: 'Handover' },
    plural: { de: 'Übergaben', en: 'Handovers' },
    access: sameAccess('superuser'),
    fields: {
      successor: ref('user'),
      follow_ups: flag({ initial: true }),
      facilities: flag({ initial: true }),
      employees: flag({ initial: true }),
      deactivate: flag(),
    },
  })
export type HandOverInput = Input<ReturnType<typeof handOver>>

/** Number of records to hand over. */
export const handOverCounts = z.object({ follow_ups: z.number(), facilities: z.number(), employees: z.number() })
export type HandOverCounts = z.output<typeof handOverCounts>

/** Number of records handed over, and whether the user may still sign in. */
export const handedOver = z.extend(handOverCounts, { id: z.number(), is_active: z.boolean() })
export type HandedOver = z.output<typeof handedOver>
