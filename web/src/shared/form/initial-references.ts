import type { Entity } from '@kasack/contract/entity.ts'
import type { Field, Ref } from '@kasack/contract/field.ts'
import { useQueries } from '@tanstack/react-query'
import { choicesOf } from './choices.ts'

/** Default references of a new record. The contract only knows ids; the names come from each field's choices. */
export function useInitialReferences({ fields }: Entity, isNew: boolean): { values: Record<string, Ref>; isPending: boolean } {
  const initial = isNew ? Object.entries(fields).flatMap(([name, field]) => idOf(name, field)) : []
  const choices = useQueries({ queries: initial.map(({ target }) => choicesOf(target, '')) })
  const named = initial.map(
    ({ name, id }, at) => [name, choices[at]?.data?.find((choice) => choice.id === id) ?? { id, name: '' }] as const,
  )
  return { values: Object.fromEntries(named), isPending: choices.some(({ isPending }) => isPending) }
}

function idOf(name: string, { kind, target, initial }: Field) {
  return kind === 'ref' && target && initial ? [{ name, target, id: (initial as { id: number }).id }] : [] // the initial value of a ref
}
