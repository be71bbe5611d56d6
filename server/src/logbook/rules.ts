import { newestOf } from '../latest-engagement/rules.ts'
import type { About, Carrier, Entry, EntryOfPerson, FollowUp, FollowUpValues } from './queries.ts'

/** The follow-up to store: none without a date; without a user the caller's, without a priority medium. */
export function followUpOf({ followup_date, followup_user, followup_priority }: FollowUpValues, caller: { id: number }): FollowUp | null {
  if (followup_date === null) return null
  return { date: followup_date, user: followup_user?.id ?? caller.id, priority: followup_priority ?? 'medium' }
}

/** What a write makes of a facility's follow-up; null clears it. */
export function settled(wanted: FollowUpValues, stored: FollowUpValues | null, caller: { id: number }): FollowUp | null | 'kept' {
  const [next, last] = [followUpOf(wanted, caller), stored && followUpOf(stored, caller)]
  const isSame = next?.date === last?.date && next?.user === last?.user && next?.priority === last?.priority
  return isSame ? 'kept' : next
}

/** A dated entry that arrives at a facility takes over unless the current follow-up is due later. */
export const arrive = (current: Carrier | null, entry: Carrier): Carrier =>
  current === null || entry.date >= current.date ? entry : current

/** An entry that leaves its facility takes along the follow-up it carries. */
export const leave = (current: Carrier | null, entry: { id: number }): Carrier | null => (current?.id === entry.id ? null : current)

/** An entry that arrived at a facility, left one, or both. Created: `from` is null. Deleted: `to` is null and `isGone`. */
export type Move = { entry: Entry; from: number | null; to: number | null; isNew: boolean; isGone: boolean }

/** The entries that changed facility; null is none. */
export function movesOf(before: Entry[], after: Entry[]): Move[] {
  const [old, young] = [byId(before), byId(after)]
  const left = before
    .filter(({ id }) => !young.has(id))
    .map((entry) => ({ entry, from: idOf(entry.facility), to: null, isNew: false, isGone: true }))
  const there = after.map((entry) => {
    const former = old.get(entry.id)
    return { entry, from: idOf(former?.facility ?? null), to: idOf(entry.facility), isNew: !former, isGone: false }
  })
  return [...left, ...there].filter(({ from, to }) => from !== to)
}

/** The carriers of the facilities after the moves: entries leave first and arrive afterwards, wherever they come from. */
export function carriersAfter(carriers: ReadonlyMap<number, Carrier | null>, moves: Move[]): Map<number, Carrier | null> {
  const next = new Map(carriers)
  const at = (facility: number) => next.get(facility) ?? null
  for (const { entry, from } of moves) if (from !== null) next.set(from, leave(at(from), entry))
  for (const { entry, to } of moves)
    if (to !== null && entry.followup_date !== null) next.set(to, arrive(at(to), { id: entry.id, date: entry.followup_date }))
  return next
}

/** Entries that are no longer open: replaced carriers, and entries that moved, which start anew where they arrive. */
export function closedBy(
  carriers: ReadonlyMap<number, Carrier | null>,
  next: ReadonlyMap<number, Carrier | null>,
  moves: Move[],
): number[] {
  const replaced = [...carriers].flatMap(([facility, carrier]) => (carrier && next.get(facility)?.id !== carrier.id ? [carrier.id] : []))
  const moved = moves.flatMap(({ entry, isNew, isGone }) => (isNew || isGone ? [] : [entry.id]))
  const gone = new Set(moves.flatMap(({ entry, isGone }) => (isGone ? [entry.id] : [])))
  return [...new Set([...replaced, ...moved])].filter((id) => !gone.has(id))
}

/**
 * A person's newest entry without facility is open if it has a date. A newer entry that also names an employee closes an applicant's entry,
 * but is itself opened and closed with the employee's. Returns the entries whose state changes.
 */
export function openChanges(entries: EntryOfPerson[]): { opened: number[]; closed: number[] } {
  const newest = Object.values(Object.groupBy(entries, ({ person }) => person)).map((all) => newestOf(all ?? []))
  const isOpen = (entry: EntryOfPerson) => entry.followup_date !== null && newest.includes(entry)
  const ids = (found: EntryOfPerson[]) => found.map(({ id }) => id)
  const own = entries.filter((entry) => entry.own)
  return {
    opened: ids(own.filter((entry) => !entry.todo && isOpen(entry))),
    closed: ids(own.filter((entry) => entry.todo && !isOpen(entry))),
  }
}

/** The records that entries are about, each once and in the order of ids. */
export type Parties = { facilities: number[]; contactPersons: number[]; employees: number[]; applicants: number[] }

export const nobody: Parties = { facilities: [], contactPersons: [], employees: [], applicants: [] }

export function partiesOf(entries: About[]): Parties {
  const ids = (of: (entry: About) => { id: number } | null) =>
    [...new Set(entries.flatMap((entry) => of(entry)?.id ?? []))].toSorted((one, other) => one - other)
  return {
    facilities: ids(({ facility }) => facility),
    contactPersons: ids(({ contact_person }) => contact_person),
    employees: ids(({ employee }) => employee),
    applicants: ids(({ applicant }) => applicant),
  }
}

const idOf = (ref: { id: number } | null): number | null => ref?.id ?? null
const byId = (entries: Entry[]): Map<number, Entry> => new Map(entries.map((entry) => [entry.id, entry]))
