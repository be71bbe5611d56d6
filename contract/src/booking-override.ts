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

/** The right to book although a finding forbids it. */
export const overrideRight = 'vacancies.override_finding'

/** Who leases somebody whose title forbids it breaks the law, whatever the reason (§ 40 AufenthG). */
export const isOverridable = (code: string): boolean => code !== 'residence_forbids_leasing' && code !== 'not_cleared'

/** Findings by their codes, and why somebody is booked all the same. */
export type Override = { codes: string[]; reason: string }

/** What a write of a booking may say: it is not stored as it is, and no answer shows it. */
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

/** What stood at a save, by whom it was saved, and when; `text` in the reader's language. */
const noted = z.object({ code: z.string(), user: plainRef, datetime: z.string(), text: z.string() })

const bookingOverride = z.extend(noted, { reason: z.string() })
export type BookingOverride = z.output<typeof bookingOverride>

/** Why somebody was booked although findings forbade it, the oldest first: docs/rules/judge.md. */
export const bookingOverrides = z.array(bookingOverride)

/** The warnings that stood when the booking was last judged and saved. */
export const confirmedWarnings = z.array(noted)

/** Rights without which some exceptions are told without what they are about; whoever sees bookings may lack them. */
const sightNeeds = ['employees.view_employee', 'employees.view_document', 'employees.view_health_document'] as const

/** The exceptions of all bookings, as the agency looks over them. */
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
