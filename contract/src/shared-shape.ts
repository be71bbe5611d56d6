import * as z from 'zod/mini'

/** A record as most others show it. */
export const plainRef = z.object({ id: z.number(), name: z.string() })

/** The newest engagement of a record, or null; entries that only carry a follow-up do not count (wire.md 11). */
export const latestEngagement = z.nullable(z.object({ id: z.number(), created_datetime: z.string() }))

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** An open follow-up: when, with whom, how urgent. */
export const followUp = z.nullable(
  z.object({
    date: z.string(),
    user: z.nullable(plainRef),
    priority: z.enum(priorities),
  }),
)
export type FollowUp = z.output<typeof followUp>

/** A contact person as other records show it. */
export const contactRef = z.extend(plainRef, {
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
})

/** A facility as vacancies show it, with what is needed to get there. */
export const facilityRef = z.extend(plainRef, {
  postal_code: z.string(),
  city: z.string(),
  address_latitude: z.nullable(z.number()),
  address_longitude: z.nullable(z.number()),
})

/** What a booking is about, seen from the other side; its page is at `path` / `id`. */
export const bookedRecord = z.object({ id: z.number(), path: z.enum(['/vacancies', '/facilities', '/employees']), name: z.string() })

/** A booking that stands in for another, named after its employee. */
const standIn = z.extend(plainRef, {
  date_range: z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') }),
})

/** An absence as shown by the booking it affects, with the stand-ins on its days. */
export const bookingAbsence = z.object({
  id: z.number(),
  reason_display: z.string(),
  date_range: z.object({ lower: z.string(), upper: z.string(), bounds: z.literal('[]') }),
  stand_ins: z.array(standIn),
})
export type BookingAbsence = z.output<typeof bookingAbsence>

export const bookingTypes = ['new_deployment', 'renewal', 'replacement'] as const

/** A booking as shown by its employee, vacancy or facility. */
export const bookingItem = z.object({
  id: z.number(),
  booking_type: z.enum(bookingTypes),
  date_range: z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') }),
  record: bookedRecord,
  cancelled: z.boolean(),
  terminated: z.boolean(),
})
export type BookingItem = z.output<typeof bookingItem>
