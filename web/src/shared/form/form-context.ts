import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Field } from '@kasack/contract/field.ts'
import type { Form, FormState } from './form.ts'
import { change, nameOf } from './form.ts'

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form')
  return form
}

/** Subscribes to a part of the form; `select` must return a plain value or a part of the state, not a new object. */
export const useFormState = <Part>(form: Form, select: (state: FormState) => Part): Part =>
  useSyncExternalStore(form.subscribe, () => select(form.get()))

/** Another field's value in the surrounding form, and its setter. */
export function useFieldValue<Value>(of: Field): [Value, (value: Value) => void] {
  const form = useForm()
  const name = nameOf(form.entity, of)
  return [useFormState(form, ({ values }) => values[name] as Value), (value) => change(form, name, value)] // typed like the field's answer
}
