import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'

/** How users call the fields of an entity: every field, or it does not compile. Forms, lists and details take their labels from here. */
export type Labels<E extends Entity> = Record<Exclude<keyof E['fields'] & string, 'id' | 'version'>, Text>
