import {
  insertCarriers,
  nameEmployeeInEntries,
  removeEmployeeFromEntries,
  removeFacilityFromEntries,
  setOpen,
} from '../engagement/writes.ts'
import type { Text } from '@kasack/contract/text.ts'
import { clearFollowUp } from '../facility/writes.ts'
import { keepLatest } from '../latest-engagement/keep.ts'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { texts } from './texts.ts'
import { lockParties } from './lock.ts'
import * as queries from './queries.ts'
import type { Entry, FollowUpValues } from './queries.ts'
import type { Move, Parties } from './rules.ts'
import { carriersAfter, closedBy, followUpOf, movesOf, openChanges, partiesOf, settled } from './rules.ts'

/**
 * Updates what depends on logbook entries: which entry carries a facility's follow-up, which entries are open, the newest contacts. New
 * entries are in `after` only, deleted ones in `before` only. The caller has locked the records they are about.
 */
export async function afterEntries(db: Db, before: Entry[], after: Entry[], writer: Writer): Promise<void> {
  const { facilities, contactPersons, ...persons } = partiesOf([...before, ...after])
  await handOver(db, movesOf(before, after), writer)
  await keepLatest(db, 'facility', facilities)
  await keepLatest(db, 'contact_person', contactPersons)
  await keepOpen(db, persons)
}

/**
 * Updates what depends on entries after an undo put back entries, facilities or contact persons; the caller has locked the records
 * concerned. Returns why the undo is impossible: one entry of the facility must carry its follow-up, with the same values.
 */
export async function afterUndo(db: Db, { facilities, contactPersons, ...persons }: Parties): Promise<Text[]> {
  await keepLatest(db, 'facility', facilities)
  await keepLatest(db, 'contact_person', contactPersons)
  await keepOpen(db, persons)
  if (facilities.length === 0) return []
  const { opened, closed } = await queries.readCarrying(db, facilities)
  await setOpen(db, closed, false)
  await setOpen(db, opened, true)
  return (await queries.readContradictions(db, facilities)).map(texts.carried_otherwise)
}

/** Updates which entries about persons alone are open. */
async function keepOpen(db: Db, persons: { employees: number[]; applicants: number[] }): Promise<void> {
  const { opened, closed } = openChanges(await queries.readEntriesOfPersons(db, persons))
  await setOpen(db, closed, false)
  await setOpen(db, opened, true)
}

async function handOver(db: Db, moves: Move[], writer: Writer): Promise<void> {
  const concerned = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].filter((facility) => facility !== null)
  const carriers = await queries.readCarriers(db, concerned)
  const next = carriersAfter(carriers, moves)
  await setOpen(db, closedBy(carriers, next, moves), false)
  for (const [facility, carrier] of next) {
    if (carrier?.id === carriers.get(facility)?.id) continue
    const arrived = moves.find(({ entry }) => entry.id === carrier?.id)
    const followUp = arrived && followUpOf(arrived.entry, writer.caller)
    await (followUp ? queries.carry(db, [{ facility, entry: arrived.entry.id, ...followUp }]) : clearFollowUp(db, facility))
  }
}

/** Updates what depends on the facilities' own three fields: they are written through to the carriers, or to new entries. */
export async function afterFacilities(db: Db, writes: FacilityWrite[], writer: Writer): Promise<void> {
  const changes = writes.flatMap(({ id, before, after }) => {
    const followUp = after ? settled(after, before, writer.caller) : 'kept'
    return followUp === 'kept' ? [] : [{ facility: id, followUp }]
  })
  if (changes.length === 0) return
  const carriers = await queries.readCarriers(
    db,
    changes.map(({ facility }) => facility),
  )
  const wanted = changes.flatMap(({ facility, followUp }) => (followUp ? [{ facility, followUp }] : []))
  const bare = wanted.map(({ facility }) => facility).filter((facility) => !carriers.get(facility))
  const made = await insertCarriers(db, bare, writer)
  await queries.carry(
    db,
    wanted.map(({ facility, followUp }) => ({ facility, entry: carriers.get(facility)?.id ?? made.get(facility)!, ...followUp })),
  )
  for (const { facility, followUp } of changes) {
    const carrier = carriers.get(facility)?.id
    if (followUp || carrier === undefined) continue
    await setOpen(db, [carrier], false)
    await clearFollowUp(db, facility)
  }
}

/** The fields before a write (null if the facility was created) and after it (null if it was deleted). */
type FacilityWrite = { id: number; before: FollowUpValues | null; after: FollowUpValues | null }

/** Takes a facility out of the logbook before it is deleted: entries about employees and applicants stay without it, the others go. */
export async function leaveLogbook(db: Db, facility: number, writer: Writer): Promise<void> {
  const entries = await queries.readEntriesOfFacility(db, facility)
  const next = entries.map((entry) => ({ ...entry, facility: null }))
  await lockParties(db, next)
  await removeFacilityFromEntries(db, facility)
  await afterEntries(
    db,
    entries,
    next.filter(({ employee, applicant }) => employee !== null || applicant !== null),
    writer,
  )
}

/** Takes an employee out of the logbook before she is deleted: entries about facilities and applicants stay without her, the others go. */
export async function leaveEmployee(db: Db, employee: number, writer: Writer): Promise<void> {
  const entries = await queries.readEntriesOfEmployee(db, employee)
  const without = entries.filter(({ facility }) => facility === null).map((entry) => ({ ...entry, employee: null }))
  await removeEmployeeFromEntries(db, employee)
  await afterEntries(
    db,
    without,
    without.filter(({ applicant }) => applicant !== null),
    writer,
  )
}

/** Makes the entries about an applicant entries about the employee she became, too. The caller has locked both. */
export async function followConversion(db: Db, conversion: { applicant: number; employee: number }): Promise<void> {
  await nameEmployeeInEntries(db, conversion)
  await keepOpen(db, { employees: [conversion.employee], applicants: [conversion.applicant] })
}
