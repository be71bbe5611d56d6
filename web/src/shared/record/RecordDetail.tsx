import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { lastSeenPath } from '../address/last-seen.ts'
import { PanelError } from '../part/PanelError.tsx'
import { Waiting } from '../part/Waiting.tsx'
import { useRecord } from './use-record.ts'

type Props<E extends Entity> = {
  entity: E
  id: number | string
  children: (record: Answer<E>) => ReactNode
}

/** A record on its page or in a drawer, or why it is not shown. It stays visible while it is refetched. */
export function RecordDetail<E extends Entity>({ entity, id, children }: Props<E>) {
  const { record, error, readAgain } = useRecord(entity, id)
  if (record) return <Fragment key={id}>{children(record)}</Fragment>
  return error ? <PanelError status={error.status} list={lastSeenPath(entity)} onReload={readAgain} /> : <Waiting />
}
