/** The rows that the keyboard can stand on: those of records, not what stands in their place. */
const rows = 'tbody > tr[tabindex]'

/** The keyboard goes to the first row of the first table in there. False: there is none. */
export function focusFirstRow(within: ParentNode | null): boolean {
  return focusRow(within?.querySelector<HTMLElement>(rows))
}

/** The keyboard goes on from a row, past the end of a table to the next one on the page or in the dialog. False: this was the last row. */
export function focusNeighbour(row: HTMLElement, step: 1 | -1): boolean {
  const dialog = row.closest('[role=dialog]')
  const all = [...document.querySelectorAll<HTMLElement>(rows)].filter((one) => one.closest('[role=dialog]') === dialog)
  return focusRow(all[all.indexOf(row) + step])
}

function focusRow(row: HTMLElement | null | undefined): boolean {
  row?.focus()
  return row != null
}
