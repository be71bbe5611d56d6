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
  /** The page with the link, if the target adapts to it. */
  referrer?: string
}

/** A record's name, as a link for users who may read the record. */
export function RecordLink({ entity, of: { id, name }, className, referrer }: Props) {
  const may = useMay()
  if (!may(entity.access.read)) return <span className={className}>{name}</span>
  return (
    <Link className={className} title={name} to={recordPath(entity, id)} state={referrer && cameFrom(referrer)}>
      {name}
    </Link>
  )
}
