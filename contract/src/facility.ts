import * as z from 'zod/mini'
import { address, addressLines, addressPlace } from './address.ts'
import { availability, mayViewBookings } from './availability.ts'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { groupRef } from './facility-group.ts'
import { effectiveHirer } from './hirer.ts'
import { moment, readOnly } from './field.ts'
import { ref, refs } from './reference-field.ts'
import { email, longText, phone, text, url } from './text-field.ts'
import { optionalChoice } from './choice-field.ts'
import { day, flag } from './value-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { bookingItem, contactRef, followUp, latestEngagement, plainRef, priorities } from './shared-shape.ts'
import { vacancyFillings, vacancyStatusFilter } from './vacancy-status.ts'

const contactOfFacility = z.extend(contactRef, { function: z.nullable(plainRef) })

export const facility = entity('facilities', {
  name: 'facility',
  noun: { de: 'Einrichtung', en: 'Facility' },
  plural: { de: 'Einrichtungen', en: 'Facilities' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    name: text({ required: true }),
    is_active: flag({ initial: true }),
    company: text(),
    facility_type: ref('facility_type', { required: true }),
    facility_group: ref('facility_group', { answer: groupRef }),
    // The hirer it belongs to, and since when; docs/rules/clocks.md.
    hirer: ref('hirer'),
    hirer_since: day(),
    effective_hirer: readOnly(effectiveHirer),
    support_user: ref('user'),
    client_number: text(),
    main_contact: ref('contact_person', { answer: contactRef }),
    contract_contact: ref('contact_person', { answer: contactRef }),
    invoice_contact: ref('contact_person', { answer: contactRef }),
    ...addressLines,
    ...addressPlace,
    formatted_address: readOnly(z.string()),
    address_warning: readOnly(z.boolean()),
    federal_state: readOnly(z.nullable(z.string())),
    email: email(),
    phone: phone(),
    mobile: phone(),
    fax: phone(),
    webpage: url(),
    tags: refs('tag'),
    comments: longText(),
    followup_date: day({ bound: 'not_before_today' }),
    followup_user: ref('user'),
    followup_priority: optionalChoice(priorities),
    follow_up: readOnly(followUp),
    latest_engagement: readOnly(latestEngagement),
    contact_persons: readOnly(z.array(contactOfFacility)),
    bookings: readOnly(z.array(bookingItem), { needs: mayViewBookings }),
    availability: readOnly(availability, { needs: mayViewBookings }),
    distance_to_near_employee_id_km: readOnly(z.nullable(z.number())),
    created_datetime: moment(),
  },
  compositeFields: { formatted_address: address },
})
export type Facility = Answer<typeof facility>
export type FacilityInput = Input<typeof facility>

export const facilityList = defineList(facility, {
  filters: {
    name__icontains: filter.contains(),
    email__icontains: filter.contains(),
    phone__icontains: filter.contains(),
    company__icontains: filter.contains(),
    city__icontains: filter.contains(),
    is_active: filter.flags(),
    states: filter.states(),
    facility_type__id: filter.ids('facility_type'),
    facility_group__id: filter.ids('facility_group'),
    support_user__id: filter.ids('user'),
    facility_group__name__icontains: filter.contains(),
    latest_engagement__created_datetime__date__gte: filter.day(),
    latest_engagement__created_datetime__date__lte: filter.day(),
    followup_date__gte: filter.day(),
    followup_date__lte: filter.day(),
    followup_user__id: filter.ids('user'),
    priority: filter.choices(priorities),
    no_contact_in_last_days: filter.days(),
    vacancies__status: vacancyStatusFilter(),
    vacancies_state: filter.choices(vacancyFillings),
    has_current_or_future_vacancy: filter.flag(),
    vacancies_present: filter.flag(),
    filter_by_distance: filter.flag(),
    distance_to_near_employee_id_km: filter.number(),
  },
  sorts: [
    'id',
    'name',
    'company',
    'city',
    'postal_code',
    'email',
    'created_datetime',
    'followup_date',
    'facility_type__name',
    'facility_group__name',
    'latest_engagement__created_datetime',
    'distance_to_near_employee_id_km',
  ],
  defaultSort: 'id',
  context: { near_employee_id: { ...filter.id('employee'), permission: 'employees.view_employee' }, for_date: filter.day() },
  sortContext: { distance_to_near_employee_id_km: 'near_employee_id' },
})
