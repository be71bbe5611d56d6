import type { Form } from './form.ts'
import { holdsInput } from './form-problems.ts'

const forms = new Set<Form>()

/** Watches over the form's input; returns how to stop that. */
export function watch(form: Form): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/** Leaving now would lose what the user entered. */
export const inputIsHeld = (): boolean => [...forms].some(holdsInput)
