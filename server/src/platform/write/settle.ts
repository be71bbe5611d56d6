import type { Entity, Input } from '@kasack/contract/entity.ts'
import { refuseMerged } from '@kasack/contract/merged.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Db } from '../database/db.ts'
import type { StoredRecord } from '../record/stored.ts'
import type { HeldRows } from './hold.ts'
import { refuseActs } from './act.ts'
import type { Recipe, RecordWriter, RequestBody, WriteFacts } from './recipe.ts'
import { refuseUnknownReferences } from './references.ts'
import { refuseTaken } from './unique.ts'

/** A write before it is judged: the names of the sent fields, and why some of them are unreadable. */
type Write<E extends Entity> = {
  input: Input<E>
  body: RequestBody
  stored: StoredRecord<E> | null
  sent: string[]
  unreadable: Problems
  acts: readonly string[]
}

/** A judged write: completed, with what is known of it and all that is wrong with it. */
export type SettledInput<E extends Entity, F extends object> = { input: Input<E>; facts: WriteFacts<E> & F; problems: Problems }

/**
 * Completes inputs by their facts and finds all problems of each; rules do not judge an unreadable field again. Several are judged as
 * if each were written after the one before. `held` are records known to exist.
 */
export const settling =
  <E extends Entity, F extends object>(
    entity: E,
    { facts, factsOfMany, complete, refuse, onlyOne }: Pick<Recipe<E, F>, 'facts' | 'factsOfMany' | 'complete' | 'refuse' | 'onlyOne'>,
  ) =>
  async (
    db: Db,
    { caller, session, now, today, language, publicUrl, outbox }: RecordWriter,
    writes: Write<E>[],
    held: HeldRows,
  ): Promise<SettledInput<E, F>[]> => {
    const read = writes.map(({ input, stored, unreadable, sent, body, acts }) => {
      const readable = sent.filter((name) => !(name in unreadable))
      const patch = pick(input, readable)
      const own: WriteFacts<E> = { caller, session, now, today, language, publicUrl, outbox, stored, patch, unreadable, body, acts }
      return { input, readable, facts: own }
    })
    const more = await factsOfMany?.(db, read)
    const settled = []
    for (const [place, { input, readable, facts: own }] of read.entries()) {
      const { stored, patch, unreadable, acts } = own
      const found = more ? more[place] : await facts?.(db, input, own)
      const known = { ...own, ...found } as WriteFacts<E> & F // with neither there is nothing to know
      const completed = complete ? complete(input, known) : input
      const problems = {
        ...refuseActs(entity, acts, stored, today),
        ...refuse?.(completed, known),
        ...refuseMerged(entity, completed, { stored: stored as Input<E> | null, today }),
      }
      settled.push({ input: completed, facts: known, problems, named: patch, written: pick(completed, readable), unreadable })
    }
    const unknown = await refuseUnknownReferences(
      db,
      entity,
      settled.map(({ named, written }) => ({ ...written, ...onlyGiven(named) })), // including references that were not kept
      held,
    )
    const judged = settled.map((one, place) => ({ ...one, problems: { ...one.problems, ...unknown[place] } }))
    const taken = await refuseTaken(
      db,
      entity,
      judged.map(({ written, facts: { stored }, problems, unreadable }) => ({
        input: written,
        own: stored?.id ?? 0,
        isRefused: Object.keys({ ...problems, ...unreadable }).length > 0,
      })),
    )
    const claimed = new Set<string>()
    return judged.map(({ input, facts: known, problems: own, unreadable }, place) => {
      const problems = { ...own, ...taken[place], ...unreadable }
      if (!onlyOne || known.stored || Object.keys(problems).length > 0) return { input, facts: known, problems }
      const claim = onlyOne.of(input)
      if (claimed.has(claim)) return { input, facts: known, problems: onlyOne.refused }
      claimed.add(claim)
      return { input, facts: known, problems }
    })
  }

const onlyGiven = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<T>

/** The values of the named fields. */
export const pick = <T extends object>(values: T, names: string[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, values[name as keyof T]])) as Partial<T>
