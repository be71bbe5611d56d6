/** Focusable rows: those of records, not placeholders. */
const rows = 'tbody > tr[tabindex]'

/** Focuses the first row of the first table inside. False: there is none. */
export function focusFirstRow(within: ParentNode | null): boolean {
  return focusRow(within?.querySelector<HTMLElement>(rows))
}

/** Moves the focus to the neighbouring row, across tables on the same page or dialog. False: there is none. */
export function focusNeighbour(row: HTMLElement, step: 1 | -1): boolean {
  const dialog = row.closest('[role=dialog]')
  const all = [...document.querySelectorAll<HTMLElement>(rows)].filter((one) => one.closest('[role=dialog]') === dialog)
  return focusRow(all[all.indexOf(row) + step])
}

function focusRow(row: HTMLElement | null | undefined): boolean {
  row?.focus()
  return row != null
}
