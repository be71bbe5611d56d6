import * as z from 'zod/mini'
import { choice } from './choice-field.ts'
import type { Answer } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import { countings } from './leasing-clock.ts'

const called = { de: 'Einstellungen der Prüfung', en: 'Judge settings' }

/** How the agency judges and counts: one record for all. */
export const judgeSetting = entity('judge-settings', {
  name: 'judge_setting',
  noun: called,
  plural: called,
  access: { read: 'session', create: 'superuser', change: 'superuser', remove: 'superuser' },
  fields: {
    id: readOnly(z.number()),
    count_by: choice(countings, { initial: 'months' }),
  },
})
export type JudgeSetting = Answer<typeof judgeSetting>
