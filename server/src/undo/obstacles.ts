import { historyEntities } from '@kasack/contract/history-entities.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Db } from '../platform/database/db.ts'
import type { Call, Caller } from '../platform/request/call.ts'
import { type RowComparison, compareRows, readSet, setOf } from '../platform/write/put-back.ts'
import { findExisting, readForeignKeys } from './queries.ts'
import { emptyOf, entityNamed, fieldOf, isConcealed, isEmpty, namedFor, type Step } from './steps.ts'
import { type RecordTitle, texts } from './texts.ts'

type NamedStep = Step & { record: RecordTitle; reveal: (reasons: Text[]) => Text[] }

/** The reasons about a record that the caller may not know of. */
const concealed = (reasons: Text[]): Text[] => reasons.slice(0, 1).map(() => texts.impossible)

/** Why records cannot be put back, and what to do with them if they can. The caller has locked them. */
export async function findObstacles(
  tx: Db,
  steps: Step[],
  { caller }: Pick<Call, 'caller'>,
): Promise<{ reasons: Text[]; changes: Step[] }> {
  const reasons: Text[] = []
  const changes: NamedStep[] = []
  for (const entity of historyEntities) {
    const own = steps.filter((step) => step.entity === entity)
    if (own.length === 0) continue
    const found = await compare(tx, entity, own)
    for (const step of own) {
      const now = found.rows.get(step.id)
      const named = { entity, id: step.id, row: now?.now ?? step.former.columns }
      const record = namedFor(caller, named)
      const reveal = isConcealed(caller, named) ? concealed : (some: Text[]) => some
      reasons.push(...reveal(reasonsAgainst(step, { now, record, sets: found.sets, caller })))
      changes.push({ ...withKept(step, found.kept.get(step.id)), record, reveal })
    }
  }
  return { reasons: [...reasons, ...(await findMissing(tx, changes))], changes }
}

type Obstacle = {
  rows: ReadonlyMap<number, RowComparison>
  kept: ReadonlyMap<number, RowComparison>
  sets: ReadonlyMap<string, ReadonlyMap<number, number[]>>
}

/** Compares records with what they must hold. */
async function compare(tx: Db, entity: Entity, steps: Step[]): Promise<Obstacle> {
  const byId = (rows: RowComparison[]) => new Map(rows.map((row) => [row.id, row]))
  const rows = await compareRows(
    tx,
    entity,
    steps.map(({ held }) => held),
  )
  const kept = await compareRows(
    tx,
    entity,
    steps.flatMap(({ id, was }) => (Object.keys(was.held).length > 0 ? [{ id, columns: was.held, sets: {} }] : [])),
  )
  const asked = steps.map((step) => ({ id: step.id, fields: setsAsked(step) }))
  const sets = new Map<string, ReadonlyMap<number, number[]>>()
  for (const field of new Set(asked.flatMap(({ fields }) => fields))) {
    const ids = asked.filter(({ fields }) => fields.includes(field)).map(({ id }) => id)
    sets.set(field, await readSet(tx, entity, { field, ids }))
  }
  return { rows: byId(rows), kept: byId(kept), sets }
}

const setsAsked = (step: Step): string[] => [...Object.keys(step.held.sets), ...(step.does === 'remove' ? emptyOf(step).sets : [])]

type Standing = { now: RowComparison | undefined; record: RecordTitle; sets: Obstacle['sets']; caller: Caller }

function reasonsAgainst(step: Step, { now, record, sets, caller }: Standing): Text[] {
  const { entity, id, does } = step
  if (does === 'restore') return now ? [texts.there_again(record)] : []
  if (!now) return [texts.gone(record)]
  const filled = does === 'remove' ? emptyOf(step).columns.filter((column) => !isEmpty(now.now[column])) : []
  const otherSets = setsAsked(step).filter(
    (field) => `${(step.held.sets[field] ?? []).toSorted((a, b) => a - b)}` !== `${sets.get(field)!.get(id) ?? []}`,
  )
  const fields = [...new Set([...now.other, ...filled].map((column) => fieldOf(entity, column))), ...otherSets]
  const seen = fields.filter((field) => mayAccess(caller, entity.fields[field]?.needs ?? 'session'))
  return fields.length > 0 ? [texts.changed_since(record, mayAccess(caller, entity.access.read) ? seen : [])] : []
}

/** Adds the columns that are not fields and still hold what the line left. */
function withKept(step: Step, now: RowComparison | undefined): Step {
  if (step.does !== 'change') return step
  const kept = Object.entries(step.was.former).filter(([column]) => now && !now.other.includes(column))
  return { ...step, former: { ...step.former, columns: { ...Object.fromEntries(kept), ...step.former.columns } } }
}

type Missing = { step: NamedStep; field: string; target: string; id: number }

/** What is put back must not refer to deleted records, unless they come back with it. */
async function findMissing(tx: Db, steps: NamedStep[]): Promise<Text[]> {
  const keys = await readForeignKeys(tx)
  const back = new Set(steps.flatMap(({ does, entity, id }) => (does === 'restore' ? [`${entity.name} ${id}`] : [])))
  const all = steps.flatMap((step): Missing[] => [
    ...Object.entries(step.former.columns).flatMap(([column, id]) => {
      const target = keys.get(step.entity.name)?.get(column)
      return target !== undefined && typeof id === 'number' ? [{ step, field: fieldOf(step.entity, column), target, id }] : []
    }),
    ...Object.entries(step.former.sets).flatMap(([field, ids]) => {
      const target = setOf(step.entity, field)!.other.replace(/_id$/, '')
      return ids.map((id) => ({ step, field, target, id }))
    }),
  ])
  const asked = all.filter(({ target, id }) => !back.has(`${target} ${id}`))
  const reasons: Text[] = []
  for (const [target, ofTarget] of Map.groupBy(asked, (one) => one.target)) {
    const there = await findExisting(
      tx,
      target,
      ofTarget.map(({ id }) => id),
    )
    for (const { step, field, id } of ofTarget.filter((one) => !there.has(one.id))) {
      reasons.push(...step.reveal([texts.target_gone(step.record, field, { entity: entityNamed(target), title: `#${id}` })]))
    }
  }
  return reasons
}
