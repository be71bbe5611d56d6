/** Whether something would be lost if these modals closed, by their names in the address; null: the page is left. */
type Holds = (closing: readonly string[] | null) => boolean

const held = new Set<Holds>()

/** Watches over what the user entered; returns how to stop that. */
export function watch(holds: Holds): () => void {
  held.add(holds)
  return () => void held.delete(holds)
}

/** Leaving now would lose what the user entered. */
export const inputIsHeld: Holds = (closing) => [...held].some((holds) => holds(closing))
