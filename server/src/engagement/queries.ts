import { engagement, type engagementList, type EngagementInput } from '@kasack/contract/engagement.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Priority } from '@kasack/contract/shared-shape.ts'
import { facility } from '@kasack/contract/facility.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { followUpObject } from '../logbook/shown.ts'
import type { Caller, Writer } from '../platform/request/call.ts'
import type { References } from '../platform/write/deletion.ts'
import { emptied } from '../platform/write/deletion.ts'
import type { Db } from '../platform/database/db.ts'
import type { Rows, Sql } from '../platform/list/list-query.ts'
import { columnFor, recordOf, storedColumns } from '../platform/record/record.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import type { StoredRecord } from '../platform/record/stored.ts'

export const engagementRows: Rows<typeof engagementList> = {
  columns: (reading) => sql`
    ${storedColumns(engagement)}, engagement.created_datetime, engagement.todo,
    engagement_action.name as action_type_name, employee.name as employee_name,
    facility.name as facility_name, facility.phone as facility_phone, facility.mobile as facility_mobile,
    facility.country_code as facility_country_code,
    ${columnFor(reading, 'employee.phone', sql`employee.phone`)}, ${columnFor(reading, 'employee.mobile', sql`employee.mobile`)},
    ${columnFor(reading, 'employee.country_code', sql`employee.country_code`)},
    ${columnFor(reading, 'applicant.name', sql`applicant.name`)}, ${columnFor(reading, 'applicant.mobile', sql`applicant.mobile`)},
    contact_person.name as contact_person_name, contact_person.name as contact_person_full_name,
    contact_person.phone as contact_person_phone, contact_person.mobile as contact_person_mobile,
    followup_user.name as followup_user_name,
    engagement.created_by_user_id, created_by_user.name as created_by_user_name`,
  joins: () => sql`
    join engagement_action on engagement_action.id = engagement.action_type_id
    join "user" created_by_user on created_by_user.id = engagement.created_by_user_id
    left join facility on facility.id = engagement.facility_id
    left join contact_person on contact_person.id = engagement.contact_person_id
    left join employee on employee.id = engagement.employee_id
    left join applicant on applicant.id = engagement.applicant_id
    left join "user" followup_user on followup_user.id = engagement.followup_user_id`,
}

export const toEngagement = recordOf(engagement, {
  priority: ({ followup_priority }: { followup_priority: Priority }) => followup_priority,
  follow_up: followUpObject,
})

export function insertEngagement(db: Db, input: EngagementInput, { caller, now }: Writer): Promise<number> {
  const more = { created_by_user_id: caller.id, created_datetime: now, is_contact: isContact(input.action_type) }
  return insertRecord(db, engagement, input, more)
}

export function changeEngagement(db: Db, { id }: StoredRecord<typeof engagement>, patch: Partial<EngagementInput>): Promise<void> {
  const more = { ...(patch.action_type && { is_contact: isContact(patch.action_type) }) }
  return changeRecord(db, engagement, { id, patch, more })
}

/** What refers to an entry, which may carry a facility's follow-up. */
export const engagementReferences: References = {
  'facility.carrier_id': emptied(facility, 'follow_up'),
  'facility.latest_engagement_id': 'derived',
  'contact_person.latest_engagement_id': 'derived',
}

/** Entries that only carry a follow-up do not count as contact. */
const isContact = (action: { id: number } | null) => sql`(select code <> 'follow_up' from engagement_action where id = ${action?.id ?? 0})`

/** The parts of entry names, `DD.MM.YYYY – kind`: the endings of all kinds, folded, and the days of the first and the last entry. */
export async function readEntryNames(db: Db) {
  const day = (order: 'asc' | 'desc') => sql`(
    select (created_datetime at time zone 'Europe/Berlin')::date from engagement order by created_datetime ${sql.raw(order)} limit 1)`
  const { rows: kinds } = await sql<{ id: number; shown: string; first: string | null; last: string | null }>`
    select id, fold(' – ' || name) as shown, ${day('asc')} as first, ${day('desc')} as last from engagement_action`.execute(db)
  return { kinds, first: kinds[0]?.first ?? null, last: kinds[0]?.last ?? null }
}

/** What a reader may see, as far as entries about applicants depend on it. */
type Sight = { applicants: boolean; employees: boolean }

/**
 * The entries hidden from a reader, as a condition the index on confidential entries can answer; null if none are. Readers who see
 * employees also see what was written about them while they were applicants.
 */
export function hiddenEntries({ applicants, employees }: Sight): Sql | null {
  if (applicants) return null
  return employees ? sql`(engagement.is_confidential and engagement.employee_id is null)` : sql`engagement.is_confidential`
}

export const sightOf = (caller: Caller): Sight => ({
  applicants: mayAccess(caller, applicant.access.read),
  employees: mayAccess(caller, employee.access.read),
})
