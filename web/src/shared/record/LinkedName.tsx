import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Ellipsis } from '../part/Ellipsis.tsx'
import { TwoLines } from '../part/TwoLines.tsx'

/** A name that links to its record's page. A tag stands below a one-line name: a row never has three lines. */
export function LinkedName({ name, to, tag }: { name: string; to: string; tag: ReactNode }) {
  const link = <Link to={to}>{name}</Link>
  if (!tag) return <Ellipsis title={name}>{link}</Ellipsis>
  return (
    <TwoLines
      first={
        <span className="k-line" title={name}>
          {link}
        </span>
      }
      second={tag}
    />
  )
}
