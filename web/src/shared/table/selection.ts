type Row = { id: number }

/** The selected rows of a table. They stay selected across pages and orders. */
export type Selection<R extends Row> = {
  rows: readonly R[]
  onChange: (rows: readonly R[]) => void
  /** Whether a row can be selected; omitted: every row. */
  mayChoose?: (row: R) => boolean
}

export const isChosen = (chosen: readonly Row[], { id }: Row): boolean => chosen.some((row) => row.id === id)

/** Adds the row, or removes it if it was selected; keeps the order of selection. */
export const toggled = <R extends Row>(chosen: readonly R[], row: R): R[] =>
  isChosen(chosen, row) ? without(chosen, [row]) : [...chosen, row]

/** Adds all rows of the page, or removes them if all were selected. Rows of other pages stay. */
export const pageToggled = <R extends Row>(chosen: readonly R[], page: readonly R[]): R[] =>
  choiceOf(chosen, page) === 'all' ? without(chosen, page) : withRows(chosen, page)

/** Gives the whole range the state of its start, the row pressed last; if that is not on the page, only toggles the end. */
export function rangeToggled<R extends Row>(chosen: readonly R[], page: readonly R[], ends: { from: number | null; to: R }): R[] {
  const [from, to] = [ends.from, ends.to.id].map((end) => page.findIndex(({ id }) => id === end)) as [number, number]
  if (from < 0) return toggled(chosen, ends.to)
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return isChosen(chosen, page[from]!) ? withRows(chosen, range) : without(chosen, range)
}

/** Adds these rows; new ones come last. */
export const withRows = <R extends Row>(chosen: readonly R[], rows: readonly R[]): R[] => [
  ...chosen,
  ...rows.filter((row) => !isChosen(chosen, row)),
]

export const without = <R extends Row>(chosen: readonly R[], rows: readonly Row[]): R[] => chosen.filter((row) => !isChosen(rows, row))

/** How many rows of a page are selected; none for an empty page. */
export function choiceOf(chosen: readonly Row[], page: readonly Row[]): 'all' | 'some' | 'none' {
  const number = page.filter((row) => isChosen(chosen, row)).length
  if (number === 0) return 'none'
  return number === page.length ? 'all' : 'some'
}
