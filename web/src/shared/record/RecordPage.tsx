import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useText } from '../language/i18n.ts'
import { Page } from '../part/Page.tsx'
import { RecordDetail } from './RecordDetail.tsx'
import { useRecord } from './use-record.ts'

type Props<E extends Entity> = {
  entity: E
  /** The tab's title, once the record is loaded. */
  title: (record: Answer<E>) => string
  children: (record: Answer<E>) => ReactNode
}

/** The page of one record, by the id in its address. */
export function RecordPage<E extends Entity>({ entity, title, children }: Props<E>) {
  const t = useText()
  const { id = '' } = useParams()
  const { record } = useRecord(entity, id)
  return (
    <Page title={record ? title(record) : t(entity.noun)}>
      <RecordDetail entity={entity} id={id}>
        {children}
      </RecordDetail>
    </Page>
  )
}
