import { email } from '@kasack/contract/email.ts'
import { contactPerson, type contactPersonList, type ContactPersonInput } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import { groupColumns } from '../facility-group/queries.ts'
import { federalState } from '../place/federal-state.ts'
import { type LatestColumns, latestEngagementObject } from '../latest-engagement/shown.ts'
import { addressWarning, formattedAddress } from '../platform/entity/address.ts'
import { berlinDay } from '../platform/program/clock.ts'
import type { References } from '../platform/write/deletion.ts'
import { emptied } from '../platform/write/deletion.ts'
import type { Db } from '../platform/database/db.ts'
import type { Rows, Sql } from '../platform/list/list-query.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import type { StoredRecord } from '../platform/record/stored.ts'

export const contactPersonRows: Rows<typeof contactPersonList> = {
  columns: () => sql`
    ${storedColumns(contactPerson)}, contact_person.created_datetime,
    contact_person.name, contact_person.name as full_name,
    facility.name as facility_name, ${groupColumns}, contact_person_function.name as function_name,
    contact_person.latest_engagement_id, contact_person.latest_engagement_datetime`,
  joins: () => sql`
    left join facility on facility.id = contact_person.facility_id
    left join facility_group on facility_group.id = contact_person.facility_group_id
    left join contact_person_function on contact_person_function.id = contact_person.function_id`,
}

export const toContactPerson = recordOf(contactPerson, {
  formatted_address: formattedAddress,
  address_warning: addressWarning,
  latest_engagement: latestEngagementObject,
  last_contact_date: ({ latest_engagement_datetime: moment }: LatestColumns) => (moment === null ? null : berlinDay(new Date(moment))),
})

export const insertContactPerson = (db: Db, input: ContactPersonInput, now: Date): Promise<number> =>
  insertRecord(db, contactPerson, input, { created_datetime: now, federal_state: federalState(input.country_code, input.postal_code) })

export const changeContactPerson = (
  db: Db,
  stored: StoredRecord<typeof contactPerson>,
  patch: Partial<ContactPersonInput>,
): Promise<void> => {
  const { country_code, postal_code } = { ...stored, ...patch }
  return changeRecord(db, contactPerson, { id: stored.id, patch, more: { federal_state: federalState(country_code, postal_code) } })
}

export const contactPersonReferences: References = {
  'outbox.contact_person_id': emptied(email, 'contact_person'),
  // Confidential entries are left out, since not every caller may know of them.
  'engagement.contact_person_id': { ...emptied(engagement, 'contact_person'), where: sql`not is_confidential` },
  'facility.main_contact_id': emptied(facility, 'main_contact'),
  'facility.contract_contact_id': emptied(facility, 'contract_contact'),
  'facility.invoice_contact_id': emptied(facility, 'invoice_contact'),
  'vacancy.contact_person_id': emptied(vacancy, 'contact_person'),
}

/** Locks the facilities that name the person before the person, in the order logbook writes use. */
export async function lockFacilitiesOf(db: Db, id: number): Promise<void> {
  await sql`
    select 1 from facility where ${id} in (main_contact_id, contract_contact_id, invoice_contact_id)
    order by id for no key update`.execute(db)
}

/** The columns of a contact person that other records show. */
const shown = { name: 'name', full_name: 'name', email: 'email', phone: 'phone', mobile: 'mobile' }

/** The columns of a contact person joined as `role`, for example `main_contact`, as other records show it. */
export const contactColumns = (role: string): Sql =>
  sql.join(Object.entries(shown).map(([part, column]) => sql`${sql.ref(`${role}.${column}`)} as ${sql.ref(`${role}_${part}`)}`))
