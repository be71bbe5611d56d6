import { autocompletes } from '@kasack/contract/autocomplete.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { Access } from '@kasack/contract/permission.ts'
import { autocompleteOf } from '@kasack/contract/reference.ts'
import { useMay } from '../session/permission.ts'

const offers: Partial<Record<string, { access: Access }>> = autocompletes

/** Tells whether the user may fill a field in: has the right it needs itself, and the one to choose what it refers to, where that is offered. */
export function useMayEnter(): (field: Field) => boolean {
  const may = useMay()
  return ({ needs = 'session', target }) => may(needs) && may((target && offers[autocompleteOf(target)]?.access) ?? 'session')
}
