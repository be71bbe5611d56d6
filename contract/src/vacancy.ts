import * as z from 'zod/mini'
import { absencesWhileBooked, availability, mayViewBookedAbsences, mayViewBookings } from './availability.ts'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { period, ref, refs } from './reference-field.ts'
import { longText, text } from './text-field.ts'
import { choice, optionalChoice } from './choice-field.ts'
import { flag, integer, money } from './value-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { bookingItem, contactRef, facilityRef, plainRef, priorities } from './shared-shape.ts'
import { vacancyStatusFilter, type vacancyStatuses } from './vacancy-status.ts'

type Standing = { status: (typeof vacancyStatuses)[number]['code'] }

const isFilled = {
  de: 'Alle Positionen sind besetzt. Mit mehr Positionen wird wieder gesucht.',
  en: 'All positions are filled. Raise the number of positions to reopen the vacancy.',
}

export const vacancy = entity('vacancies', {
  name: 'vacancy',
  noun: { de: 'Stelle', en: 'Vacancy' },
  plural: { de: 'Stellen', en: 'Vacancies' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    name: text(),
    vacancy_type: ref('vacancy_type', { required: true }),
    number_of_positions: integer({ min: 0, initial: 1 }),
    priority: optionalChoice(priorities),
    date_range: period({ locked: true }),
    facility: ref('facility', { required: true, locked: true, answer: facilityRef }),
    department: ref('facility_department', { required: true }),
    contact_person: ref('contact_person', { answer: contactRef }),
    exams: refs('exam', { required: true }),
    qualifications: refs('qualification'),
    has_driver_licence: flag(),
    has_car: flag(),
    description: longText(),
    accommodation_available: flag(),
    accommodation_package: money(),
    status: choice(['open', 'paused', 'closed'], {
      initial: 'open',
      preset: true,
      codes: { 10: 'open', 30: 'closed' },
      shown: ['filled'],
    }),
    filled_datetime: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    number_of_bookings: readOnly(z.number()),
    bookings: readOnly(z.array(bookingItem), { needs: mayViewBookings }),
    availability: readOnly(availability, { needs: mayViewBookings }),
    absences_while_booked: readOnly(absencesWhileBooked, { needs: mayViewBookedAbsences }),
    distance_to_near_employee_id_km: readOnly(z.nullable(z.number())),
    created_by_user: readOnly(plainRef, { kind: 'ref' }),
    created_datetime: moment(),
  },
  acts: {
    paused: {
      label: { de: 'Pausieren', en: 'Pause' },
      by: { sends: { status: 'paused' } },
      isOffered: ({ status }: Standing) => status !== 'paused',
    },
    closed: {
      label: { de: 'Schließen', en: 'Close' },
      by: { sends: { status: 'closed' } },
      isOffered: ({ status }: Standing) => status !== 'closed',
    },
    open: {
      label: { de: 'Öffnen', en: 'Open' },
      by: { sends: { status: 'open' } },
      isOffered: ({ status }: Standing) => status !== 'open',
      whyNot: ({ status }: Standing) => (status === 'filled' ? isFilled : undefined),
    },
  },
})
export type Vacancy = Answer<typeof vacancy>
export type VacancyInput = Input<typeof vacancy>

export const vacancyList = defineList(vacancy, {
  filters: {
    vacancy_type__id: filter.ids('vacancy_type'),
    facility: filter.ids('facility'),
    facility__id: filter.ids('facility'),
    department__id: filter.ids('facility_department'),
    contact_person__id: filter.ids('contact_person'),
    exams__id: filter.ids('exam'),
    qualifications__id: filter.ids('qualification'),
    priority: filter.choices(priorities),
    facility__name__icontains: filter.contains(),
    name__icontains: filter.contains(),
    facility_or_group_ids: filter.facilityOrGroup(),
    facility_group__id: filter.ids('facility_group'),
    states: filter.states(),
    status: vacancyStatusFilter(),
    ...filter.period(),
    for_date: filter.day(),
    filter_by_distance: filter.flag(),
    distance_to_near_employee_id_km: filter.number(),
    created_datetime__date__gte: filter.day(),
    created_datetime__date__lte: filter.day(),
    created_by_user__id: filter.ids('user'),
  },
  sorts: [
    'id',
    'name',
    'vacancy_type__name',
    'facility__name',
    'department__name',
    'date_range',
    'date_range__lower',
    'date_range__upper',
    'number_of_positions',
    'number_of_bookings',
    'priority',
    'status',
    'created_datetime',
    'distance_to_near_employee_id_km',
  ],
  defaultSort: '-created_datetime',
  // The day is also a filter of the list; for a single record it only sets the first week.
  context: { near_employee_id: { ...filter.id('employee'), permission: 'employees.view_employee' }, for_date: filter.day() },
  sortContext: { distance_to_near_employee_id_km: 'near_employee_id' },
})
