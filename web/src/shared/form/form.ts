import type { Entity } from '@kasack/contract/entity.ts'
import { wholeOf } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Refusal } from '../call/refusal.ts'
import { versionOf } from '../call/version.ts'
import type { Store } from '../program/store.ts'
import { createStore } from '../program/store.ts'
import type { FieldSpec } from './problem.ts'
import { changedValues, startValues } from './values.ts'
import type { FieldValues } from './values.ts'

/** What the server said to the last attempt, and what was changed since. */
export type FormRefusal = { status: number; data: Refusal; mended: ReadonlySet<string> }

export type FormState = {
  phase: 'loading' | 'open' | 'saving' | 'saved' | 'given up'
  /** The record is changed, not created. */
  isChange: boolean
  /** The fields on the screen; they tell themselves. */
  specs: Readonly<Record<string, FieldSpec>>
  start: FieldValues
  values: FieldValues
  /** Something the user has chosen would be lost that is no field. */
  holdsMore: boolean
  /** The fields the user has been in and left. */
  left: ReadonlySet<string>
  wasTried: boolean
  refused: FormRefusal | null
  /** What the change carries of the record that was read, see `versionOf`. */
  version: { version?: string }
  /** The fields that others have changed a moment ago. */
  news: ReadonlySet<string>
  /** Others have changed the same fields meanwhile: the record as they left it. Nothing is saved before the user has chosen. */
  theirs: object | null
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
  const state: FormState = {
    phase,
    isChange,
    start,
    values: start,
    holdsMore: false,
    version: versionOf(record ?? {}),
    specs: {},
    left: new Set(),
    wasTried: false,
    refused: null,
    news: new Set(),
    theirs: null,
  }
  return { entity, labels, ...createStore(state) }
}

/**
 * What was loaded for the form arrives, or arrives anew; what the user has changed since stays. Where others have changed the same
 * fields, the form keeps what it has read of them and the version of that, so that the server refuses to overwrite theirs. Answers which
 * fields show something else now.
 */
export function load(form: Form, loaded: { record?: object; prefill?: object }): string[] {
  const { phase, start: before, values, version } = form.get()
  const start = startValues(form.entity, loaded)
  const both = changedByBoth(form, start)
  const changed = Object.keys(changedValues(form.entity, before, values))
  patch(form, {
    phase: phase === 'loading' ? 'open' : phase,
    start: { ...start, ...pick(before, both) },
    values: { ...start, ...pick(values, [...changed, ...both]) },
    version: both.length > 0 ? version : versionOf(loaded.record ?? {}),
  })
  return Object.keys(changedValues(form.entity, values, form.get().values))
}

/** The fields that the user has changed, and others have changed to another value than his; of a value of several fields all of them. */
export function changedByBoth(form: Form, theirs: FieldValues): string[] {
  const { start, values } = form.get()
  const changed = (from: FieldValues, to: FieldValues) => Object.keys(changedValues(form.entity, from, to))
  const [byOthers, notMine] = [changed(start, theirs), changed(values, theirs)]
  const wholes = changed(start, values).map((name) => wholeOf(form.entity, name))
  const both = wholes.filter((whole) => [byOthers, notMine].every((names) => whole.some((name) => names.includes(name))))
  return [...new Set(both.flat())]
}

/** The record as others left it is what the form changes from now on; of the fields both have changed the user's value is kept where he chose it. */
export function settle(form: Form, kept: readonly string[]) {
  const { start: before, values, theirs } = form.get()
  if (!theirs) return
  const start = startValues(form.entity, { record: theirs })
  const given = changedByBoth(form, start).filter((name) => !kept.includes(name))
  const changed = Object.keys(changedValues(form.entity, before, values))
  const mine = [...changed, ...kept].filter((name) => !given.includes(name))
  patch(form, { theirs: null, refused: null, start, values: { ...start, ...pick(values, mine) }, version: versionOf(theirs) })
}

/** The record is gone: what the form holds becomes a new one. */
export function beginAnew(form: Form) {
  const { values, specs } = form.get()
  const start = startValues(form.entity, {})
  patch(form, {
    isChange: false,
    version: {},
    wasTried: false,
    refused: null,
    start,
    values: { ...start, ...pick(values, Object.keys(specs)) }, // what nobody sees in the form might be refused, and could not be mended
  })
}

export const change = (form: Form, name: string, value: unknown) => changeTogether(form, { [name]: value })

/** Several values at once, where one follows from another. */
export function changeTogether(form: Form, changed: FieldValues) {
  const { values, refused } = form.get()
  const mended = refused && { ...refused, mended: new Set([...refused.mended, ...Object.keys(changed)]) }
  patch(form, { values: { ...values, ...changed }, refused: mended })
}

/** Values that nobody has entered: closing the form loses nothing with them. */
export function fillIn(form: Form, values: FieldValues) {
  patch(form, { start: { ...form.get().start, ...values } })
  changeTogether(form, values)
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

/** The id of a field's control on the page. */
export const controlId = ({ entity }: Form, name: string): string => `${entity.name}-${name}`

/** What users call the field. */
export function labelOf({ entity, labels }: Form, name: string): Text {
  const label = labels[name]
  if (!label) throw new Error(`The field ${name} of ${entity.name} has no label`)
  return label
}

export function patch(form: Form, changed: Partial<FormState>) {
  form.set({ ...form.get(), ...changed })
}

const pick = (values: FieldValues, names: readonly string[]): FieldValues => Object.fromEntries(names.map((name) => [name, values[name]]))

const isSame = (a: FieldSpec | undefined, b: FieldSpec) =>
  a !== undefined && (Object.keys(b) as (keyof FieldSpec)[]).every((key) => Object.is(a[key], b[key]))
