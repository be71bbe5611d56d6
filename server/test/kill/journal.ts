import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

export type Facility = { id: number } & Record<string, unknown>

/**
 * A line the writer notes: a facility created (its response came), a change sent, or a change acknowledged with its response; with the
 * group of its history lines. The order of lines is the order of events.
 */
export type Line =
  | { event: 'created'; record: Facility; group: number }
  | { event: 'sent'; number: number; id: number; changes: Record<string, unknown> }
  | { event: 'changed'; number: number; record: Facility; group: number }
  | { event: 'unexpected'; answer: string }

/** What may be stored of a facility; `after` and `until` are lines: the write happened between them, or never. */
type Write = { expected: Facility; after: number; until: number; acknowledged: boolean }

export const readJournal = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1) // after the last line break comes nothing, or half a line that is being written
    .map((line) => JSON.parse(line) as Line)

/** All writes by facility. An unacknowledged change is expected as sent, on top of what was created, with an unknown version. */
export function writesOf(lines: Line[]): Map<number, Write[]> {
  const writes = new Map<number, Write[]>()
  const sent = new Map<number, Write>()
  for (const [at, line] of lines.entries()) {
    if (line.event === 'created') writes.set(line.record.id, [{ expected: line.record, after: at, until: at, acknowledged: true }])
    if (line.event === 'sent') {
      const all = writes.get(line.id)!
      const write = { expected: { ...withoutVersion(all[0]!.expected), ...line.changes }, after: at, until: Infinity, acknowledged: false }
      sent.set(line.number, write)
      all.push(write)
    }
    if (line.event === 'changed') Object.assign(sent.get(line.number)!, { expected: line.record, until: at, acknowledged: true })
  }
  return writes
}

/**
 * A record may show any write except those replaced by an acknowledged one, which was sent after they were acknowledged. Only
 * acknowledgements before the line `before` count.
 */
export function isAccountedFor(record: Facility | undefined, writes: Write[], before = Infinity): boolean {
  const known = writes.filter(({ acknowledged, until }) => acknowledged && until < before)
  const lastSent = Math.max(...known.map(({ after }) => after))
  return writes.some(({ expected, until, acknowledged }) => {
    const shown = record && !acknowledged ? withoutVersion(record) : record
    return until >= lastSent && isDeepStrictEqual(itsOwn(shown), itsOwn(expected))
  })
}

/** A facility's hirer depends on other facilities, which are written meanwhile. */
function itsOwn(facility: Facility | undefined): object | undefined {
  if (!facility) return undefined
  const { effective_hirer: _, ...own } = facility
  return own
}

function withoutVersion(facility: Facility): Facility {
  const { version: _, ...others } = facility
  return others as Facility
}
