import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Db } from '../platform/database/db.ts'
import { requireAccess } from '../platform/request/access.ts'
import type { Call } from '../platform/request/call.ts'
import { Refusal, refusalTexts, refuseWhole } from '../platform/text/refusal.ts'
import { insertAgain, insertRows, putBack } from '../platform/write/put-back.ts'
import { findObstacles } from './obstacles.ts'
import { holdAll } from './hold.ts'
import { beginUndo, endUndo, findReferrer, holdLines, type Line, readRow } from './queries.ts'
import type { PutBackRecord, Undoing } from './records.ts'
import { entityNamed, isConcealed, namedFor, rightsToUndo, type Step, stepsOf, tooOld } from './steps.ts'
import { asReason } from './reason.ts'
import { type RecordTitle, texts } from './texts.ts'

/** The recipes of an undo, and how long deleted records can be brought back. */
export type UndoSetup = { records: ReadonlyMap<string, Undoing>; deletedDays: number }

/**
 * Undoes a group of lines inside this transaction, and returns the number of the group it writes. If that is no longer possible, all of it
 * is refused, with all reasons (docs/rules/history.md).
 */
export async function undoGroup(tx: Db, call: Call, { group, records, deletedDays }: UndoSetup & { group: number }): Promise<number> {
  const lines = await holdLines(tx, group)
  if (!lines.some((line) => line.is_told)) throw new Refusal(404, refusalTexts.not_found)
  const rights = rightsToUndo(lines)
  requireAccess(call, (caller) => mayAccess(caller, rights))
  refuseWhole(refuseGroup(lines, { now: call.now, deletedDays }))
  await beginUndo(tx, group, rights)
  const steps = stepsOf(lines)
  await holdAll(tx, steps)
  const { reasons, changes } = await findObstacles(tx, steps, call)
  refuseWhole(reasons)
  try {
    const settling = await settlingOf(tx, steps, records)
    await takeBack(tx, changes, { call, records })
    refuseWhole(await settleAll(tx, settling, { call, records }))
    return await endUndo(tx, group, lines[0]!.undoes_group_id)
  } catch (error) {
    throw asReason(error)
  }
}

/** Why a group cannot be undone, whatever its records are now. */
function refuseGroup(lines: Line[], { now, deletedDays }: { now: Date; deletedDays: number }): Text[] {
  if (lines.some((line) => line.undone_by_group_id !== null)) return [texts.already_undone]
  if (lines.some(({ act, kept }) => act === 'erased' || (act === 'deleted' && !kept?.row))) return [texts.erased]
  return lines.flatMap((line) => tooOld({ ...line, fields: Object.keys(line.changes) }, { now, deletedDays }) ?? []).slice(0, 1)
}

type Setting = Pick<UndoSetup, 'records'> & { call: Call }

/** Deleted records come back first, as others refer to them; created ones are removed last, when none does any more. */
async function takeBack(tx: Db, steps: Step[], { call, records }: Setting): Promise<void> {
  for (const entity of historyEntities) {
    const gone = steps.filter((step) => step.does === 'restore' && step.entity === entity)
    if (gone.length === 0) continue
    await insertAgain(
      tx,
      entity,
      gone.map(({ former }) => former),
    )
    for (const { beside } of gone) for (const [table, rows] of Object.entries(beside)) await insertRows(tx, table, rows)
  }
  for (const entity of historyEntities) {
    const changed = steps.filter((step) => step.does === 'change' && step.entity === entity)
    if (changed.length === 0) continue
    await putBack(
      tx,
      entity,
      changed.map(({ former }) => former),
    )
  }
  const made = steps.filter((step) => step.does === 'remove')
  const going = new Map([...Map.groupBy(made, ({ entity }) => entity.name)].map(([name, some]) => [name, some.map(({ id }) => id)]))
  for (const { entity, id } of made.toReversed()) await removeMade(tx, records.get(entity.name)!, { id, call, going })
}

type Removal = { id: number; call: Call; going: ReadonlyMap<string, number[]> }

/** Removes a created record, unless DELETE would refuse or another record has come to refer to it. */
async function removeMade(tx: Db, { entity, can, references, takeBack: remove }: Undoing, { id, call, going }: Removal) {
  if (!can.remove) throw new Refusal(400, [texts.users_stay])
  const referrer = await findReferrer(tx, { references, id, going })
  if (referrer) {
    const record = await readNamed(tx, call, { entity, id })
    const by = await readNamed(tx, call, { ...referrer, entity: entityNamed(referrer.table) })
    throw new Refusal(400, [record && by ? texts.referred_to(record, by) : record ? texts.referred_to_otherwise(record) : texts.impossible])
  }
  await remove(tx, id)
}

/** Null: the caller may not know which record it is. */
async function readNamed(tx: Db, { caller }: Call, of: { entity: Entity; id: number }): Promise<RecordTitle | null> {
  const found = { ...of, row: await readRow(tx, of.entity.name, of.id) }
  return isConcealed(caller, found) ? null : namedFor(caller, found)
}

type Settling = { entity: string; before: Map<number, object | null> }

/** The records whose recipe has to settle what becomes of them, as they are before. */
async function settlingOf(tx: Db, steps: Step[], records: UndoSetup['records']): Promise<Settling[]> {
  const settled = historyEntities.filter(({ name }) => records.get(name)!.isSettled)
  const all: Settling[] = []
  for (const entity of settled) {
    const before: Settling['before'] = new Map()
    for (const step of steps) if (step.entity === entity) before.set(step.id, await records.get(entity.name)!.stored(tx, step.id))
    if (before.size > 0) all.push({ entity: entity.name, before })
  }
  return all
}

async function settleAll(tx: Db, settling: Settling[], { call, records }: Setting): Promise<Text[]> {
  const reasons: Text[] = []
  for (const { entity, before } of settling) {
    const one = records.get(entity)!
    const put: PutBackRecord[] = []
    for (const [id, was] of before) put.push({ id, before: was, after: await one.stored(tx, id) })
    reasons.push(...(await one.settle(tx, put, call)))
  }
  return reasons
}
