import * as z from 'zod/mini'
import { address, addressLines, addressPlace, preferredLocation } from './address.ts'
import { absencesWhileBooked, availability, mayViewBookedAbsences, mayViewBookings } from './availability.ts'
import { documentRight, documentStates, healthDocumentRight } from './document-state.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { ref, refs } from './reference-field.ts'
import { email, longText, phone, text, url } from './text-field.ts'
import { optionalChoice } from './choice-field.ts'
import { coordinate, day, flag, integer, money, optionalInteger } from './value-field.ts'
import * as filter from './filter.ts'
import { genders } from './gender.ts'
import { defineList } from './list.ts'
import { nationalityGroups } from './nationality-group.ts'
import { bookingItem } from './shared-shape.ts'

/** Kilometres from the preferred location; more than this means anywhere. */
export const widestRadius = 1000

/** How far an employee travels, in kilometres; null: anywhere. */
export const maxDistance = (radius: number): number | null => (radius > widestRadius ? null : radius)

export const employee = entity('employees', {
  name: 'employee',
  noun: { de: 'Mitarbeiter', en: 'Employee' },
  plural: { de: 'Mitarbeiter', en: 'Employees' },
  access: {
    read: 'employees.view_employee',
    create: 'employees.add_employee',
    change: 'employees.view_employee',
    remove: 'employees.view_employee',
  },
  fields: {
    id: readOnly(z.number()),
    name: readOnly(z.string()),
    full_name: readOnly(z.string()),
    title: text(),
    first_name: text({ required: true }),
    last_name: text({ required: true }),
    birthday_date: day({ bound: 'not_after_today' }),
    gender: optionalChoice(genders.map(({ code }) => code)),
    nationality_group: optionalChoice(nationalityGroups.map(({ code }) => code)),
    public_id: optionalInteger({ min: 0, unique: true }),
    status: ref('employee_status', { required: true }),
    exam: ref('exam'),
    exam_city: text(),
    qualifications: refs('qualification'),
    has_driving_license: flag(),
    has_car: flag(),
    achievements: longText(),
    mobile: phone(),
    phone: phone(),
    email: email(),
    ...addressLines,
    ...addressPlace,
    formatted_address: readOnly(z.string()),
    preferred_postal_code: text({ limit: 16 }),
    preferred_location_latitude: coordinate('latitude'),
    preferred_location_longitude: coordinate('longitude'),
    preferred_location_is_approximate: flag(),
    preferred_location_radius: integer({ min: 0, initial: widestRadius }),
    preferred_facility_types: refs('facility_type'),
    preferred_facility_departments: refs('facility_department'),
    preferred_address_warning: readOnly(z.boolean()),
    preferred_city: readOnly(z.string()),
    max_distance: readOnly(z.nullable(z.number())),
    tags: refs('tag'),
    comments: longText(),
    profile: longText(),
    profile_link: url(),
    is_active: flag({ initial: true }),
    dispatcher: ref('user'),
    hourly_rate: money(),
    expenses: money(),
    converted_from_applicant: ref('applicant'),
    available_from_date: day(),
    bookings: readOnly(z.array(bookingItem), { needs: mayViewBookings }),
    availability: readOnly(availability, { needs: mayViewBookings }),
    absences_while_booked: readOnly(absencesWhileBooked, { needs: mayViewBookedAbsences }),
    document_state: readOnly(z.enum(documentStates), { needs: documentRight }),
    distance_to_near_facility_id_km: readOnly(z.nullable(z.number())),
    exams_match_with_vacancy: readOnly(z.nullable(z.boolean())),
    qualifications_match_with_vacancy: readOnly(z.nullable(z.boolean())),
    created_datetime: moment(),
  },
  compositeFields: { formatted_address: address, preferred_postal_code: preferredLocation },
  readingNeeds: { health_documents: healthDocumentRight },
})
export type Employee = Answer<typeof employee>
export type EmployeeInput = Input<typeof employee>

export const employeeList = defineList(employee, {
  filters: {
    name__icontains: filter.contains(),
    email__icontains: filter.contains(),
    phone__icontains: filter.contains(),
    is_active: filter.flags(),
    status__id: filter.ids('employee_status'),
    exam__id: filter.ids('exam'),
    qualifications__id: filter.ids('qualification'),
    dispatcher__id: filter.ids('user'),
    states: filter.states(),
    filter_by_distance: filter.flag(),
    preferred_location_radius: filter.number(),
    candidates_for_vacancy__id: filter.id('vacancy'),
    with_candidates: filter.flag(),
    exams_match_with_vacancy: filter.flag(),
    qualifications_match_with_vacancy: filter.flag(),
    document_state: { ...filter.choices(documentStates), permission: documentRight },
    ...filter.period(),
  },
  sorts: [
    'id',
    'last_name',
    'first_name',
    'name',
    'email',
    'public_id',
    'exam__name',
    'status__name',
    'dispatcher__name',
    'available_from_date',
    'created_datetime',
    'preferred_location_radius',
    'distance_to_near_facility_id_km',
  ],
  defaultSort: 'id',
  // The vacancy is also a filter of the list, which leaves out employees who are already candidates.
  context: { near_facility_id: filter.id('facility'), candidates_for_vacancy__id: filter.id('vacancy'), for_date: filter.day() },
  sortContext: { distance_to_near_facility_id_km: 'near_facility_id' },
})
