import * as z from 'zod/mini'
import type { Answer } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import { numberByKey } from './map-field.ts'
import { maxWeight, defaultWeights } from './match-weight.ts'

const called = { de: 'Einstellungen der Vorschläge', en: 'Matching settings' }

/** How much each part counts when employees are ranked for a vacancy: a single record. */
export const matchSetting = entity('match-settings', {
  name: 'match_setting',
  noun: called,
  plural: called,
  access: { read: 'session', create: 'superuser', change: 'superuser', remove: 'superuser' },
  fields: {
    id: readOnly(z.number()),
    weights: numberByKey(defaultWeights, { min: 0, max: maxWeight }),
  },
})
export type MatchSetting = Answer<typeof matchSetting>
