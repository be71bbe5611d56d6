import { isDeepStrictEqual } from 'node:util'
import type { Facility, Line } from './journal.ts'

type TrailReport = {
  id: number
  act: string
  group: number
  record: { id: number }
  changes: { field: string; before: unknown; after: unknown }[]
}
type State = Record<string, unknown>

/** The history of the facilities, read on from where the last call stopped. */
export class Trail {
  #last = 0
  /** The state according to the lines, by facility. */
  #states = new Map<number, State>()
  #groups = new Map<number, TrailReport>()

  /** Where lines, writes and stored records contradict each other. */
  async contradictions(
    at: { address: string; headers: Record<string, string> },
    { lines, stored }: { lines: Line[]; stored: Map<number, Facility> },
  ): Promise<unknown[]> {
    const wrong = (await readLines(at, this.#last)).flatMap((line) => this.#apply(line))
    const writes = lines.filter((line) => line.event === 'created' || line.event === 'changed')
    const withoutLine = writes.filter(({ group, record, event }) => {
      const line = this.#groups.get(group)
      return line?.record.id !== record.id || line.act !== event || !line.changes.every(({ field, after }) => isSame(after, record[field]))
    })
    const withoutWrite = [...this.#states].filter(([id, state]) =>
      Object.entries(state).some(([field, value]) => !isSame(value, stored.get(id)?.[field])),
    )
    const untold = [...stored.keys()].filter((id) => !this.#states.has(id))
    return [
      ...wrong,
      ...withoutLine.map(({ group }) => ({ withoutLine: group })),
      ...withoutWrite.map(([id]) => ({ withoutWrite: id })),
      ...untold,
    ]
  }

  #apply(line: TrailReport): unknown[] {
    this.#last = line.id
    this.#groups.set(line.group, line)
    const state = this.#states.get(line.record.id)
    const isFirst = line.act === 'created'
    const met = line.changes.filter(({ field, before }) => !isSame(before, state?.[field]))
    this.#states.set(line.record.id, { ...state, ...Object.fromEntries(line.changes.map(({ field, after }) => [field, after])) })
    return isFirst === (state === undefined) && met.length === 0 ? [] : [{ line: line.id, met }]
  }
}

/** Lines newer than `last`, oldest first. */
async function readLines({ address, headers }: { address: string; headers: Record<string, string> }, last: number): Promise<TrailReport[]> {
  const lines: TrailReport[] = []
  for (let next: string | null = '/api/v0/history.json/?resource=facilities&size=200'; next !== null;) {
    const page = (await (await fetch(`${address}${next}`, { headers })).json()) as { next: string | null; results: TrailReport[] }
    const newer = page.results.filter(({ id }) => id > last)
    lines.push(...newer)
    next = newer.length < page.results.length || page.next === null ? null : new URL(page.next).pathname + new URL(page.next).search
  }
  return lines.toSorted((one, other) => one.id - other.id)
}

/** References by their ids, in any order; the line of a new record leaves out what is empty. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain).toSorted((one, other) => Number(one) - Number(other))
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id
  return value === '' || value === false || value === undefined ? null : value
}
