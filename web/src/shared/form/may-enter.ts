import type { AutocompleteName } from '@kasack/contract/autocomplete.ts'
import { autocompletes } from '@kasack/contract/autocomplete.ts'
import type { Field } from '@kasack/contract/field.ts'
import { autocompleteOf } from '@kasack/contract/reference.ts'
import { useMay } from '../session/permission.ts'

/** Tells whether the user may fill a field in: has the right it needs itself, and the one to choose what it refers to. */
export function useMayEnter(): (field: Field) => boolean {
  const may = useMay()
  return ({ needs = 'session', target }) => may(needs) && may(target ? autocompletes[nameOf(target)].access : 'session')
}

const nameOf = (target: NonNullable<Field['target']>) => autocompleteOf(target) as AutocompleteName // every target is offered
