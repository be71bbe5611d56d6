import * as z from 'zod/mini'
import { choice } from './choice-field.ts'
import { employee } from './employee.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { period, ref } from './reference-field.ts'
import { longText, text } from './text-field.ts'
import type { Text } from './text.ts'

/** The employee's role there: leased by another lender, or employed by the hirer. */
export const priorKinds = ['leased', 'employed'] as const

const writers = [employee.access.read, 'vacancies.add_booking'] as const

/** When an employee was at a facility or hirer before the agency's own bookings: docs/rules/clocks.md. */
export const priorPeriod = entity('prior-periods', {
  name: 'prior_period',
  noun: { de: 'Frühere Einsatzzeit', en: 'Prior period' },
  plural: { de: 'Frühere Einsatzzeiten', en: 'Prior periods' },
  access: { read: employee.access.read, create: writers, change: writers, remove: writers },
  fields: {
    id: readOnly(z.number()),
    employee: ref('employee', { required: true, locked: true }),
    facility: ref('facility'),
    hirer: ref('hirer'),
    kind: choice(priorKinds, { initial: 'leased' }),
    // Required for leased employees, empty for those the hirer employed: enforced by the rules.
    lender: text(),
    date_range: period({ upper: 'required' }),
    note: longText(),
  },
})
export type PriorPeriod = Answer<typeof priorPeriod>
export type PriorPeriodInput = Input<typeof priorPeriod>

export const priorPeriodList = defineList(priorPeriod, {
  filters: {
    employee__id: filter.ids('employee'),
    facility__id: filter.ids('facility'),
    hirer__id: filter.ids('hirer'),
    kind: filter.choices(priorKinds),
  },
  sorts: ['id', 'date_range', 'employee__name'],
  defaultSort: '-date_range',
})

/** Why a period is refused that names no place, or two. */
export const placeTexts = {
  none: { de: 'Bitte wählen Sie eine Einrichtung oder einen Entleiher.', en: 'Please choose a facility or a hirer.' },
  both: {
    de: 'Bitte wählen Sie entweder eine Einrichtung oder einen Entleiher.',
    en: 'Please choose either a facility or a hirer.',
  },
} satisfies Record<string, Text>
