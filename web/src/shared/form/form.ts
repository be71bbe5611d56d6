import type { Entity } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Refusal } from '../call/refusal.ts'
import type { Store } from '../program/store.ts'
import { createStore } from '../program/store.ts'
import type { FieldSpec } from './problem.ts'
import { changedValues, startValues } from './values.ts'
import type { FieldValues } from './values.ts'

/** What the server said to the last attempt, and what was changed since. */
export type Refused = { status: number; data: Refusal; mended: ReadonlySet<string> }

export type FormState = {
  phase: 'loading' | 'open' | 'saving' | 'saved' | 'given up'
  /** The record is changed, not created. */
  isChange: boolean
  /** The fields on the screen; they tell themselves. */
  specs: Readonly<Record<string, FieldSpec>>
  start: FieldValues
  values: FieldValues
  /** The fields the user has been in and left. */
  left: ReadonlySet<string>
  wasTried: boolean
  refused: Refused | null
}

export type Form = Store<FormState> & { entity: Entity; labels: Readonly<Record<string, Text>> }

type FormStart = {
  labels?: Form['labels']
  record?: object | undefined
  prefill?: object | undefined
  isLoading?: boolean
  isChange?: boolean
}

export function createForm(entity: Entity, given: FormStart = {}): Form {
  const { labels = {}, record, prefill, isLoading = false, isChange = record !== undefined } = given
  const start = startValues(entity, { record, prefill })
  const phase = isLoading ? 'loading' : 'open'
  const state: FormState = { phase, isChange, specs: {}, start, values: start, left: new Set(), wasTried: false, refused: null }
  return { entity, labels, ...createStore(state) }
}

/** What was loaded for the form arrives, or arrives anew; what the user has changed since stays. */
export function load(form: Form, loaded: { record?: object; prefill?: object }) {
  const { phase, start: before, values } = form.get()
  const start = startValues(form.entity, loaded)
  const changed = Object.keys(changedValues(form.entity, before, values)).map((name) => [name, values[name]])
  patch(form, { phase: phase === 'loading' ? 'open' : phase, start, values: { ...start, ...Object.fromEntries(changed) } })
}

export function change(form: Form, name: string, value: unknown) {
  const { values, refused } = form.get()
  const mended = refused && { ...refused, mended: new Set([...refused.mended, name]) }
  patch(form, { values: { ...values, [name]: value }, refused: mended })
}

/** The user leaves the field: from now on it says what is wrong with it. */
export function leave(form: Form, name: string) {
  const { left } = form.get()
  if (!left.has(name)) patch(form, { left: new Set([...left, name]) })
}

/** A field tells what it is like now; null: it is gone. */
export function describe(form: Form, name: string, spec: FieldSpec | null) {
  const { [name]: before, ...others } = form.get().specs
  if (spec === null) patch(form, { specs: others })
  else if (!isSame(before, spec)) patch(form, { specs: { ...form.get().specs, [name]: spec } })
}

/** The wire name of one of the entity's fields. */
export function nameOf({ name, fields }: Entity, wanted: Field): string {
  const found = Object.keys(fields).find((key) => fields[key] === wanted)
  if (found === undefined) throw new Error(`The field does not belong to ${name}`)
  return found
}

/** What users call the field. */
export function labelOf({ entity, labels }: Form, name: string): Text {
  const label = labels[name]
  if (!label) throw new Error(`The field ${name} of ${entity.name} has no label`)
  return label
}

export function patch(form: Form, changed: Partial<FormState>) {
  form.set({ ...form.get(), ...changed })
}

const isSame = (a: FieldSpec | undefined, b: FieldSpec) =>
  a !== undefined && (Object.keys(b) as (keyof FieldSpec)[]).every((key) => Object.is(a[key], b[key]))
