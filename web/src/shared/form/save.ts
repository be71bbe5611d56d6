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

/** Something that is done beside creating or changing a record: what the form is called and says then, and what it sends; `dismiss` leaves it undone. */
export type FormAct = {
  label: Text
  done: Text
  dismiss?: Text
  /** It takes something away: its button is no invitation. */
  isLoss?: boolean
  body: (values: FieldValues) => object
  /** Where it is sent, without a record to change. */
  path?: string
  /** The resources in which it shows, by what was sent; left out, it may show anywhere. */
  shownIn?: (body: object) => readonly string[]
  /** What is told instead or besides, of what the server has answered. */
  remark?: (saved: object) => Partial<Notice> | null
  /** What the key does that saves elsewhere. */
  key?: Text
}

/** What comes instead of closing where the form was saved with the key: how the key is called then, and the way there. */
export type Onward = { key: Text; go: () => void }

export type Saving<Saved extends { id: number }> = {
  /** The record to change; without one a new one is created. */
  id?: number | undefined
  /** How the record is called in notifications. */
  noun: Text
  /** Whether a new record has a page to go to. */
  hasPage: boolean
  /** No notification: the form around this one shows what came of it. */
  silent?: boolean | undefined
  /** What is done with the record instead of changing it. */
  act?: FormAct | undefined
  onward?: Onward | undefined
  /** Under which an act that is sent again, after an answer that never came, is done once. */
  repeatKey: string
  /** What a record is completed with before the form begins with it. */
  complete?: ((record: never) => object) | undefined
  /** Asked before the form is sent; false: the user stays in it. */
  isSure?: ((form: Form) => Promise<boolean>) | undefined
  /** What the notification of a saved record offers and says beside; null: as of any other. */
  tellMore?: ((saved: Saved) => Partial<Notice> | null) | undefined
  /** `group`: what was written, for it to be taken back. */
  onSaved: (record: Saved, isByKey: boolean, group: number | null) => void
}

const successes: readonly number[] = [200, 201, 204]

/** Sends the form: all values of a new record, only the changed ones of an old. Nothing but 200, 201 and 204 is a success. */
export async function save<Saved extends { id: number }>(form: Form, saving: Saving<Saved>, isByKey = false): Promise<void> {
  const { noun, hasPage, silent = false, act, isSure, tellMore, onSaved } = saving
  const searches = searchesDone()
  if (searches) await searches
  patch(form, { wasTried: true })
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
      ...(act && Object.fromEntries(successes.map((status) => [status, (answered: CallResult<Saved>) => tell(act, answered, tellMore)]))),
      ...(tellMore && !act && id === undefined && { 201: (created) => created.ok && tellCreated(noun, created, tellMore(created.data)) }),
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
  tellMore: ((saved: Saved) => Partial<Notice> | null) | undefined,
) {
  const more = { ...remark?.(answer.data as object), ...(answer.ok && tellMore?.(answer.data)) }
  notify({ kind: 'success', status: 200, title: t(done), ...undoOffer([answer.group]), ...more })
}

const tellCreated = (noun: Text, answer: CallResult<unknown>, more: Partial<Notice> | null) =>
  notify({ ...noticeFor({ method: 'POST', status: 201, data: null, entity: noun })!, ...undoOffer([answer.group]), ...more }) // of a new record something is always told

/** The refusal shows what others have made of the record, for the user to choose from; nothing to whoever may not read it. */
function meetOthers<Saved extends { id: number }>(form: Form, { complete }: Saving<Saved>, answer: CallResult<Saved>) {
  const { current } = answer.data as unknown as { current?: never }
  if (!current) return refuse(form, answer)
  const record: object = complete?.(current) ?? current
  load(form, { record })
  const isMine = changedByBoth(form, startValues(form.entity, { record })).length === 0
  if (isMine) refuse(form, answer) // what others have changed is as it was again, or as the user wants it
  else patch(form, { phase: 'open', theirs: record })
}

const refuse = (form: Form, { status, ok, data }: CallResult<unknown>) =>
  patch(form, { phase: 'open', refused: { status, data: ok ? null : (data as Refusal), mended: new Set() } })
