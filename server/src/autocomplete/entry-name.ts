/** The kinds of entries with the folded text after the day, ` – Telefonat`, and the days of the first and the last entry. */
export type EntryNames = { kinds: readonly { id: number; shown: string }[]; first: string | null; last: string | null }

/** Days from `first` up to but excluding `after`, as `YYYY-MM-DD`. */
export type Days = [first: string, after: string]

/** Matches all entries of `kinds`, and entries on `days` limited to `kindsOfDays` (null: every kind). */
export type EntriesNamed = { kinds: number[]; days: Days[] | 'all'; kindsOfDays: number[] | null }

/**
 * Which entries have this folded part in their name `DD.MM.YYYY – kind`. Searches kinds and days, which are far fewer than entries.
 * A part lies after the day, within it, or begins within it and ends after it.
 */
export function entriesNamed(part: string, { kinds, first, last }: EntryNames): EntriesNamed {
  const thatFit = (fits: (shown: string) => boolean) => kinds.filter(({ shown }) => fits(shown)).map(({ id }) => id)
  const behind = thatFit((shown) => shown.includes(part))
  if (!/^[\d.]/.test(part) || first === null || last === null) return { kinds: behind, days: [], kindsOfDays: null }
  const space = part.indexOf(' ')
  const days = daysThatFit((shown) => (space === -1 ? shown.includes(part) : shown.endsWith(part.slice(0, space))), { first, last })
  return { kinds: behind, days, kindsOfDays: space === -1 ? null : thatFit((shown) => shown.startsWith(part.slice(space))) }
}

/** Merges consecutive days into one range. */
function daysThatFit(fits: (shown: string) => boolean, { first, last }: { first: string; last: string }): Days[] | 'all' {
  const ranges: [first: number, after: number][] = []
  const [begin, end] = [numberOf(first), numberOf(last)]
  for (let day = begin; day <= end; day += 1) {
    if (!fits(textOf(day).split('-').toReversed().join('.'))) continue
    const before = ranges.at(-1)
    if (before?.[1] === day) before[1] = day + 1
    else ranges.push([day, day + 1])
  }
  if (ranges[0]?.[0] === begin && ranges[0][1] === end + 1) return 'all'
  return ranges.map(([from, after]) => [textOf(from), textOf(after)])
}

const milliseconds = 86_400_000
const numberOf = (day: string) => Date.parse(day) / milliseconds
const textOf = (day: number) => new Date(day * milliseconds).toISOString().slice(0, 10)
