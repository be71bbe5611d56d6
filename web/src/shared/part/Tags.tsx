/** Free tags, types and roles: grey, without border or icon. */
export const Tags = ({ items }: { items: readonly { id: number; name: string }[] }) => (
  <span className="k-tags">
    {items.map(({ id, name }) => (
      <span key={id} className="k-label-tag">
        {name}
      </span>
    ))}
  </span>
)
