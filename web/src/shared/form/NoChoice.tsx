/** Says in an open select why nothing is offered: only choices may stand in its list, so it is one that cannot be taken. */
export const NoChoice = ({ text }: { text: string }) => (
  <div role="option" aria-selected={false} aria-disabled>
    {text}
  </div>
)
