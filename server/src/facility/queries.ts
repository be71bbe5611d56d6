import { email } from '@kasack/contract/email.ts'
import type { Offer } from '@kasack/contract/availability.ts'
import { availabilityOfFacility } from '@kasack/contract/availability.ts'
import { booking } from '@kasack/contract/booking.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility, type facilityList, type Facility, type FacilityInput } from '@kasack/contract/facility.ts'
import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { emailTemplate } from '@kasack/contract/lookup.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import { type BookedColumns, bookingsIn, bookingsOf, firstDay, offersOf, takenIn } from '../availability/queries.ts'
import { contactColumns } from '../contact-person/queries.ts'
import { detachFromFacility } from '../contact-person/writes.ts'
import { groupColumns } from '../facility-group/queries.ts'
import { effectiveHirerColumns, effectiveHirerOf, hirerJoin } from '../hirer/queries.ts'
import { leaveLogbook } from '../logbook/after.ts'
import { followUpObject } from '../logbook/shown.ts'
import { latestEngagementObject } from '../latest-engagement/shown.ts'
import type { References } from '../platform/write/deletion.ts'
import { deleted, emptied, prevents } from '../platform/write/deletion.ts'
import { addressWarning, formattedAddress } from '../platform/entity/address.ts'
import type { Writer } from '../platform/request/call.ts'
import { holdEmployeesOfFacility, removePersonsOfFacility } from '../facility-person/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { distance } from '../platform/list/distance.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { changeRecord, insertRecords, removeRecord } from '../platform/write/store.ts'
import type { StoredRecord } from '../platform/record/stored.ts'
import { federalState } from '../place/federal-state.ts'
import { nearEmployee } from '../surroundings/queries.ts'

/** The contact persons of a facility by last name, followed by those of its group. */
const contactPersons = sql`(
  select coalesce(json_agg(
    json_build_object(
      'id', one.id, 'name', one.name, 'full_name', one.name, 'email', one.email, 'phone', one.phone, 'mobile', one.mobile,
      'function', case when contact_person_function.id is not null then json_build_object('id', contact_person_function.id, 'name', contact_person_function.name) end
    )
    order by one.facility_id is null, fold(one.last_name) collate "de-x-icu", fold(one.first_name) collate "de-x-icu", one.id
  ), '[]')
  from contact_person one
  left join contact_person_function on contact_person_function.id = one.function_id
  where one.facility_id = facility.id or one.facility_group_id = facility.facility_group_id
)`

/** A facility as shown in lists and in detail. */
export const facilityRows: Rows<typeof facilityList> = {
  columns: (reading) => sql`
    ${storedColumns(facility)}, facility.created_datetime, facility.federal_state,
    facility_type.name as facility_type_name, ${groupColumns}, ${effectiveHirerColumns},
    support_user.name as support_user_name, followup_user.name as followup_user_name,
    ${contactColumns('main_contact')}, ${contactColumns('contract_contact')}, ${contactColumns('invoice_contact')},
    ${bookingsOf('facility', reading)}, facility.latest_engagement_id, facility.latest_engagement_datetime,
    ${contactPersons} as contact_persons`,
  filledColumns: (reading) => sql`
    ${distance('facility.place', nearEmployee.in(reading))} as distance_to_near_employee_id_km, ${offersOf(reading)}`,
  joins: () => sql`
    join facility_type on facility_type.id = facility.facility_type_id
    left join facility_group on facility_group.id = facility.facility_group_id
    ${hirerJoin}
    left join "user" support_user on support_user.id = facility.support_user_id
    left join "user" followup_user on followup_user.id = facility.followup_user_id
    left join contact_person main_contact on main_contact.id = facility.main_contact_id
    left join contact_person contract_contact on contract_contact.id = facility.contract_contact_id
    left join contact_person invoice_contact on invoice_contact.id = facility.invoice_contact_id`,
}

export const toFacility = recordOf(facility, {
  bookings: bookingsIn,
  effective_hirer: effectiveHirerOf,
  follow_up: followUpObject,
  latest_engagement: latestEngagementObject,
  availability: (row: BookedColumns & { availability: Offer[] }, reading) =>
    availabilityOfFacility(firstDay(reading), takenIn(row), row.availability),
  formatted_address: formattedAddress,
  address_warning: addressWarning,
})

export function insertFacilities(db: Db, inputs: FacilityInput[], { now }: Pick<Writer, 'now'>): Promise<number[]> {
  const inserts = inputs.map((input) => ({
    input: { ...input, ...noFollowUp },
    more: { created_datetime: now, federal_state: federalState(input.country_code, input.postal_code) },
  }))
  return insertRecords(db, facility, inserts)
}

/** The federal state follows country and postal code. The follow-up is written to its carrier instead. */
export function changeFacility(db: Db, stored: StoredRecord<typeof facility>, patch: Partial<FacilityInput>): Promise<void> {
  const { country_code, postal_code } = { ...stored, ...patch }
  const { followup_date: _date, followup_user: _user, followup_priority: _priority, ...own } = patch
  return changeRecord(db, facility, { id: stored.id, patch: own, more: { federal_state: federalState(country_code, postal_code) } })
}

const noFollowUp = { followup_date: null, followup_user: null, followup_priority: null }

/** What refers to a facility. `removeFacility` carries out what this declares. */
export const facilityReferences: References = {
  'outbox.facility_id': emptied(email, 'facility'),
  'engagement.facility_id': [
    { ...deleted(engagement, 'facility'), where: sql`employee_id is null and applicant_id is null` },
    { ...emptied(engagement, 'facility'), where: sql`num_nonnulls(employee_id, applicant_id) > 0` },
  ],
  'contact_person.facility_id': emptied(contactPerson, 'facility'),
  'email_template_facility.facility_id': prevents(emailTemplate, 'facilities'),
  'vacancy.facility_id': prevents(vacancy, 'facility'),
  'booking.facility_id': prevents(booking, 'facility'),
  'prior_period.facility_id': prevents(priorPeriod, 'facility'),
  'requirement.facility_id': deleted(requirement, 'facility'),
  'facility_person.facility_id': deleted(facilityPerson, 'facility'),
}

/** Deletes a facility with the entries about it alone and what it said about employees. Entries about employees and applicants stay. */
export async function removeFacility(db: Db, { id }: Pick<Facility, 'id'>, writer: Writer): Promise<void> {
  await detachFromFacility(db, id)
  await holdEmployeesOfFacility(db, id)
  await leaveLogbook(db, id, writer)
  await removePersonsOfFacility(db, id)
  await removeRecord(db, facility, id)
}
