import { offerFollowUp, partiesOf, refreshLatest, refreshTodoOfEmployees, setFollowUp } from '../follow-up/queries.ts'
import type { Db } from '../platform/db.ts'
import type { DemoEngagement } from '@kasack/demo/logbook/engagement.ts'
import type { SetFollowUp } from '@kasack/demo/logbook/open-follow-up.ts'
import { insertDemoEntries, referencesTo } from './queries.ts'

/** Writes the logbook and brings about what entry by entry would have come about. Follow-ups that are not open any more have been done. */
export async function writeDemoLogbook(db: Db, entries: DemoEngagement[]): Promise<void> {
  const inputs = await withReferences(db, entries)
  const ids = await insertDemoEntries(db, inputs.map(entryRow))
  const parties = partiesOf(inputs)
  await refreshLatest(db, parties)
  await refreshTodoOfEmployees(db, parties.employees)
  for (const [index, { is_open, facility, followup_date: date, followup_user: user, followup_priority: priority }] of inputs.entries()) {
    if (!is_open || !facility || !date || !user) continue
    await offerFollowUp(db, { id: ids[index]!, facility: facility.id, followUp: { date, user: user.id, priority } })
  }
}

/** Follow-ups of facilities nobody has spoken to yet, set from their pages. */
export async function setDemoFollowUps(db: Db, followUps: SetFollowUp[], now: Date): Promise<void> {
  const [facility, user] = [await referencesTo(db, 'facility'), await referencesTo(db, 'user', 'username')]
  for (const { facility: name, user: username, date, priority } of followUps) {
    await setFollowUp(db, facility(name).id, { date, user: user(username).id, priority }, { caller: user(username), now })
  }
}

type ReferencedEngagement = Awaited<ReturnType<typeof withReferences>>[number]

/** The entries as a form would send them, with references instead of names. */
export async function withReferences(db: Db, entries: DemoEngagement[]) {
  const [action, facility, contactPerson, employee, user] = [
    await referencesTo(db, 'engagement_action'),
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'contact_person'),
    await referencesTo(db, 'employee'),
    await referencesTo(db, 'user', 'username'),
  ]
  const ifNamed = (find: (name: string) => { id: number }, name: string | null) => (name === null ? null : find(name))
  return entries.map((one) => ({
    ...one,
    action_type: action(one.action_type),
    facility: ifNamed(facility, one.facility),
    contact_person: ifNamed(contactPerson, one.contact_person),
    employee: ifNamed(employee, one.employee),
    followup_user: ifNamed(user, one.followup_user),
    created_by_user: user(one.created_by_user),
  }))
}

const entryRow = (one: ReferencedEngagement) => ({
  action_type_id: one.action_type.id,
  facility_id: one.facility?.id ?? null,
  contact_person_id: one.contact_person?.id ?? null,
  employee_id: one.employee?.id ?? null,
  note: one.note,
  followup_date: one.followup_date,
  followup_user_id: one.followup_user?.id ?? null,
  followup_priority: one.followup_priority,
  created_by_user_id: one.created_by_user.id,
  created_datetime: one.created_datetime,
})
