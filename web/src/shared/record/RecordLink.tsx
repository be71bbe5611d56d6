import type { Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Link } from 'react-router'
import { recordPath } from '../address/record-path.ts'
import { useMay } from '../session/permission.ts'

type Props = { entity: Entity; of: Ref; className?: string }

/** The name of a record: a link for whoever may read it, else the name alone. */
export function RecordLink({ entity, of: { id, name }, className }: Props) {
  const may = useMay()
  if (!may(entity.access.read)) return <span className={className}>{name}</span>
  return (
    <Link className={className} title={name} to={recordPath(entity, id)}>
      {name}
    </Link>
  )
}
