import * as z from 'zod/mini'
import { entity, sameAccess, type Input } from './entity.ts'
import { ref } from './reference-field.ts'
import { flag } from './value-field.ts'

/**
 * What a user looks after becomes somebody else's, `/users/{id}/hand-over`: open follow-ups, facilities she supports, employees she
 * dispatches. With `deactivate` she cannot sign in from then on.
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

/** What there is to hand over. */
export const belongings = z.object({ follow_ups: z.number(), facilities: z.number(), employees: z.number() })
export type Belongings = z.output<typeof belongings>

/** What was handed over, and whether the user may still sign in. */
export const handedOver = z.extend(belongings, { id: z.number(), is_active: z.boolean() })
export type HandedOver = z.output<typeof handedOver>
