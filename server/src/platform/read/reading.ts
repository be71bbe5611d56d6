import type { Entity } from '@kasack/contract/entity.ts'
import type { Rights } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { Call, Caller } from '../request/call.ts'
import type { FactsByName } from './read-first.ts'

/**
 * What records are read for: the parameters that fill fields, the reader, the day, the language, and what is hidden from the reader,
 * fields such as `bookings` and parts of references such as `employee.phone`. `found` are the records the context refers to.
 */
export type Reading<Context extends object = object> = {
  context: Context
  found: FactsByName
  caller: Caller
  today: string
  language: Language
  hidden: ReadonlySet<string>
}

/** What a statement may depend on. It is kept for all readers from whom the same is hidden: the reader is not part of it. */
export type StatementReading<Context extends object = object> = Omit<Reading<Context>, 'caller'>

/** What most of a statement depends on: nothing that is specific to one request. */
export type CommonReading = Pick<Reading, 'today' | 'language' | 'hidden'>

/** Parts of statements with equal keys are equal. */
export const commonKey = ({ today, language, hidden }: CommonReading): string => `${today} ${language} ${[...hidden].join()}`

/** Same for whole statements; null: this one is not kept, because its context holds values. */
export const readingKey = (reading: StatementReading): string | null =>
  Object.keys(reading.context).length === 0 ? commonKey(reading) : null

/** What is hidden from a caller in an entity's records. */
export function hidingOf(entity: Entity): (caller: Caller) => ReadonlySet<string> {
  const rights = rightsOf(entity)
  return (caller) => hiddenFrom(caller, rights)
}

/** Makes the readings of an entity, by the permissions that its contract requires and no others. */
export function readingsOf(entity: Entity) {
  const hidden = hidingOf(entity)
  return <Context extends object>(
    { caller, today, language }: Pick<Call, 'caller' | 'today' | 'language'>,
    context: Context,
    found: FactsByName = {},
  ) => {
    const reading: Reading<Context> = { context, found, caller, today, language, hidden: hidden(caller) }
    return reading
  }
}

type Right = { name: string; needs: Rights }

const rightsOf = ({ fields, readingNeeds = {} }: Entity): Right[] => [
  ...Object.entries(fields).flatMap(([name, { needs, partNeeds = {} }]) => [
    ...(needs ? [{ name, needs }] : []),
    ...Object.entries(partNeeds).map(([part, right]) => ({ name: `${name}.${part}`, needs: right })),
  ]),
  ...Object.entries(readingNeeds).map(([name, needs]) => ({ name, needs })),
]

const nothing: ReadonlySet<string> = new Set()

const hiddenFrom = (caller: Caller, rights: Right[]): ReadonlySet<string> =>
  rights.length === 0 ? nothing : new Set(rights.filter(({ needs }) => !mayAccess(caller, needs)).map(({ name }) => name))
