import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { Labels } from '../language/labels.ts'
import { recordCall } from '../address/record-path.ts'
import { markTime } from '../part/use-change-mark.ts'
import { isChangeByOthers } from '../storage/pushed.ts'
import { PanelError } from '../part/PanelError.tsx'
import { Waiting } from '../part/Waiting.tsx'
import { read } from '../call/read.ts'
import { newKey } from '../call/repeat-key.ts'
import { useMay } from '../session/permission.ts'
import type { Form, FormState } from './form.ts'
import { createForm, load, patch } from './form.ts'
import { useFormState } from './form-context.ts'
import { useInitialReferences } from './initial-references.ts'
import type { SecondarySave } from './FormDialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import type { Notice } from '../notification/notify.ts'
import type { Origin, OriginValues } from './origin.ts'
import type { FormAct, AfterKeySave } from './save.ts'

type Unread = { status: number; readAgain: () => void }

type EntityModalProps<E extends Entity> = {
  entity: E
  labels: Labels<E>
  /** The form's noun, if it covers only part of the record. */
  noun?: Text
  /** An action on the record instead of a change to it. */
  act?: FormAct
  /** The record to change; omitted: a new one is created. */
  id?: number | undefined
  /** Completes the record before the form starts with it. */
  complete?: (record: Answer<E>) => object
  /** What users call the record, if it has no name. */
  name?: (record: Answer<E>) => string
  /** For a few fields: a narrow dialog with two columns. */
  isNarrow?: boolean
  /** Initial values of a new record. */
  prefill?: OriginValues<Answer<E>> | undefined
  origin?: Origin<OriginValues<Answer<E>>> | undefined
  /** The initial values are still loading. */
  isAwaited?: boolean
  /** The initial values could not be read. */
  unread?: Unread | null
  /** The user has chosen something outside the fields that closing would lose. */
  holdsMore?: boolean
  /** Whether a new record has its own page, for users who may read it. */
  hasPage?: boolean
  /** No notification of the save: the surrounding form shows it. */
  silent?: boolean
  /** Asked before submitting; false keeps the form open. */
  isSure?: (form: Form) => Promise<boolean>
  /** Additions to the notification of a saved record. */
  noticeExtras?: (record: Answer<E>) => Partial<Notice> | null
  /** `group`: the undo group of the save, for forms that do not notify of it themselves. */
  onSaved?: (record: Answer<E>, group: number | null) => void
  afterKeySave?: AfterKeySave | undefined
  /** The label of the save button if it does more than save; null: the default. */
  yes?: (state: FormState) => Text | null
  /** A second button that saves a new record and continues from there. */
  secondarySave?: SecondarySave<Answer<E>> | undefined
  onClose: () => void
  children: ReactNode
}

/** The form for records: loads, validates, saves, notifies and closes; its children are the fields. */
export function EntityModal<E extends Entity>(props: EntityModalProps<E>) {
  const { entity, labels, noun = entity.noun, id, complete = asItIs, name = nameOf, act, prefill, origin, hasPage = false } = props
  const {
    isAwaited = false,
    unread = null,
    isNarrow = false,
    holdsMore = false,
    silent,
    isSure,
    noticeExtras,
    onSaved,
    afterKeySave,
    yes,
    secondarySave,
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
    if (phase === 'open' && taken.length > 0 && isChangeByOthers()) patch(form, { news: new Set(taken) })
    // oxlint-disable-next-line react/exhaustive-deps -- only new data from the server counts
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
    noticeExtras,
    afterKeySave,
    onSaved(saved: Answer<E> & { id: number }, isByKey: boolean, group: number | null) {
      onSaved?.(saved, group)
      if (afterKeySave && isByKey) afterKeySave.go()
      else onClose()
    },
  }
  return (
    <FormDialog
      form={form}
      saving={saving}
      name={record && name(record)}
      isNarrow={isNarrow}
      yes={yes}
      secondarySave={secondarySave}
      onClose={onClose}
    >
      {failed ? <PanelError status={failed.status} onReload={failed.readAgain} /> : isLoading ? <Waiting lines={9} /> : children}
    </FormDialog>
  )
}

/** Changes by others are marked for a moment. */
function useMarkedNews(form: Form) {
  const news = useFormState(form, (state) => state.news)
  useEffect(() => {
    if (news.size === 0) return undefined
    const timer = setTimeout(() => patch(form, { news: new Set() }), markTime)
    return () => clearTimeout(timer)
  }, [form, news])
}

/** The form's record was deleted by others: refetching it with the page would only report it missing. */
const lacksRecord = ({ isChange, refused }: FormState) => !isChange || refused?.status === 404

const asItIs = (record: object) => record
const nameOf = (record: object) => (record as { name?: string }).name ?? ''
