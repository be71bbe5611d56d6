import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useParams } from 'react-router'
import { useText } from '../language/i18n.ts'
import { read } from '../call/read.ts'
import { Page } from '../part/Page.tsx'
import { PanelError } from '../part/PanelError.tsx'
import { texts } from './texts.ts'
import { Waiting } from '../part/Waiting.tsx'

type DetailRecord = { id: number; name: string; is_active: boolean }
type Props<Record extends DetailRecord> = {
  entity: Entity
  /** What the page is called until the record's name is known: "Facility". */
  noun: Text
  children: (record: Record) => ReactNode
}

/** The page of one record, by the id in its address: the record, or why it is not shown. It stays when the record is read again. */
export function RecordDetail<Record extends DetailRecord>({ entity, noun, children }: Props<Record>) {
  const t = useText()
  const { id = '' } = useParams()
  const { data: record, error, refetch } = useQuery(read<Record>(`/${entity.path}/${encodeURIComponent(id)}.json/`))
  const name = record && (record.is_active ? record.name : `${record.name} ${t(texts.inactive_title)}`)
  return (
    <Page title={name ?? t(noun)}>
      {record ? (
        <Fragment key={record.id}>{children(record)}</Fragment>
      ) : error ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}
