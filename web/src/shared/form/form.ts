import type { Entity } from '@kasack/contract/entity.ts'
import { valueFields } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Refusal } from '../call/refusal.ts'
import { versionOf } from '../call/version.ts'
import type { Store } from '../program/store.ts'
import { createStore } from '../program/store.ts'
import type { FieldSpec } from './problem.ts'
import { changedValues, startValues } from './values.ts'
import type { FieldValues } from './values.ts'

/** The server's answer to the last attempt, and the fields changed since. */
export type FormRefusal = { status: number; data: Refusal; changedSince: ReadonlySet<string> }

export type FormState = {
  phase: 'loading' | 'open' | 'saving' | 'saved' | 'given up'
  /** An existing record is changed. */
  isChange: boolean
  /** The fields on screen, which register themselves. */
  specs: Readonly<Record<string, FieldSpec>>
  start: FieldValues
  values: FieldValues
  /** The user has chosen something outside the fields that would be lost. */
  holdsMore: boolean
  /** The fields the user has visited and left. */
  visited: ReadonlySet<string>
  submitAttempted: boolean
  refused: FormRefusal | null
  /** Sent with the change, see `versionOf`. */
  version: { version?: string }
  /** The fields others changed a moment ago. */
  news: ReadonlySet<string>
  /** The record as others left it, if they changed the same fields. The user must choose before anything is saved. */
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
    visited: new Set(),
    submitAttempted: false,
    refused: null,
    news: new Set(),
    theirs: null,
  }
  return { entity, labels, ...createStore(state) }
}

/**
 * Takes in loaded data, the first time or again; the user's changes stay. Where others have changed the same fields, the form keeps their
 * old start values and version, so that the server refuses to overwrite them. Returns the fields whose shown value changed.
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

/** Fields that the user and others have set to different values; for a value of several fields, all of them. */
export function changedByBoth(form: Form, theirs: FieldValues): string[] {
  const { start, values } = form.get()
  const changed = (from: FieldValues, to: FieldValues) => Object.keys(changedValues(form.entity, from, to))
  const [byOthers, notMine] = [changed(start, theirs), changed(values, theirs)]
  const wholes = changed(start, values).map((name) => valueFields(form.entity, name))
  const both = wholes.filter((whole) => [byOthers, notMine].every((names) => whole.some((name) => names.includes(name))))
  return [...new Set(both.flat())]
}

/** Rebases the form on the record as others left it; of the conflicting fields, `kept` retain the user's value. */
export function settle(form: Form, kept: readonly string[]) {
  const { start: before, values, theirs } = form.get()
  if (!theirs) return
  const start = startValues(form.entity, { record: theirs })
  const given = changedByBoth(form, start).filter((name) => !kept.includes(name))
  const changed = Object.keys(changedValues(form.entity, before, values))
  const mine = [...changed, ...kept].filter((name) => !given.includes(name))
  patch(form, { theirs: null, refused: null, start, values: { ...start, ...pick(values, mine) }, version: versionOf(theirs) })
}

/** The record is gone: turns the input into a new record. */
export function recreate(form: Form) {
  const { values, specs } = form.get()
  const start = startValues(form.entity, {})
  patch(form, {
    isChange: false,
    version: {},
    submitAttempted: false,
    refused: null,
    start,
    values: { ...start, ...pick(values, Object.keys(specs)) }, // hidden values might be refused, and could not be corrected
  })
}

export const change = (form: Form, name: string, value: unknown) => changeTogether(form, { [name]: value })

/** Several values at once, where one follows from another. */
export function changeTogether(form: Form, changed: FieldValues) {
  const { values, refused } = form.get()
  const remaining = refused && { ...refused, changedSince: new Set([...refused.changedSince, ...Object.keys(changed)]) }
  patch(form, { values: { ...values, ...changed }, refused: remaining })
}

/** Values the user did not enter: closing the form does not ask because of them. */
export function fillIn(form: Form, values: FieldValues) {
  patch(form, { start: { ...form.get().start, ...values } })
  changeTogether(form, values)
}

/** The user leaves the field; its problem is shown from now on. */
export function leave(form: Form, name: string) {
  const { visited } = form.get()
  if (!visited.has(name)) patch(form, { visited: new Set([...visited, name]) })
}

/** Registers a field as it is now; null removes it. */
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

/** The DOM id of a field's control. */
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
