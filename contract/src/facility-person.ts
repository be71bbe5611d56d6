import * as z from 'zod/mini'
import { choice } from './choice-field.ts'
import { employee } from './employee.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { ref } from './reference-field.ts'
import { longText } from './text-field.ts'
import type { Text } from './text.ts'

/** The facility does not want the employee to come again, or asks for them. */
export const personStates = ['blocked', 'favourite'] as const

const writers = [employee.access.read, 'vacancies.add_booking'] as const

/** Employees whom a facility blocks or asks for: docs/rules/facility-persons.md. */
export const facilityPerson = entity('facility-persons', {
  name: 'facility_person',
  noun: { de: 'Sperre oder Wunsch', en: 'Block or favourite' },
  plural: { de: 'Gesperrt und gewünscht', en: 'Blocked and favourites' },
  access: { read: employee.access.read, create: writers, change: writers, remove: writers },
  fields: {
    id: readOnly(z.number()),
    facility: ref('facility', { required: true, locked: true }),
    employee: ref('employee', { required: true, locked: true }),
    state: choice(personStates, { required: true }),
    // Required for blocked employees: enforced by the rules.
    reason: longText(),
  },
})
export type FacilityPerson = Answer<typeof facilityPerson>
export type FacilityPersonInput = Input<typeof facilityPerson>

export const facilityPersonList = defineList(facilityPerson, {
  filters: {
    employee__id: filter.ids('employee'),
    facility__id: filter.ids('facility'),
    state: filter.choices(personStates),
  },
  sorts: ['id', 'state', 'employee__name', 'facility__name'],
  defaultSort: 'employee__name',
})

/** Why a second entry for the same pair is refused. */
export const pairTexts = {
  known: {
    de: 'Dieser Mitarbeiter ist in der Einrichtung schon gesperrt oder gewünscht.',
    en: 'This employee is already blocked at the facility or one of its favourites.',
  },
} satisfies Record<string, Text>
