import { autocompletes } from '@kasack/contract/autocomplete.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { Access } from '@kasack/contract/permission.ts'
import { autocompleteOf } from '@kasack/contract/reference.ts'
import { useMay } from '../session/permission.ts'

const offers: Partial<Record<string, { access: Access }>> = autocompletes

/** Whether the user may fill in a field: has its permission, and the one to read its choices if they come from an autocomplete. */
export function useMayEnter(): (field: Field) => boolean {
  const may = useMay()
  return ({ needs = 'session', target }) => may(needs) && may((target && offers[autocompleteOf(target)]?.access) ?? 'session')
}
