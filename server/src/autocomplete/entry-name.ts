/** The kinds of entries by what stands behind their day, ` – Telefonat`, folded; and the days of the first and the last entry. */
export type EntryNames = { kinds: readonly { id: number; shown: string }[]; first: string | null; last: string | null }

/** Days from the first to the one before the second, `YYYY-MM-DD`. */
export type Days = [first: string, after: string]

/** Entries of these kinds, and entries of these days; of the days only those of `kindsOfDays`, null: of every kind. */
export type EntriesNamed = { kinds: number[]; days: Days[] | 'all'; kindsOfDays: number[] | null }

/**
 * Which entries have this part, folded, in their name `DD.MM.YYYY – kind`: there are few kinds and days beside the names of all
 * entries. A part lies behind the day, within it, or begins within it and ends behind it.
 */
export function entriesNamed(part: string, { kinds, first, last }: EntryNames): EntriesNamed {
  const thatFit = (fits: (shown: string) => boolean) => kinds.filter(({ shown }) => fits(shown)).map(({ id }) => id)
  const behind = thatFit((shown) => shown.includes(part))
  if (!/^[\d.]/.test(part) || first === null || last === null) return { kinds: behind, days: [], kindsOfDays: null }
  const space = part.indexOf(' ')
  const days = daysThatFit((shown) => (space === -1 ? shown.includes(part) : shown.endsWith(part.slice(0, space))), { first, last })
  return { kinds: behind, days, kindsOfDays: space === -1 ? null : thatFit((shown) => shown.startsWith(part.slice(space))) }
}

/** Days that follow each other are one range. */
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
