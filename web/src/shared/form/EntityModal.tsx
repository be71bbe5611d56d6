import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { PanelError } from '../part/PanelError.tsx'
import { Waiting } from '../part/Waiting.tsx'
import { read } from '../call/read.ts'
import { createForm, load } from './form.ts'
import { FormDialog } from './FormDialog.tsx'
import type { FieldValues } from './values.ts'

/** Another record a new one begins with: read first, then turned into values. */
export type FormOrigin = { entity: Entity; id: number; prefill: (record: never) => FieldValues }

type EntityModalProps<E extends Entity> = {
  entity: E
  /** What a record is called: "Facility". */
  title: Text
  /** The record to change; with its id alone it is read first. Without both a new one is created. */
  record?: Answer<E> | undefined
  id?: number | undefined
  /** What a new record begins with. */
  prefill?: FieldValues | undefined
  origin?: FormOrigin | undefined
  /** What the form begins with is still being read. */
  isAwaited?: boolean
  /** Where the record is shown. */
  page?: (id: number) => string
  onSaved?: (record: Answer<E>) => void
  onClose: () => void
  children: ReactNode
}

/** The one form for records: it loads, checks, saves, reports and closes; its children name the fields. */
export function EntityModal<E extends Entity>(props: EntityModalProps<E>) {
  const { entity, title, record, id = idOf(record), prefill, origin, isAwaited = false, page, onSaved, onClose, children } = props
  const isChange = id !== undefined
  const source = isChange ? { entity, id } : origin
  const path = source && !record ? `/${source.entity.path}/${source.id}.json/` : null
  const { data, error, refetch } = useQuery({ ...read<object>(path ?? ''), enabled: path !== null })
  const isLoading = isAwaited || (path !== null && !data)
  const loaded = (): { record?: object; prefill?: FieldValues } => {
    if (isChange) return { record: record ?? data ?? {} }
    return { prefill: { ...prefill, ...(data && origin?.prefill(data as never)) } } // the origin's own answer
  }
  const [form] = useState(() => createForm(entity, { ...loaded(), isLoading, isChange }))
  useEffect(() => {
    if (!isLoading) load(form, loaded())
    // oxlint-disable-next-line react/exhaustive-deps -- only what the server sent is news for the form
  }, [data, isLoading, form])
  const saving = {
    id,
    noun: title,
    page,
    onSaved(saved: Answer<E> & { id: number }) {
      onSaved?.(saved)
      onClose()
    },
  }
  return (
    <FormDialog form={form} saving={saving} name={nameOf(record ?? (isChange ? data : undefined))} onClose={onClose}>
      {error ? <PanelError status={error.status} onReload={() => void refetch()} /> : isLoading ? <Waiting lines={9} /> : children}
    </FormDialog>
  )
}

const idOf = (record: object | undefined) => (record as { id?: number } | undefined)?.id // every record has one
const nameOf = (record: object | undefined) => (record as { name?: string } | undefined)?.name
