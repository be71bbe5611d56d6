import { useEffect, useRef } from 'react'
import type { Form } from './form.ts'
import { fillIn } from './form.ts'
import { useForm, useFormState } from './form-context.ts'
import type { FieldValues } from './values.ts'
import { isBlank } from './values.ts'

/**
 * Fills in what follows from a record, and something else once that is another one; null: nothing follows, undefined: it is being read.
 * What the user has entered stays, and so does what the form began with.
 */
export function usePreset<From extends object>(from: From | null | undefined, valuesOf: (from: From) => FieldValues) {
  const form = useForm()
  const before = useRef<FieldValues>({})
  const start = useFormState(form, (state) => state.start) // anew where others have changed what the form began with
  useEffect(() => {
    if (from === undefined) return
    const wanted = from ? valuesOf(from) : {}
    const missing = missingPresets(form, { before: before.current, wanted })
    before.current = wanted
    if (Object.keys(missing).length > 0) fillIn(form, missing)
  }, [form, start, from, valuesOf])
}

type Presets = {
  /** What was preset until now. */
  before: FieldValues
  wanted: FieldValues
}

/** What is to be filled in: only fields that hold nothing from the user, nor from elsewhere than presets. */
export function missingPresets({ get, entity }: Pick<Form, 'get' | 'entity'>, { before, wanted }: Presets): FieldValues {
  const { start, values } = get()
  const emptied = Object.fromEntries(Object.keys(before).map((name) => [name, entity.fields[name]?.initial ?? null]))
  const isFree = (name: string) => values[name] === start[name] && (isBlank(start[name]) || start[name] === before[name])
  const isNews = (name: string, value: unknown) => value !== values[name] && !(isBlank(value) && isBlank(values[name]))
  return Object.fromEntries(Object.entries({ ...emptied, ...wanted }).filter(([name, value]) => isFree(name) && isNews(name, value)))
}
