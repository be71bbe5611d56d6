import type { Text } from '@kasack/contract/text.ts'
import { recordCall, recordPath, listCall } from '../address/record-path.ts'
import { request } from '../call/api.ts'
import { offerFormer } from '../call/former.ts'
import type { Form } from './form.ts'
import { patch } from './form.ts'
import { isBlocked } from './form-problems.ts'
import { allValues, changedValues } from './values.ts'

export type Saving<Saved extends { id: number }> = {
  /** The record to change; without one a new one is created. */
  id?: number | undefined
  /** How the record is called in notifications. */
  noun: Text
  /** Whether a new record has a page to go to. */
  hasPage: boolean
  /** No notification: the form around this one shows what came of it. */
  silent?: boolean | undefined
  onSaved: (record: Saved) => void
}

/** Sends the form: all values of a new record, only the changed ones of an old. Nothing but 200 and 201 is a success. */
export async function save<Saved extends { id: number }>(
  form: Form,
  { id, noun, hasPage, silent = false, onSaved }: Saving<Saved>,
): Promise<void> {
  patch(form, { wasTried: true })
  if (isBlocked(form.get())) return
  patch(form, { phase: 'saving', refused: null })
  const { entity } = form
  const { start, values, specs } = form.get()
  const patched = id === undefined ? null : changedValues(entity, start, values)
  const former = patched && !silent && isLight(patched) ? changedValues(entity, values, start) : null
  const answer = await request<Saved>({
    ...(id === undefined
      ? { method: 'POST', path: listCall(entity), body: allValues(entity, values) }
      : { method: 'PATCH', path: recordCall(entity, id), body: patched }),
    entity: noun,
    silent,
    labels: Object.fromEntries(Object.entries(specs).map(([name, { label }]) => [name, label])),
    ...(hasPage && { page: (created: Saved) => recordPath(entity, created.id) }),
    hooks: {
      400() {}, // shown in the form, not as a notification
      ...(former && { 200: (changed) => changed.ok && offerFormer({ entity, noun, saved: changed.data, former }) }),
    },
  })
  if (answer.status === 200 || answer.status === 201) {
    patch(form, { phase: 'saved' })
    onSaved(answer.data as Saved)
  } else {
    patch(form, { phase: 'open', refused: { status: answer.status, data: answer.ok ? null : answer.data, mended: new Set() } })
  }
}

/** What is changed in passing is taken back in passing. */
const lightFields = ['tags', 'is_active']
const isLight = (changed: object) => Object.keys(changed).length > 0 && Object.keys(changed).every((name) => lightFields.includes(name))
