import * as z from 'zod/mini'
import { booking } from './booking.ts'
import type { Entity, Form } from './entity.ts'
import { sameAccess } from './entity.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import { effectiveHirer } from './hirer.ts'
import { defineList } from './list.ts'
import { ref } from './reference-field.ts'
import { plainRef } from './shared-shape.ts'

/** Why equal pay applies from a day on. */
const equalPayReasons = ['months', 'revolving_door'] as const

const clockHirer = z.omit(effectiveHirer, { split_days: true, houses: true })
export type ClockHirer = z.output<typeof clockHirer>

/** The permissions to see clocks, which reveal bookings and employees. */
export const clockRights = ['vacancies.view_booking', 'employees.view_employee'] as const

/** How long an employee has been leased to one hirer, and until when they may be: docs/rules/clocks.md. */
export const leasingClockEntity = {
  name: 'leasing_clock',
  path: 'leasing-clocks',
  noun: { de: 'Frist', en: 'Clock' },
  plural: { de: 'Fristen', en: 'Clocks' },
  access: sameAccess('vacancies.view_booking'),
  fields: {
    id: readOnly(z.number()),
    employee: readOnly(plainRef, { kind: 'ref' }),
    hirer: readOnly(clockHirer),
    first_day: readOnly(z.string()),
    /** Up to the requested day: months of thirty days, and days. */
    used: readOnly(z.object({ months: z.number(), days: z.number() })),
    used_days: readOnly(z.number()),
    last_day_months: readOnly(z.string()),
    last_day_days: readOnly(z.string()),
    last_day: readOnly(z.string()),
    /** Null: the last period has no end. */
    restart_day: readOnly(z.nullable(z.string())),
    equal_pay_from: readOnly(z.string()),
    equal_pay_reason: readOnly(z.enum(equalPayReasons)),
    /** Whether it is being recounted because something it depends on has changed. */
    computing: readOnly(z.boolean()),
  },
  acts: {},
} satisfies Entity
export type LeasingClock = { [K in keyof typeof leasingClockEntity.fields]: z.output<(typeof leasingClockEntity.fields)[K]['answer']> }

export const leasingClockList = defineList(leasingClockEntity, {
  filters: {
    employee__id: filter.ids('employee'),
    facility__id: filter.ids('facility'),
    last_day__lte: filter.day(),
  },
  sorts: ['id', 'last_day', 'equal_pay_from', 'employee__name'],
  defaultSort: 'last_day',
  /** A day other than today; only with an employee, or the facility of a hirer. */
  context: { date: filter.day() },
})

/** `POST /leasing-clocks/preview`: the clock with a planned booking, at a facility with a type or for a vacancy, and without `booking`. */
export const clockPreview = {
  name: 'clock_preview',
  fields: {
    employee: ref('employee', { required: true }),
    facility: ref('facility'),
    vacancy: ref('vacancy'),
    vacancy_type: ref('vacancy_type'),
    date_range: booking.fields.date_range,
    booking: ref('booking'),
  },
} satisfies Form & { name: string }

/** The clock of the chain that includes those days; null: they do not count. */
export type ClockPreview = Omit<LeasingClock, 'id' | 'computing'> | null
