import type { Entity, Input } from '@kasack/contract/entity.ts'
import { refuseMerged } from '@kasack/contract/merged.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Db } from '../database/db.ts'
import type { RecordWriter, Sent, WriteFacts, WriteRecipe } from './recipe.ts'
import { refuseUnknownReferences } from './references.ts'
import { refuseIf } from '../text/refusal.ts'
import type { Stored } from '../record/stored.ts'
import { refuseTaken } from './unique.ts'

/** A write before it is judged: the names of the fields that are sent, and why some of them cannot be read. */
type Write<E extends Entity> = {
  writer: RecordWriter
  body: Sent
  stored: Stored<E> | null
  sent: string[]
  unreadable: Problems
  acts: readonly string[]
}

/** Completes an input by its facts and reports all problems together; a field that cannot be read is not judged by the rules again. */
export const settling =
  <E extends Entity, F extends object>(entity: E, { facts, complete, refuse }: Pick<WriteRecipe<E, F>, 'facts' | 'complete' | 'refuse'>) =>
  async (
    db: Db,
    input: Input<E>,
    { writer, body, stored, sent, unreadable, acts }: Write<E>,
  ): Promise<{ input: Input<E>; facts: WriteFacts<E> & F }> => {
    const { caller, session, now, today, language, publicUrl, outbox } = writer
    const readable = sent.filter((name) => !(name in unreadable))
    const own: WriteFacts<E> = {
      caller,
      session,
      now,
      today,
      language,
      publicUrl,
      outbox,
      stored,
      patch: pick(input, readable),
      unreadable,
      body,
      acts,
    }
    const known = { ...own, ...(await facts?.(db, input, own)) } as WriteFacts<E> & F // without `facts` there is nothing to know
    const completed = complete ? complete(input, known) : input
    const [named, written] = [pick(input, readable), pick(completed, readable)]
    refuseIf({
      ...refuse?.(completed, known),
      ...refuseMerged(entity, completed, { stored: stored as Input<E> | null, today }),
      ...(await refuseUnknownReferences(db, entity, { ...written, ...onlyGiven(named) })), // also one that is not kept
      ...(await refuseTaken(db, entity, { input: written, own: stored?.id ?? 0 })),
      ...unreadable,
    })
    return { input: completed, facts: known }
  }

const onlyGiven = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<T>

/** The values of the fields that are named. */
export const pick = <T extends object>(values: T, names: string[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, values[name as keyof T]])) as Partial<T>
