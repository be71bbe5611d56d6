import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Field } from '@kasack/contract/field.ts'
import type { Form, FormState } from './form.ts'
import { change, nameOf } from './form.ts'

export const FormContext = createContext<Form | null>(null)

/** The form around the component. */
export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form')
  return form
}

/** Follows a part of the form; `select` gives a plain value or a part of the state, nothing new. */
export const useFormState = <Part>(form: Form, select: (state: FormState) => Part): Part =>
  useSyncExternalStore(form.subscribe, () => select(form.get()))

/** The value of another field of the form around the component, and how to change it. */
export function useFieldValue<Value>(of: Field): [Value, (value: Value) => void] {
  const form = useForm()
  const name = nameOf(form.entity, of)
  return [useFormState(form, ({ values }) => values[name] as Value), (value) => change(form, name, value)] // as the field's answer
}
