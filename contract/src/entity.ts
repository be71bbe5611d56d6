import type * as z from 'zod/mini'
import type { Act, Acts } from './act.ts'
import type { Field, Period, PeriodInput } from './field.ts'
import { version } from './field.ts'
import type { Access, Rights } from './permission.ts'
import type { Text } from './text.ts'

export type Fields = Record<string, Field>

/** Who may read, create, change and delete the records of an entity (wire.md 4). */
export type EntityAccess = { read: Access; create: Rights; change: Rights; remove: Rights }

/** An entity on the wire: `name` is its table and folder, `path` its plural under /api/v0, `noun` and `plural` are its names for users. */
export type Entity<F extends Fields = Fields, N extends string = string, A extends Acts = Acts> = {
  name: N
  path: string
  noun: Text
  plural: Text
  access: EntityAccess
  fields: F
  acts: A
  /** Further permissions, by name, that decide which records exist or what fields contain; names a reader lacks count as hidden. */
  readingNeeds?: Readonly<Record<string, Rights>>
  /** Fields that form one value, such as an address and its point, by the field that names it. In a conflict one side wins as a whole. */
  compositeFields?: Readonly<Record<string, readonly string[]>>
}

/** Fields sent together: those of an entity, or of a call that writes no record. */
export type Form<F extends Fields = Fields> = { fields: F }

type WritableKey<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer _V, infer _A, infer R> ? (R extends true ? never : K) : never
}[keyof F]

/** What POST stores: every writable field, checked and normalised. */
export type Input<E extends Form> = { -readonly [K in WritableKey<E['fields']>]: z.output<E['fields'][K]['schema']> }

/** What PATCH sends: any of the fields, and either bound of a period. */
export type Patch<E extends Form> = { [K in keyof Input<E>]?: Input<E>[K] extends Period ? PeriodInput : Input<E>[K] }

type ShownKey<F extends Fields> = { [K in keyof F]: undefined extends z.output<F[K]['answer']> ? never : K }[keyof F]

/** The record as every answer shows it, without secrets. */
export type Answer<E extends Entity> = { -readonly [K in ShownKey<E['fields']>]: z.output<E['fields'][K]['answer']> }

type WithVersion<F extends Fields> = F & { version: ReturnType<typeof version> }

/** Describes an entity: the one place for its fields, their rules and permissions. Adds `version` as the last field. */
export function entity<F extends Fields, const N extends string, const A extends Acts = Record<never, Act>>(
  path: string,
  { fields, acts, ...description }: Omit<Entity<F, N, A>, 'path' | 'acts'> & { acts?: A },
): Entity<WithVersion<F>, N, A> {
  return { ...description, path, fields: { ...fields, version: version() }, acts: acts ?? ({} as A) } // an entity without acts has none
}

/** The fields that form one value with the named one; that one alone if it belongs to none. */
export const valueFields = ({ compositeFields = {} }: Entity, name: string): readonly string[] =>
  Object.values(compositeFields).find((whole) => whole.includes(name)) ?? [name]

/** The field that names the value this one belongs to. */
export const valueName = ({ compositeFields = {} }: Entity, name: string): string =>
  Object.keys(compositeFields).find((key) => compositeFields[key]?.includes(name)) ?? name

/** One permission for everything. */
export const sameAccess = (access: Access): EntityAccess => ({ read: access, create: access, change: access, remove: access })
