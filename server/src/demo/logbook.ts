import type { DemoAgency } from '@kasack/demo/agency.ts'
import { afterEntries, afterFacilities } from '../logbook/after.ts'
import type { Db } from '../platform/database/db.ts'
import { type EntryRow, idsOf, insertDemoRows, referencesTo } from './queries.ts'

/** Writes the logbook and everything its entries would have caused one by one. Follow-ups that are no longer open are done. */
export async function writeDemoLogbook(db: Db, entries: DemoAgency['engagements'], now: Date): Promise<void> {
  const inputs = await withReferences(db, entries)
  await insertDemoRows(db, 'engagement', inputs.map(entryRow))
  const ids = await idsOf(db, 'engagement')
  const open = inputs.map((entry, index) => ({ ...entry, id: ids[index]!, followup_date: entry.is_open ? entry.followup_date : null }))
  await afterEntries(db, [], open, { caller: { id: 0 }, now })
}

/** Follow-ups set on the pages of facilities nobody has contacted yet. */
export async function setDemoFollowUps(db: Db, followUps: DemoAgency['followUps'], now: Date): Promise<void> {
  const [facility, user] = [await referencesTo(db, 'facility'), await referencesTo(db, 'user', 'username')]
  for (const { facility: name, user: username, date, priority } of followUps) {
    const after = { followup_date: date, followup_user: user(username), followup_priority: priority }
    await afterFacilities(db, [{ id: facility(name).id, before: null, after }], { caller: user(username), now })
  }
}

type ReferencedEngagement = Awaited<ReturnType<typeof withReferences>>[number]

/** The entries as a form would send them, with references instead of names. */
export async function withReferences(db: Db, entries: DemoAgency['engagements']) {
  const [action, facility, contactPerson, employee, applicant, user] = [
    await referencesTo(db, 'engagement_action'),
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'contact_person'),
    await referencesTo(db, 'employee'),
    await referencesTo(db, 'applicant'),
    await referencesTo(db, 'user', 'username'),
  ]
  const ifNamed = (find: (name: string) => { id: number }, name: string | null) => (name === null ? null : find(name))
  return entries.map((one) => ({
    ...one,
    action_type: action(one.action_type),
    facility: ifNamed(facility, one.facility),
    contact_person: ifNamed(contactPerson, one.contact_person),
    employee: ifNamed(employee, one.employee),
    applicant: ifNamed(applicant, one.applicant),
    followup_user: ifNamed(user, one.followup_user),
    created_by_user: user(one.created_by_user),
  }))
}

const entryRow = (one: ReferencedEngagement): EntryRow => ({
  action_type_id: one.action_type.id,
  facility_id: one.facility?.id ?? null,
  contact_person_id: one.contact_person?.id ?? null,
  employee_id: one.employee?.id ?? null,
  applicant_id: one.applicant?.id ?? null,
  note: one.note,
  followup_date: one.followup_date,
  followup_user_id: one.followup_user?.id ?? null,
  followup_priority: one.followup_priority,
  created_by_user_id: one.created_by_user.id,
  created_datetime: one.created_datetime,
})
