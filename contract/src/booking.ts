import * as z from 'zod/mini'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { dayText } from './day-text.ts'
import { moment, readOnly } from './field.ts'
import { mayViewBookedAbsences, mayViewBookings } from './availability.ts'
import { bookingOverrides, confirmedWarnings, override } from './booking-override.ts'
import { whyNotCancelled, whyNotTerminated } from './placement.ts'
import { period, ref, refs } from './reference-field.ts'
import { longText } from './text-field.ts'
import { choice, optionalChoice } from './choice-field.ts'
import { flag, money } from './value-field.ts'
import { findingLevels } from './judge-level.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { bookedRecord, bookingAbsence, bookingTypes, plainRef } from './shared-shape.ts'

const mayBook = 'vacancies.add_booking'

export const booking = entity('bookings', {
  name: 'booking',
  noun: { de: 'Buchung', en: 'Booking' },
  plural: { de: 'Buchungen', en: 'Bookings' },
  access: { read: mayViewBookings, create: mayBook, change: mayBook, remove: mayBook },
  fields: {
    id: readOnly(z.number()),
    booking_type: choice(bookingTypes, { initial: 'new_deployment' }),
    // Required without a vacancy, otherwise the vacancy's: enforced by the rules.
    facility: ref('facility', { locked: true }),
    vacancy: ref('vacancy'),
    vacancy_type: ref('vacancy_type'),
    department: ref('facility_department'),
    employee: ref('employee', { required: true, locked: true }),
    qualification: ref('qualification'),
    date_range: period(),
    bonus: money(),
    charge_rate: money({ required: true }),
    working_hours_month: money({ required: true }),
    expenses: money({ required: true }),
    insitu: optionalChoice(['insitu_handshake', 'framework_contract', 'insitu_checkbox', 'insitu_timeless']),
    replacement_for: ref('employee'),
    // The booking it continues, and the absent employee's booking it stands in for: docs/rules/bookings.md.
    continues: { ...ref('booking'), fixed: true, needs: mayViewBookings },
    stands_in_for: { ...ref('booking'), fixed: true, needs: mayViewBookedAbsences },
    send_documents: refs('booking_document'),
    facility_pays_transportation_expenses: optionalChoice(['daily', 'not_daily']),
    employee_transportation_expenses: choice(['daily', 'not_daily', 'company_car'], { required: true }),
    accommodation: choice(['yes', 'no', 'provided_by_facility'], { required: true }),
    accommodation_package: money(),
    accommodation_price: money(),
    notes: longText(),
    cancelled: flag({ preset: true }),
    terminated: flag({ preset: true }),
    /** Its end before it was ended early; null also if it had no end, or if that is unknown. */
    former_upper: readOnly(z.nullable(z.string()), { kind: 'day' }),
    record: readOnly(bookedRecord),
    continued_by: readOnly(z.nullable(plainRef), { kind: 'ref', needs: mayViewBookings }),
    absences: readOnly(z.array(bookingAbsence), { needs: mayViewBookedAbsences }),
    /** Level of the strongest finding if it were booked like this today; null: none, or it is cancelled, ended early or over. */
    findings_level: readOnly(z.nullable(z.enum(findingLevels))),
    /** Whether valid overrides cover all blocking findings. */
    findings_excused: readOnly(z.boolean()),
    /** Blocking findings to override, and the reason; never part of an answer. */
    override: override(),
    overrides: readOnly(bookingOverrides),
    confirmed: readOnly(confirmedWarnings),
    created_by_user: readOnly(plainRef, { kind: 'ref' }),
    created_datetime: moment(),
  },
  acts: {
    cancelled: {
      label: { de: 'Stornieren', en: 'Cancel booking' },
      by: { flag: 'cancelled' },
      takes: ['notes'],
      whyNot: whyNotCancelled,
    },
    terminated: {
      label: { de: 'Vorzeitig beenden', en: 'End early' },
      by: { flag: 'terminated' },
      takes: ['notes', 'date_range'],
      bound: 'upper',
      whyNot: whyNotTerminated,
    },
  },
})
export type BookingInput = Input<typeof booking>
export type Booking = Answer<typeof booking>

/** The name of a booking in other records. */
export const bookingName = ({ employee, lower }: { employee: { name: string }; lower: string }): string =>
  `${employee.name}, ${dayText(lower)}`

export const bookingList = defineList(booking, {
  filters: {
    employee__id: filter.ids('employee'),
    facility: filter.ids('facility'),
    facility__id: filter.ids('facility'),
    facility_or_group_ids: filter.facilityOrGroup(),
    vacancy__id: filter.ids('vacancy'),
    vacancy_type__id: filter.ids('vacancy_type'),
    department__id: filter.ids('facility_department'),
    booking_type: filter.choices(bookingTypes),
    cancelled: filter.flag(),
    terminated: filter.flag(),
    ...filter.period(),
    employee__name__icontains: filter.contains(),
    facility__name__icontains: filter.contains(),
    created_datetime__date__gte: filter.day(),
    created_datetime__date__lte: filter.day(),
    created_by_user__id: filter.ids('user'),
    findings_level: filter.choices(findingLevels),
  },
  narrowed: { findings_level: ['vacancy__id', 'employee__id', 'facility__id'] },
  sorts: ['id', 'date_range', 'employee__name', 'facility__name', 'vacancy__name', 'booking_type', 'created_datetime'],
  defaultSort: '-date_range',
})
