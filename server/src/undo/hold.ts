import { historyEntities } from '@kasack/contract/history-entities.ts'
import type { Db } from '../platform/database/db.ts'
import { Moved } from '../platform/write/hold.ts'
import { compareRows, historyColumns, type Values } from '../platform/write/put-back.ts'
import { type ForeignKeys, holdRecords, readForeignKeys } from './queries.ts'
import type { Step } from './steps.ts'

/** From this entity on, records that others refer to are locked: derived values are written to them. */
const firstHeld = 'facility'

/** Locks the records of an undo, and those they refer to, always in the order of tables and ids, so that no deadlock can arise. */
export async function holdAll(tx: Db, steps: Step[]): Promise<void> {
  const keys = await readForeignKeys(tx)
  const before = await referencesNow(tx, steps, keys)
  const named = [
    ...before,
    ...steps.flatMap((step) => valuesOf(step).flatMap((values) => referencesIn(values, keys.get(step.entity.name)))),
  ]
  const first = historyEntities.findIndex(({ name }) => name === firstHeld)
  for (const [place, { name }] of historyEntities.entries()) {
    const own = steps.filter(({ entity }) => entity.name === name).map(({ id }) => id)
    const others = place < first ? [] : named.filter(({ target }) => target === name).map(({ id }) => id)
    const ids = [...new Set([...own, ...others])]
    if (ids.length > 0) await holdRecords(tx, name, ids)
  }
  const after = await referencesNow(tx, steps, keys)
  if (JSON.stringify(before) !== JSON.stringify(after)) throw new Moved()
}

type Reference = { target: string; id: number }

const valuesOf = ({ former, held, was }: Step): Values[] => [former.columns, held.columns, was.former, was.held]

function referencesIn(values: Values, keys: ReadonlyMap<string, string> = new Map()): Reference[] {
  return Object.entries(values).flatMap(([column, id]) => {
    const target = keys.get(column)
    return target !== undefined && typeof id === 'number' ? [{ target, id }] : []
  })
}

/** The records they refer to now. */
async function referencesNow(tx: Db, steps: Step[], keys: ForeignKeys): Promise<Reference[]> {
  const all: Reference[] = []
  for (const entity of historyEntities) {
    const own = steps.filter((step) => step.entity === entity)
    const covered = new Set(historyColumns(entity))
    const rows = await compareRows(
      tx,
      entity,
      own.map(({ id }) => ({ id, columns: {}, sets: {} })),
    )
    for (const { now } of rows.toSorted((one, other) => one.id - other.id)) {
      const values = Object.fromEntries(Object.entries(now).filter(([column]) => covered.has(column)))
      all.push(...referencesIn(values, keys.get(entity.name)))
    }
  }
  return all
}
