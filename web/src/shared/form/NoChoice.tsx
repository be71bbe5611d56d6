/** Says in an open select why it offers nothing. A listbox may only contain options, so it is a disabled one. */
export const NoChoice = ({ text }: { text: string }) => (
  <div role="option" aria-selected={false} aria-disabled>
    {text}
  </div>
)
