import { useEffect, useRef } from 'react'
import type { Form } from './form.ts'
import { fillIn } from './form.ts'
import { useForm, useFormState } from './form-context.ts'
import type { FieldValues } from './values.ts'
import { isBlank } from './values.ts'

/**
 * Fills in values that follow from a record, and updates them when the record changes; null: nothing follows, undefined: still loading.
 * The user's input and the form's initial values stay.
 */
export function usePreset<From extends object>(from: From | null | undefined, valuesOf: (from: From) => FieldValues) {
  const form = useForm()
  const before = useRef<FieldValues>({})
  const start = useFormState(form, (state) => state.start) // changes when others have changed the initial values
  useEffect(() => {
    if (from === undefined) return
    const wanted = from ? valuesOf(from) : {}
    const missing = missingPresets(form, { before: before.current, wanted })
    before.current = wanted
    if (Object.keys(missing).length > 0) fillIn(form, missing)
  }, [form, start, from, valuesOf])
}

type Presets = {
  before: FieldValues
  wanted: FieldValues
}

/** What to fill in: only fields without input from the user or values from elsewhere. */
export function missingPresets({ get, entity }: Pick<Form, 'get' | 'entity'>, { before, wanted }: Presets): FieldValues {
  const { start, values } = get()
  const emptied = Object.fromEntries(Object.keys(before).map((name) => [name, entity.fields[name]?.initial ?? null]))
  const isFree = (name: string) => values[name] === start[name] && (isBlank(start[name]) || start[name] === before[name])
  const isNews = (name: string, value: unknown) => value !== values[name] && !(isBlank(value) && isBlank(values[name]))
  return Object.fromEntries(Object.entries({ ...emptied, ...wanted }).filter(([name, value]) => isFree(name) && isNews(name, value)))
}
