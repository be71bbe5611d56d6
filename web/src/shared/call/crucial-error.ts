import { createStore } from '../program/store.ts'

/** A failed GET below 500 that the header's bar reports. */
export type CrucialError = { request: string; url: string; message: string }

/** Oldest first, one per method and URL. */
export const crucialErrors = createStore<CrucialError[]>([])

export function recordCrucialError(error: CrucialError) {
  crucialErrors.set([...without(error.request), error])
}

/** When a repeated request turns out differently, and after a silent read. */
export function clearCrucialError(request: string) {
  const left = without(request)
  if (left.length < crucialErrors.get().length) crucialErrors.set(left)
}

/** On navigation, and when the user hides the bar. */
export function clearCrucialErrors() {
  if (crucialErrors.get().length > 0) crucialErrors.set([])
}

const without = (request: string) => crucialErrors.get().filter((error) => error.request !== request)
