import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'

/** Labels for the fields of an entity; a missing one is a compile error. Forms, lists and details share them. */
export type Labels<E extends Entity> = Record<Exclude<keyof E['fields'] & string, 'id' | 'version'>, Text>
