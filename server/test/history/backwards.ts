import { isDeepStrictEqual } from 'node:util'
import type { Description } from './described.ts'

export type Line = {
  id: number
  group_id: number
  act: string
  entity: string
  record_id: number
  is_told: boolean
  changes: Record<string, [unknown, unknown]>
}

/** What the line of a new or deleted record leaves out. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false || isDeepStrictEqual(value, [])

/**
 * Takes lines back, newest first, starting from the current records. Returns the records before the oldest line, and every place where a
 * line names another written value than the record has.
 */
export function walkBack(
  now: ReadonlyMap<string, Description>,
  lines: readonly Line[],
): { before: Map<string, Description>; wrong: unknown[] } {
  const before = new Map(now)
  const wrong: unknown[] = []
  for (const line of lines.toSorted((one, other) => other.id - one.id)) {
    const key = `${line.entity} ${line.record_id}`
    const record = before.get(key)
    const blame = (what: object) => wrong.push({ line: line.id, key, act: line.act, ...what })
    const changes = Object.entries(line.changes)
    if ((line.act === 'deleted') === (record !== undefined)) blame({ exists: record !== undefined })
    for (const [field, [was, is]] of changes) {
      const same = record && field in record ? isDeepStrictEqual(record[field], is) : isEmpty(is)
      if (!same) blame({ field, written: is, there: record?.[field] })
      if (isDeepStrictEqual(was, is)) blame({ field, unchanged: was })
    }
    if (line.act === 'created' || line.act === 'restored') {
      const untold = Object.entries(record ?? {}).filter(([field, value]) => !(field in line.changes) && !isEmpty(value))
      if (untold.length > 0) blame({ untold })
      if (changes.some(([, [was]]) => was !== null)) blame({ born: changes })
      before.delete(key)
    } else before.set(key, { ...record, ...Object.fromEntries(changes.map(([field, [was]]) => [field, was])) })
  }
  return { before, wrong }
}

/** Where two states differ; what the line of a deletion leaves out counts as empty. */
export function differences(one: ReadonlyMap<string, Description>, other: ReadonlyMap<string, Description>): unknown[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key): unknown[] => {
    const [first, second] = [one.get(key), other.get(key)]
    if (!first || !second) return [{ key, first, second }]
    return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((field) =>
      isDeepStrictEqual(first[field], second[field]) || (isEmpty(first[field]) && isEmpty(second[field]))
        ? []
        : [{ key, field, first: first[field], second: second[field] }],
    )
  })
}
