import { email } from '@kasack/contract/email.ts'
import { absence } from '@kasack/contract/absence.ts'
import { availabilityOfEmployee } from '@kasack/contract/availability.ts'
import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee, type employeeList, maxDistance, type Employee, type EmployeeInput } from '@kasack/contract/employee.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { healthDocumentRight } from '@kasack/contract/document-state.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { hasExam, hasQualifications } from '@kasack/contract/match.ts'
import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { priorPeriod } from '@kasack/contract/prior-period.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import { sql } from 'kysely'
import { removeAbsencesOf } from '../absence/queries.ts'
import { documentStateOf, removeDocumentsOf, hiddenDocuments } from '../employee-document/queries.ts'
import {
  absencesOf,
  absencesWhileBookedIn,
  absencesWhileBookedOf,
  type BookedColumns,
  bookingsIn,
  bookingsOf,
  firstDay,
  takenIn,
} from '../availability/queries.ts'
import { dialledByEmployee } from '../duplicate/dialled.ts'
import { leaveEmployee } from '../logbook/after.ts'
import { lockApplicantsOfEmployee } from '../logbook/lock.ts'
import { federalState } from '../place/federal-state.ts'
import { townOfCode } from '../place/town-of-code.ts'
import { nearFacility } from '../surroundings/queries.ts'
import { soughtVacancy } from '../placement/queries.ts'
import { formattedAddress, preferredAddressWarning } from '../platform/entity/address.ts'
import type { Writer } from '../platform/request/call.ts'
import type { References } from '../platform/write/deletion.ts'
import { deleted, emptied, prevents } from '../platform/write/deletion.ts'
import type { Db } from '../platform/database/db.ts'
import { distance } from '../platform/list/distance.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { columnFor, recordOf, storedColumns } from '../platform/record/record.ts'
import { changeRecord, insertRecord, removeRecord } from '../platform/write/store.ts'
import type { StoredRecord } from '../platform/record/stored.ts'
import { removeFacilityPersonsOf } from '../facility-person/queries.ts'
import { removePriorPeriodsOf } from '../prior-period/queries.ts'

export const employeeRows: Rows<typeof employeeList> = {
  columns: (reading) => sql`
    ${storedColumns(employee)}, employee.created_datetime, employee.name, employee.name as full_name,
    ${columnFor(reading, 'document_state', documentStateOf(reading))}, employee_status.name as status_name, exam.name as exam_name, dispatcher.name as dispatcher_name,
    converted_from_applicant.name as converted_from_applicant_name, ${bookingsOf('employee', reading)}`,
  filledColumns: (reading) => sql`
    ${distance('employee.place', nearFacility.in(reading))} as distance_to_near_facility_id_km, ${absencesOf(reading)},
    ${absencesWhileBookedOf('employee', reading)}`,
  joins: () => sql`
    join employee_status on employee_status.id = employee.status_id
    left join exam on exam.id = employee.exam_id
    left join "user" dispatcher on dispatcher.id = employee.dispatcher_id
    left join applicant converted_from_applicant on converted_from_applicant.id = employee.converted_from_applicant_id`,
}

export const toEmployee = recordOf(employee, {
  bookings: bookingsIn,
  formatted_address: formattedAddress,
  preferred_address_warning: preferredAddressWarning,
  preferred_city: ({ preferred_postal_code }: Pick<Employee, 'preferred_postal_code'>) => townOfCode(preferred_postal_code),
  availability: (row: BookedColumns & { availability: DayRange[] }, reading) =>
    availabilityOfEmployee(firstDay(reading), [...takenIn(row), ...row.availability], soughtVacancy.in(reading) ?? undefined),
  absences_while_booked: absencesWhileBookedIn,
  exams_match_with_vacancy: ({ exam_id }: { exam_id: number | null }, reading) => {
    const sought = soughtVacancy.in(reading)
    return sought && hasExam(exam_id, sought)
  },
  qualifications_match_with_vacancy: ({ qualifications }: Pick<Employee, 'qualifications'>, reading) => {
    const sought = soughtVacancy.in(reading)
    if (!sought) return null
    const own = qualifications.map(({ id }) => id)
    return hasQualifications(own, sought)
  },
  max_distance: ({ preferred_location_radius }: Pick<Employee, 'preferred_location_radius'>) => maxDistance(preferred_location_radius),
})

export const insertEmployee = (db: Db, input: EmployeeInput, now: Date): Promise<number> =>
  insertRecord(db, employee, input, { created_datetime: now, ...derivedOf(input) })

export const changeEmployee = (db: Db, stored: StoredRecord<typeof employee>, patch: Partial<EmployeeInput>): Promise<void> => {
  return changeRecord(db, employee, { id: stored.id, patch, more: derivedOf({ ...stored, ...patch }) })
}

/** The columns derived from an employee's other fields. */
const derivedOf = (one: Pick<EmployeeInput, 'country_code' | 'postal_code' | 'mobile' | 'phone'>) => ({
  federal_state: federalState(one.country_code, one.postal_code),
  ...dialledByEmployee(one),
})

/** What refers to an employee. `removeEmployee` carries out what this declares. */
export const employeeReferences: References = {
  'outbox.employee_id': deleted(email, 'employee'),
  'outbox_candidate.employee_id': deleted(email, 'candidates'),
  'engagement.employee_id': [
    { ...deleted(engagement, 'employee'), where: sql`facility_id is null and applicant_id is null` },
    { ...emptied(engagement, 'employee'), where: sql`num_nonnulls(facility_id, applicant_id) > 0` },
  ],
  'absence.employee_id': deleted(absence, 'employee'),
  'prior_period.employee_id': deleted(priorPeriod, 'employee'),
  'facility_person.employee_id': deleted(facilityPerson, 'employee'),
  'employee_document.employee_id': [
    { ...deleted(employeeDocument, 'employee'), where: sql`not ${hiddenDocuments}` },
    { ...deleted(employeeDocument, 'employee'), where: hiddenDocuments, needs: healthDocumentRight },
  ],
  'candidate.employee_id': deleted(candidate, 'employee'),
  'booking.employee_id': prevents(booking, 'employee'),
  'booking.replacement_for_id': emptied(booking, 'replacement_for'),
}

/**
 * Deletes an employee with absences, earlier periods, documents, entries about the employee alone, and what facilities said about them.
 * Entries about a facility or an applicant stay.
 */
export async function removeEmployee(db: Db, { id }: Pick<Employee, 'id'>, writer: Writer): Promise<void> {
  await lockApplicantsOfEmployee(db, id)
  await removeAbsencesOf(db, id)
  await removePriorPeriodsOf(db, id)
  await removeDocumentsOf(db, id)
  await leaveEmployee(db, id, writer)
  await removeFacilityPersonsOf(db, id)
  await removeRecord(db, employee, id)
}
