import * as z from 'zod/mini'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { longText, text } from './text-field.ts'
import { flag, integer } from './value-field.ts'

/** The legal limits, § 1 Abs. 1b S. 1 and § 8 Abs. 4 S. 1 AÜG. */
export const lawfulLimits = { maximum_months: 18, equal_pay_months: 9 }

/** The legal entity to which employees are leased: docs/rules/clocks.md. */
export const hirer = entity('hirers', {
  name: 'hirer',
  noun: { de: 'Entleiher', en: 'Hirer' },
  plural: { de: 'Entleiher', en: 'Hirers' },
  access: { read: 'session', create: 'superuser', change: 'superuser', remove: 'superuser' },
  fields: {
    id: readOnly(z.number()),
    name: text({ required: true, unique: true }),
    maximum_months: integer({ initial: lawfulLimits.maximum_months, min: 1, max: 48 }),
    equal_pay_months: integer({ initial: lawfulLimits.equal_pay_months, min: 1, max: 15 }),
    // Required if one of the two differs from the law's: enforced by the rules.
    source: text(),
    note: longText(),
    is_active: flag({ initial: true }),
  },
})
export type Hirer = Answer<typeof hirer>
export type HirerInput = Input<typeof hirer>

export const hirerList = defineList(hirer, {
  filters: { name__icontains: filter.contains(), is_active: filter.flags() },
  sorts: ['id', 'name', 'maximum_months', 'equal_pay_months'],
  defaultSort: 'name',
})

/** The hirer of a facility on a day, otherwise the facility's company, otherwise the facility itself. */
export const effectiveHirer = z.object({
  kind: z.enum(['hirer', 'company', 'facility']),
  /** Null for a company. */
  id: z.nullable(z.number()),
  name: z.string(),
  maximum_months: z.number(),
  equal_pay_months: z.number(),
  /** The days on which the facility changes hirer, and its clocks are split. */
  split_days: z.array(z.string()),
  /** Number of facilities of its company, itself included. */
  houses: z.number(),
})
export type EffectiveHirerAnswer = z.output<typeof effectiveHirer>
