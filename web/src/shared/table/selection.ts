type Row = { id: number }

/** Rows that are chosen in a table. They stay chosen while pages are turned and the order changes. */
export type Selection<R extends Row> = {
  rows: readonly R[]
  onChange: (rows: readonly R[]) => void
  /** Whether a row can be chosen; left out: each. */
  mayChoose?: (row: R) => boolean
}

export const isChosen = (chosen: readonly Row[], { id }: Row): boolean => chosen.some((row) => row.id === id)

/** With the row, or without it if it was chosen; in the order in which they were chosen. */
export const toggled = <R extends Row>(chosen: readonly R[], row: R): R[] =>
  isChosen(chosen, row) ? without(chosen, [row]) : [...chosen, row]

/** With all rows of the page, or without any if all were chosen. Those of other pages stay. */
export const pageToggled = <R extends Row>(chosen: readonly R[], page: readonly R[]): R[] =>
  choiceOf(chosen, page) === 'all' ? without(chosen, page) : withRows(chosen, page)

/** As one end, the row that was pressed last, so are all up to the other end; where it is not on the page, the other end alone is toggled. */
export function rangeToggled<R extends Row>(chosen: readonly R[], page: readonly R[], ends: { from: number | null; to: R }): R[] {
  const [from, to] = [ends.from, ends.to.id].map((end) => page.findIndex(({ id }) => id === end)) as [number, number]
  if (from < 0) return toggled(chosen, ends.to)
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return isChosen(chosen, page[from]!) ? withRows(chosen, range) : without(chosen, range)
}

/** With all of these rows as well; those that were not chosen come last. */
export const withRows = <R extends Row>(chosen: readonly R[], rows: readonly R[]): R[] => [
  ...chosen,
  ...rows.filter((row) => !isChosen(chosen, row)),
]

export const without = <R extends Row>(chosen: readonly R[], rows: readonly Row[]): R[] => chosen.filter((row) => !isChosen(rows, row))

/** How many rows of a page are chosen; none of an empty one. */
export function choiceOf(chosen: readonly Row[], page: readonly Row[]): 'all' | 'some' | 'none' {
  const number = page.filter((row) => isChosen(chosen, row)).length
  if (number === 0) return 'none'
  return number === page.length ? 'all' : 'some'
}
