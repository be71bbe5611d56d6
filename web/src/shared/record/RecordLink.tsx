import type { Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Link } from 'react-router'
import { cameFrom } from '../address/referrer.ts'
import { recordPath } from '../address/record-path.ts'
import { useMay } from '../session/permission.ts'

type Props = {
  entity: Entity
  of: Ref
  className?: string
  /** Where the link stands, if the page it leads to looks different then. */
  referrer?: string
}

/** The name of a record: a link for whoever may read it, else the name alone. */
export function RecordLink({ entity, of: { id, name }, className, referrer }: Props) {
  const may = useMay()
  if (!may(entity.access.read)) return <span className={className}>{name}</span>
  return (
    <Link className={className} title={name} to={recordPath(entity, id)} state={referrer && cameFrom(referrer)}>
      {name}
    </Link>
  )
}
