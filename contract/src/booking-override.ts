import * as z from 'zod/mini'
import type { Entity } from './entity.ts'
import { sameAccess } from './entity.ts'
import { mayViewBookings } from './availability.ts'
import type { Field } from './field.ts'
import { moment, readOnly } from './field.ts'
import * as filter from './filter.ts'
import { findingNames } from './finding-name.ts'
import { defineList } from './list.ts'
import { plainRef } from './shared-shape.ts'
import { longText } from './text-field.ts'

/** The permission to book despite a blocking finding. */
export const overrideRight = 'vacancies.override_finding'

/** Leasing an employee whose title forbids it is illegal, whatever the reason (§ 40 AufenthG). */
export const isOverridable = (code: string): boolean => code !== 'residence_forbids_leasing' && code !== 'not_cleared'

/** Codes of the findings to override, and the reason. */
export type Override = { codes: string[]; reason: string }

/** Only sent with a booking: it is not stored as it is, and no answer shows it. */
export const override = (): Field<Override | null, undefined, false> => ({
  kind: 'secret',
  readOnly: false,
  required: false,
  locked: false,
  schema: z.object(
    {
      codes: z.array(z.string('not_override'), 'not_override'),
      reason: z.pipe(longText().schema, z.string().check(z.refine((reason) => reason !== '', 'no_reason'))),
    },
    'not_override',
  ),
  answer: z.undefined(),
  blank: null,
  initial: null,
})

/** A finding present at a save, with who saved and when; `text` in the reader's language. */
const noted = z.object({ code: z.string(), user: plainRef, datetime: z.string(), text: z.string() })

const bookingOverride = z.extend(noted, { reason: z.string() })
export type BookingOverride = z.output<typeof bookingOverride>

/** Why a booking was made despite blocking findings, oldest first: docs/rules/judge.md. */
export const bookingOverrides = z.array(bookingOverride)

/** Warnings present when the booking was last judged and saved. */
export const confirmedWarnings = z.array(noted)

/** Without these permissions, which readers of bookings may lack, some overrides hide what they are about. */
const sightNeeds = ['employees.view_employee', 'employees.view_document', 'employees.view_health_document'] as const

/** The overrides of all bookings, for the agency to review. */
export const bookingOverrideEntity = {
  name: 'booking_override',
  path: 'booking-overrides',
  noun: { de: 'Ausnahme', en: 'Exception' },
  plural: { de: 'Ausnahmen', en: 'Exceptions' },
  access: sameAccess(mayViewBookings),
  readingNeeds: Object.fromEntries(sightNeeds.map((right) => [right, right])),
  fields: {
    id: readOnly(z.number()),
    booking: readOnly(plainRef, { kind: 'ref' }),
    employee: readOnly(plainRef, { kind: 'ref' }),
    facility: readOnly(plainRef, { kind: 'ref' }),
    code: readOnly(z.string()),
    text: readOnly(z.string()),
    reason: readOnly(z.string()),
    user: readOnly(plainRef, { kind: 'ref' }),
    datetime: moment(),
  },
  acts: {},
} satisfies Entity
export type BookingOverrideRecord = {
  [K in keyof typeof bookingOverrideEntity.fields]: z.output<(typeof bookingOverrideEntity.fields)[K]['answer']>
}

export const bookingOverrideList = defineList(bookingOverrideEntity, {
  filters: {
    employee__id: filter.ids('employee'),
    facility__id: filter.ids('facility'),
    user__id: filter.ids('user'),
    code: filter.choices(Object.keys(findingNames) as (keyof typeof findingNames)[]),
  },
  sorts: ['id', 'datetime'],
  defaultSort: '-datetime',
})
