import * as z from 'zod/mini'
import { choice } from './choice-field.ts'
import type { Answer } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import { findingLevels, defaultLevels } from './judge-level.ts'
import { countings } from './leasing-clock.ts'
import { choiceByKey } from './map-field.ts'
import { dispatcherGroup } from './permission.ts'
import { day } from './value-field.ts'

const called = { de: 'Einstellungen der Prüfung', en: 'Check settings' }

/** What the agency may set for a finding: a level, or off. */
export const agencyLevels = [...findingLevels, 'off'] as const
export type AgencyLevel = (typeof agencyLevels)[number]
export type FindingCode = keyof typeof defaultLevels

/** How the agency judges and counts: a single record. */
export const judgeSetting = entity('judge-settings', {
  name: 'judge_setting',
  noun: called,
  plural: called,
  access: { read: 'session', create: 'superuser', change: 'superuser', remove: 'superuser' },
  fields: {
    id: readOnly(z.number()),
    count_by: choice(countings, { initial: 'months' }),
    levels: choiceByKey(defaultLevels, agencyLevels),
    /** Until when the agency itself may lease employees. */
    licence_until: day(),
  },
})
export type JudgeSetting = Answer<typeof judgeSetting>

/** Who sees the dashboard's licence warning: superusers and dispatchers. */
export const seesLicenceWarning = ({ is_superuser, groups }: { is_superuser: boolean; groups: readonly string[] }): boolean =>
  is_superuser || groups.includes(dispatcherGroup)
