/** The rows that the keyboard can stand on: those of records, not what stands in their place. */
const rows = 'tbody > tr[tabindex]'

/** The keyboard goes to the first row of the first table in there. False: there is none. */
export function focusFirstRow(within: ParentNode | null): boolean {
  return focusRow(within?.querySelector<HTMLElement>(rows))
}

/** The keyboard goes on from a row. False: this was the last one. */
export function focusNeighbour(row: HTMLElement, step: 1 | -1): boolean {
  const neighbour = step === 1 ? row.nextElementSibling : row.previousElementSibling
  return focusRow(neighbour instanceof HTMLElement && neighbour.matches(rows) ? neighbour : null)
}

function focusRow(row: HTMLElement | null | undefined): boolean {
  row?.focus()
  return row != null
}
