import { employeeDocument } from '@kasack/contract/employee-document.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { HistoryAct, HistoryWay } from '@kasack/contract/history.ts'
import { historyEntities, historyFields } from '@kasack/contract/history-entities.ts'
import type { Access } from '@kasack/contract/permission.ts'
import { mayAccess, rightsOf } from '@kasack/contract/permission.ts'
import { type RowValues, setOf, storedValues, historyColumns, type Values } from '../platform/write/put-back.ts'
import type { Text } from '@kasack/contract/text.ts'
import { seesHealthDocuments } from '../employee-document/rules.ts'
import type { Line } from './queries.ts'
import type { Caller } from '../platform/request/call.ts'
import { type RecordTitle, texts } from './texts.ts'

/** What decides who may undo a line. */
type StepContext = { act: HistoryAct; through: HistoryWay; needs: readonly Access[]; entity: string }

export const entityNamed = (name: string): Entity => {
  const found = historyEntities.find((entity) => entity.name === name)
  if (!found) throw new Error(`there is no history of ${name}`)
  return found
}

/**
 * The permissions needed to undo lines: those of the call that wrote them. If it needed none, or a public page or a job wrote them: those
 * to delete what was created, and to change what was changed. Users, groups and reference lists are for superusers.
 */
export function rightsToUndo(lines: readonly StepContext[]): Access[] {
  const rights = lines.flatMap(({ act, through, needs, entity }): readonly Access[] => {
    const { access } = entityNamed(entity)
    if (access.change === 'superuser' || act === 'erased') return ['superuser']
    const isAsked = through === 'user' && needs.length > 0 && !needs.includes('public')
    return isAsked ? needs : rightsOf(act === 'changed' ? access.change : access.remove)
  })
  return [...new Set(rights)]
}

/** The earliest deletion that can still be undone. */
export const deletedSince = (now: Date, deletedDays: number): Date => new Date(now.getTime() - deletedDays * 86_400_000)

/** Why a line is too old to be undone: deleted records and replaced files are kept for this many days. */
export function tooOld(
  { act, fields, written_datetime }: { act: HistoryAct; fields: readonly string[]; written_datetime: string },
  { now, deletedDays }: { now: Date; deletedDays: number },
): Text | null {
  if (new Date(written_datetime) >= deletedSince(now, deletedDays)) return null
  if (act === 'deleted') return texts.too_old(deletedDays)
  return act === 'changed' && fields.includes('file') ? texts.file_too_old(deletedDays) : null
}

/** What an undo does with a record: restores it, changes it back, or removes it. */
export type Step = {
  entity: Entity
  id: number
  does: 'restore' | 'change' | 'remove'
  /** What is put back; nothing if the record is removed. */
  former: RowValues
  /** What it must still hold; nothing if the record is restored. */
  held: RowValues
  /** Columns that are not fields, put back if they still hold their `after`. */
  was: { former: Values; held: Values }
  /** Rows of other tables that come back with it. */
  beside: Readonly<Record<string, readonly Values[]>>
}

/** The steps that undo lines, in the order of the tables. */
export const stepsOf = (lines: readonly Line[]): Step[] =>
  lines.map(stepOf).toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)

const placeOf = ({ entity }: Step) => historyEntities.indexOf(entity)

function stepOf({ entity: name, record_id: id, act, changes, kept }: Line): Step {
  const entity = entityNamed(name)
  const [former, held] = [storedValues(entity, id, sideOf(changes, 0)), storedValues(entity, id, sideOf(changes, 1))]
  const was = { former: sideOf(kept?.was ?? {}, 0), held: sideOf(kept?.was ?? {}, 1) }
  const none = { id, columns: {}, sets: {} }
  const step = { entity, id, was: { former: {}, held: {} }, beside: {} }
  if (act === 'created' || act === 'restored') return { ...step, does: 'remove', former: none, held }
  if (act === 'changed') return { ...step, does: 'change', former, held, was }
  const columns = { ...kept?.row, ...was.former, ...former.columns }
  return { ...step, does: 'restore', former: { ...former, columns }, held: none, beside: kept?.beside ?? {} }
}

const sideOf = (pairs: Readonly<Record<string, readonly [unknown, unknown]>>, side: 0 | 1): Values =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[side]]))

/** The fields that a new record left empty: it is removed only if they still are. */
export function emptyOf({ entity, held }: Pick<Step, 'entity' | 'held'>): { columns: string[]; sets: string[] } {
  return {
    columns: historyColumns(entity).filter((column) => !(column in held.columns)),
    sets: historyFields(entity).filter((field) => setOf(entity, field) && !(field in held.sets)),
  }
}

/** Same as `is_empty_value` of the database. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** The field of the wire to which a column belongs. */
export function fieldOf({ fields }: Entity, column: string): string {
  if (column in fields) return column
  if (column.startsWith('date_')) return 'date_range'
  return column.startsWith('file_') ? 'file' : column.replace(/_id$/, '')
}

/** That such a document exists reveals something already: readers who may not see it get no reason that names it. */
export const isConcealed = (caller: Caller, { entity, row }: { entity: Entity; row: Values }): boolean =>
  entity.name === employeeDocument.name &&
  !(mayAccess(caller, entity.access.read) && (row['is_health_data'] === false || seesHealthDocuments(caller)))

/** A record as reasons name it to this caller; by its number if the caller may not see it. */
export const namedFor = (caller: Caller, { entity, id, row }: { entity: Entity; id: number; row: Values }): RecordTitle => ({
  entity,
  title: mayAccess(caller, entity.access.read) ? titleOf(id, row) : `#${id}`,
})

/** The name in a record's own columns; its number if it has none. */
export function titleOf(id: number, row: Values): string {
  const person = [row['first_name'], row['last_name']].filter(Boolean).join(' ')
  return [row['shown_name'], row['name'], person].find((name): name is string => typeof name === 'string' && name !== '') ?? `#${id}`
}
