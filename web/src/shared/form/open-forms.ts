/** Whether closing these modals, by their names in the address, would lose input; null: the page is left. */
type Holds = (closing: readonly string[] | null) => boolean

const held = new Set<Holds>()

/** Registers a check for unsaved input; returns how to remove it. */
export function watch(holds: Holds): () => void {
  held.add(holds)
  return () => void held.delete(holds)
}

export const inputIsHeld: Holds = (closing) => [...held].some((holds) => holds(closing))
