import { engagement, type engagementList, type Engagement, type EngagementInput } from '@kasack/contract/engagement.ts'
import type { Priority } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import {
  followUpObject,
  followUpOf,
  leaveFacility,
  lockParties,
  offerFollowUp,
  partiesOf,
  refreshLatest,
  refreshTodoOfEmployees,
} from '../follow-up/queries.ts'
import type { Writer } from '../platform/call.ts'
import type { Db } from '../platform/db.ts'
import type { Rows } from '../platform/list-query.ts'
import { recordOf, storedColumns } from '../platform/record.ts'
import { changeRecord, insertRecord } from '../platform/store.ts'

export const engagementRows: Rows<typeof engagementList> = {
  columns: () => sql`
    ${storedColumns(engagement)}, engagement.created_datetime, engagement.todo,
    engagement_action.name as action_type_name, facility.name as facility_name,
    contact_person.name as contact_person_name, contact_person.name as contact_person_full_name, employee.name as employee_name,
    followup_user.name as followup_user_name,
    engagement.created_by_user_id, created_by_user.name as created_by_user_name`,
  joins: () => sql`
    join engagement_action on engagement_action.id = engagement.action_type_id
    join "user" created_by_user on created_by_user.id = engagement.created_by_user_id
    left join facility on facility.id = engagement.facility_id
    left join contact_person on contact_person.id = engagement.contact_person_id
    left join employee on employee.id = engagement.employee_id
    left join "user" followup_user on followup_user.id = engagement.followup_user_id`,
}

export const toEngagement = recordOf(engagement, {
  priority: (row) => row['followup_priority'] as Priority,
  follow_up: followUpObject,
})

export async function insertEngagement(db: Db, input: EngagementInput, { caller, now }: Writer): Promise<number> {
  await lockParties(db, [input])
  const followUp = followUpOf(input, caller)
  const followup_user = followUp && { id: followUp.user }
  const more = { created_by_user_id: caller.id, created_datetime: now, is_contact: isContact(input.action_type) }
  const id = await insertRecord(db, engagement, { ...input, followup_user }, more)
  if (input.facility && followUp) await offerFollowUp(db, { id, facility: input.facility.id, followUp })
  await settle(db, [input])
  return id
}

/** Moved to another facility an entry counts there as newly created; what it leaves is settled without it. */
export async function changeEngagement(db: Db, stored: Engagement, patch: Partial<EngagementInput>, { caller }: Writer): Promise<void> {
  const next = { ...stored, ...patch }
  const moved = next.facility?.id !== stored.facility?.id
  if (moved && stored.facility) await leaveFacility(db, stored.facility.id, stored.id)
  const more = { ...(patch.action_type && { is_contact: isContact(patch.action_type) }), ...(moved && { todo: false }) }
  await changeRecord(db, engagement, { id: stored.id, patch, more })
  const followUp = followUpOf(stored, caller)
  if (moved && next.facility && followUp) await offerFollowUp(db, { id: stored.id, facility: next.facility.id, followUp })
  await settle(db, [stored, next])
}

export async function removeEngagement(db: Db, stored: Engagement): Promise<void> {
  if (stored.facility) await leaveFacility(db, stored.facility.id, stored.id)
  await sql`delete from engagement where id = ${stored.id}`.execute(db)
  await settle(db, [stored])
}

/** Brings up to date what is kept beside the logbook: the newest contacts and the employees' open follow-ups. */
async function settle(db: Db, entries: Parameters<typeof partiesOf>[0]): Promise<void> {
  const parties = partiesOf(entries)
  await refreshLatest(db, parties)
  await refreshTodoOfEmployees(db, parties.employees)
}

/** Entries that only carry a follow-up are no contact. */
const isContact = (action: { id: number } | null) => sql`(select code <> 'follow_up' from engagement_action where id = ${action?.id ?? 0})`
