type Row = { id: number }

/** Rows that are chosen in a table. They stay chosen while pages are turned, the list is filtered or sorted. */
export type Selection<R extends Row> = { rows: readonly R[]; onChange: (rows: readonly R[]) => void }

export const isChosen = (chosen: readonly Row[], { id }: Row): boolean => chosen.some((row) => row.id === id)

/** With the row, or without it if it was chosen; in the order in which they were chosen. */
export const toggled = <R extends Row>(chosen: readonly R[], row: R): R[] =>
  isChosen(chosen, row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]

/** With all rows of the page, or without any if all were chosen. Those of other pages stay. */
export const pageToggled = <R extends Row>(chosen: readonly R[], page: readonly R[]): R[] =>
  choiceOf(chosen, page) === 'all'
    ? chosen.filter((row) => !isChosen(page, row))
    : [...chosen, ...page.filter((row) => !isChosen(chosen, row))]

/** How many rows of a page are chosen; none of an empty one. */
export function choiceOf(chosen: readonly Row[], page: readonly Row[]): 'all' | 'some' | 'none' {
  const number = page.filter((row) => isChosen(chosen, row)).length
  if (number === 0) return 'none'
  return number === page.length ? 'all' : 'some'
}
