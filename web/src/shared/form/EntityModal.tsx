import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { Labels } from '../language/labels.ts'
import { recordCall } from '../address/record-path.ts'
import { markTime } from '../part/use-change-mark.ts'
import { isOfOthers } from '../storage/told.ts'
import { PanelError } from '../part/PanelError.tsx'
import { Waiting } from '../part/Waiting.tsx'
import { read } from '../call/read.ts'
import { newKey } from '../call/repeat-key.ts'
import { useMay } from '../session/permission.ts'
import type { Form, FormState } from './form.ts'
import { createForm, load, patch } from './form.ts'
import { useFormState } from './form-context.ts'
import { useInitialReferences } from './initial-references.ts'
import type { AndMore } from './FormDialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import type { Notice } from '../notification/notify.ts'
import type { Origin, OriginValues } from './origin.ts'
import type { FormAct, Onward } from './save.ts'

type Unread = { status: number; readAgain: () => void }

type EntityModalProps<E extends Entity> = {
  entity: E
  labels: Labels<E>
  /** What the form is called where it is only about a part of the record. */
  noun?: Text
  /** What is done with the record instead of changing it. */
  act?: FormAct
  /** The record to change; without one a new one is created. */
  id?: number | undefined
  /** What a record is completed with before the form begins with it. */
  complete?: (record: Answer<E>) => object
  /** By what users know the record, where it has no name. */
  name?: (record: Answer<E>) => string
  /** For a few fields: a narrow dialog with two columns. */
  isNarrow?: boolean
  /** What a new record begins with. */
  prefill?: OriginValues<Answer<E>> | undefined
  origin?: Origin<OriginValues<Answer<E>>> | undefined
  /** What the form begins with is still being read. */
  isAwaited?: boolean
  /** What the form begins with could not be read. */
  unread?: Unread | null
  /** Something the user has chosen beside the fields, which closing would lose. */
  holdsMore?: boolean
  /** Whether a new record has a page to go to, for those who may read it. */
  hasPage?: boolean
  /** No notification of what was saved: the form around this one shows it. */
  silent?: boolean
  /** Asked before the form is sent; false: the user stays in it. */
  isSure?: (form: Form) => Promise<boolean>
  /** What the notification of a saved record offers and says beside. */
  tellMore?: (record: Answer<E>) => Partial<Notice> | null
  /** `group`: what was written, where this form does not tell of it. */
  onSaved?: (record: Answer<E>, group: number | null) => void
  onward?: Onward | undefined
  /** What the button says that saves, where that is more than saving; null: as usual. */
  yes?: (state: FormState) => Text | null
  /** A second button that saves a new record and goes on from there. */
  andMore?: AndMore<Answer<E>> | undefined
  onClose: () => void
  children: ReactNode
}

/** The one form for records: it loads, checks, saves, reports and closes; its children name the fields. */
export function EntityModal<E extends Entity>(props: EntityModalProps<E>) {
  const { entity, labels, noun = entity.noun, id, complete = asItIs, name = nameOf, act, prefill, origin, hasPage = false } = props
  const {
    isAwaited = false,
    unread = null,
    isNarrow = false,
    holdsMore = false,
    silent,
    isSure,
    tellMore,
    onSaved,
    onward,
    yes,
    andMore,
    onClose,
    children,
  } = props
  const may = useMay()
  const isChange = id !== undefined
  const source = isChange ? { entity, id } : origin
  const path = source ? recordCall(source.entity, source.id) : null
  const [isGone, setGone] = useState(false)
  const { data, error, refetch } = useQuery({ ...read<object>(path ?? ''), enabled: path !== null && !isGone })
  const initial = useInitialReferences(entity, !isChange)
  const isLoading = isAwaited || unread !== null || initial.isPending || (path !== null && !data)
  const failed: Unread | null = error && !data ? { status: error.status, readAgain: () => void refetch() } : unread
  const record = isChange ? (data as Answer<E> | undefined) : undefined
  const loaded = (): { record?: object; prefill?: object } =>
    isChange ? { record: record && complete(record) } : { prefill: { ...initial.values, ...prefill, ...(data && origin?.prefill(data)) } }
  const [form] = useState(() => createForm(entity, { labels, ...loaded(), isLoading, isChange }))
  useEffect(() => {
    if (isLoading || form.get().isChange !== isChange) return
    const { phase } = form.get()
    const taken = load(form, loaded())
    if (phase === 'open' && taken.length > 0 && isOfOthers()) patch(form, { news: new Set(taken) })
    // oxlint-disable-next-line react/exhaustive-deps -- only what the server sent is news for the form
  }, [data, isLoading, form])
  useMarkedNews(form)
  useEffect(() => patch(form, { holdsMore }), [form, holdsMore])
  useEffect(() => form.subscribe(() => setGone(isChange && lacksRecord(form.get()))), [form, isChange])
  const [repeatKey] = useState(newKey)
  const saving = {
    repeatKey,
    id,
    noun,
    hasPage: hasPage && may(entity.access.read),
    silent,
    act,
    complete,
    isSure,
    tellMore,
    onward,
    onSaved(saved: Answer<E> & { id: number }, isByKey: boolean, group: number | null) {
      onSaved?.(saved, group)
      if (onward && isByKey) onward.go()
      else onClose()
    },
  }
  return (
    <FormDialog form={form} saving={saving} name={record && name(record)} isNarrow={isNarrow} yes={yes} andMore={andMore} onClose={onClose}>
      {failed ? <PanelError status={failed.status} onReload={failed.readAgain} /> : isLoading ? <Waiting lines={9} /> : children}
    </FormDialog>
  )
}

/** What others have changed is marked for a moment. */
function useMarkedNews(form: Form) {
  const news = useFormState(form, (state) => state.news)
  useEffect(() => {
    if (news.size === 0) return undefined
    const timer = setTimeout(() => patch(form, { news: new Set() }), markTime)
    return () => clearTimeout(timer)
  }, [form, news])
}

/** Others have deleted what the form was opened with: read again with the rest of the page, it would only be reported missing. */
const lacksRecord = ({ isChange, refused }: FormState) => !isChange || refused?.status === 404

const asItIs = (record: object) => record
const nameOf = (record: object) => (record as { name?: string }).name ?? ''
