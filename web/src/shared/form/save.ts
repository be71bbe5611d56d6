import type { Text } from '@kasack/contract/text.ts'
import { recordCall, recordPath, listCall } from '../address/record-path.ts'
import type { CallResult } from '../call/send.ts'
import { request } from '../call/api.ts'
import { noticeFor } from '../call/outcome.ts'
import type { Refusal } from '../call/refusal.ts'
import { undoOffer } from '../call/undo.ts'
import { isOutdated } from '../call/version.ts'
import type { Form } from './form.ts'
import { t } from '../language/i18n.ts'
import type { Notice } from '../notification/notify.ts'
import { notify } from '../notification/notify.ts'
import { changedByBoth, load, patch } from './form.ts'
import { isBlocked } from './form-problems.ts'
import { searchesDone } from './searches.ts'
import type { FieldValues } from './values.ts'
import { allValues, changedValues, startValues } from './values.ts'

/** An action other than creating or changing: its title, its message when done, its body; `dismiss` labels the cancel button. */
export type FormAct = {
  label: Text
  done: Text
  dismiss?: Text
  /** It removes something, so its button is not the primary one. */
  isLoss?: boolean
  body: (values: FieldValues) => object
  /** The path of the request, if there is no record to change. */
  path?: string
  /** The resources that show it, given the body; omitted: any of them may. */
  shownIn?: (body: object) => readonly string[]
  /** Overrides or extends the notification, given the server's answer. */
  remark?: (saved: object) => Partial<Notice> | null
  /** What the save key does here, if it does not save. */
  key?: Text
}

/** Replaces closing after a save with the key: the hint for the key, and the way onward. */
export type AfterKeySave = { key: Text; go: () => void }

export type Saving<Saved extends { id: number }> = {
  /** The record to change; omitted: a new one is created. */
  id?: number | undefined
  /** The record's noun in notifications. */
  noun: Text
  /** Whether a new record has its own page. */
  hasPage: boolean
  /** No notification: the surrounding form shows the outcome. */
  silent?: boolean | undefined
  /** An action on the record instead of a change to it. */
  act?: FormAct | undefined
  afterKeySave?: AfterKeySave | undefined
  /** Makes an action run once, even if it is resent after a lost answer. */
  repeatKey: string
  /** Completes the record before the form starts with it. */
  complete?: ((record: never) => object) | undefined
  /** Asked before submitting; false keeps the form open. */
  isSure?: ((form: Form) => Promise<boolean>) | undefined
  /** Additions to the notification of a saved record; null: none. */
  noticeExtras?: ((saved: Saved) => Partial<Notice> | null) | undefined
  /** `group`: the undo group of the save. */
  onSaved: (record: Saved, isByKey: boolean, group: number | null) => void
}

const successes: readonly number[] = [200, 201, 204]

/** Submits the form: all values of a new record, only the changed ones of an existing one. Only 200, 201 and 204 count as success. */
export async function save<Saved extends { id: number }>(form: Form, saving: Saving<Saved>, isByKey = false): Promise<void> {
  const { noun, hasPage, silent = false, act, isSure, noticeExtras, onSaved } = saving
  const searches = searchesDone()
  if (searches) await searches
  patch(form, { submitAttempted: true })
  if (isBlocked(form.get())) return
  patch(form, { phase: 'saving', refused: null })
  if (isSure && !(await isSure(form))) return patch(form, { phase: 'open' })
  const { entity } = form
  const { start, values, specs, isChange, version } = form.get()
  const id = isChange ? saving.id : undefined
  const patched = id === undefined ? null : (act?.body(values) ?? changedValues(entity, start, values))
  const posted = id === undefined ? (act?.body(values) ?? allValues(entity, values)) : {}
  const answer = await request<Saved>({
    ...(id === undefined
      ? { method: 'POST', path: act?.path ?? listCall(entity), body: posted }
      : { method: 'PATCH', path: recordCall(entity, id), body: { ...patched, ...version } }),
    repeatKey: act?.path && saving.repeatKey,
    shownIn: act?.shownIn?.(posted),
    entity: noun,
    silent,
    labels: Object.fromEntries(Object.entries(specs).map(([name, { label }]) => [name, label])),
    ...(hasPage && { page: (created: Saved) => recordPath(entity, created.id) }),
    hooks: {
      400() {}, // shown in the form, not as a notification
      404() {},
      429() {},
      ...(act &&
        Object.fromEntries(successes.map((status) => [status, (answered: CallResult<Saved>) => tell(act, answered, noticeExtras)]))),
      ...(noticeExtras &&
        !act &&
        id === undefined && { 201: (created) => created.ok && tellCreated(noun, created, noticeExtras(created.data)) }),
    },
  })
  if (successes.includes(answer.status)) {
    patch(form, { phase: 'saved' })
    onSaved(answer.data as Saved, isByKey, answer.group)
  } else if (id !== undefined && isOutdated(answer)) meetOthers(form, saving, answer)
  else refuse(form, answer)
}

function tell<Saved>(
  { done, remark }: FormAct,
  answer: CallResult<Saved>,
  noticeExtras: ((saved: Saved) => Partial<Notice> | null) | undefined,
) {
  const more = { ...remark?.(answer.data as object), ...(answer.ok && noticeExtras?.(answer.data)) }
  notify({ kind: 'success', status: 200, title: t(done), ...undoOffer([answer.group]), ...more })
}

const tellCreated = (noun: Text, answer: CallResult<unknown>, more: Partial<Notice> | null) =>
  notify({ ...noticeFor({ method: 'POST', status: 201, data: null, entity: noun })!, ...undoOffer([answer.group]), ...more }) // a 201 always has a notice

/** The refusal includes the record as others left it, for the user to choose from, unless they may not read it. */
function meetOthers<Saved extends { id: number }>(form: Form, { complete }: Saving<Saved>, answer: CallResult<Saved>) {
  const { current } = answer.data as unknown as { current?: never }
  if (!current) return refuse(form, answer)
  const record: object = complete?.(current) ?? current
  load(form, { record })
  const isMine = changedByBoth(form, startValues(form.entity, { record })).length === 0
  if (isMine) refuse(form, answer) // the others' change was reverted, or matches the user's
  else patch(form, { phase: 'open', theirs: record })
}

const refuse = (form: Form, { status, ok, data }: CallResult<unknown>) =>
  patch(form, { phase: 'open', refused: { status, data: ok ? null : (data as Refusal), changedSince: new Set() } })
