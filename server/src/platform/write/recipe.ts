import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Call } from '../request/call.ts'
import type { Db } from '../database/db.ts'
import type { HoldingTexts, References } from './deletion.ts'
import type { Sql } from '../list/list-query.ts'
import type { StoredRecord } from '../record/stored.ts'

/** Who writes, when and in which language, and where e-mails are put. A call is one. */
export type RecordWriter = Pick<Call, 'caller' | 'session' | 'now' | 'today' | 'language' | 'publicUrl' | 'outbox'>

/** Values of fields by name, as the caller sent them. */
export type RequestBody = Call['body']

/**
 * What every rule and query may know of a write: who writes, when and in which language, the record before (null on POST), what is
 * sent, which fields are unreadable, and where e-mails are put. There is no database: whatever else an entity's rules need, its
 * `facts` have read.
 */
export type WriteFacts<E extends Entity> = RecordWriter & {
  stored: StoredRecord<E> | null
  patch: Partial<Input<E>>
  unreadable: Problems
  /** The body as it was sent; useful where a record's answer is written back in parts that are not fields. */
  body: RequestBody
  /** The requested acts; none: an ordinary change. */
  acts: readonly string[]
}

/** How the records of one entity are written; `F` is what its rules and queries need to know of others, `J` what `judge` returns. */
export type Recipe<E extends Entity, F extends object, I extends string = never, J extends object = object> = {
  /** Resolves aliases of fields, where the wire has them. */
  body?: (body: RequestBody) => RequestBody
  /** The references whose records are held before the record itself, in the order of the tables. */
  holds?: readonly (keyof Input<E> & string)[]
  /** Locks other records that must be locked before this one. */
  lock?: (db: Db, id: number) => Promise<void>
  /** Reads what rules and queries need, once. What `holds` names is held; references in the input may point to no record. */
  facts?: (db: Db, input: Input<E>, facts: WriteFacts<E>) => Promise<F>
  /** Same for several writes by the same statements, in their order; instead of `facts`. */
  factsOfMany?: (db: Db, writes: { input: Input<E>; facts: WriteFacts<E> }[]) => Promise<F[]>
  /** What only one of several new records can have, as a word, and why later ones are refused. */
  onlyOne?: { of: (input: Input<E>) => string; refused: Problems }
  /** Fills in the values that follow from others. */
  complete?: (input: Input<E>, facts: WriteFacts<E> & F) => Input<E>
  /** Why a record can no longer be changed, except by an act. */
  sealed?: (stored: StoredRecord<E>) => Text[]
  /** All reasons to refuse the record as it would be, by field. */
  refuse?: (input: Input<E>, facts: WriteFacts<E> & F) => Problems
  /** Refuses a write that nothing else refuses, by what is read only then; never an act. Returns what storing needs to know of that. */
  judge?: (db: Db, input: Input<E>, facts: WriteFacts<E> & F) => Promise<J>
  insert?: (db: Db, input: Input<E>, facts: WriteFacts<E> & F & Partial<J>) => Promise<number>
  /** Instead of `insert`, if no rule of a new record looks at other records of the entity, except for unique values. */
  insertMany?: (db: Db, inputs: Input<E>[], writer: RecordWriter) => Promise<number[]>
  /** Stores what differs from before. */
  change?: (db: Db, stored: StoredRecord<E>, changes: Partial<Input<E>>, facts: WriteFacts<E> & F & Partial<J>) => Promise<void>
  /** What follows when records were created, changed or removed, whoever did it. */
  after?: (db: Db, written: RecordChange<E>[], writer: RecordWriter) => Promise<void>
  /**
   * What follows when an undo has put records back, whatever has become of others meanwhile: updates what is derived, and returns why
   * the resulting state is impossible. The records they refer to are held.
   */
  undone?: (db: Db, records: PutBack<E>[], writer: RecordWriter) => Promise<Text[]>
  /** Deletes the record. The reasons to keep it, and what refers to it, are checked first and shown to a caller who considers it. */
  removal?: {
    /** What refers to it; nothing by default. */
    references?: References
    texts?: HoldingTexts
    /** Locks other records that must be locked before this one. */
    lock?: (db: Db, id: number) => Promise<void>
    refuse?: (stored: StoredRecord<E>) => Text[]
    remove?: (db: Db, stored: StoredRecord<E>, writer: RecordWriter) => Promise<void>
  }
  /** What the acts with a path below the record's do; they are answered with the record. */
  acts?: Record<PathAct<E>, Step<E>>
  /** Steps that only other parts of the program take. */
  internal?: Record<I, Step<E>>
}

/** A written record: as it was stored before, null if it is new, and as it is, null if it is gone. */
export type RecordChange<E extends Entity> = { id: number; before: StoredRecord<E> | null; after: Input<E> | null }

/** A record that an undo put back: as it was stored before, null if it did not exist, and as it is, null if it is gone. */
export type PutBack<E extends Entity> = { id: number; before: StoredRecord<E> | null; after: StoredRecord<E> | null }

/** The acts of an entity that have a path. */
export type PathAct<E extends Entity> = {
  [K in keyof E['acts'] & string]: E['acts'][K]['by'] extends { path: string } ? K : never
}[keyof E['acts'] & string]

/** What is done with a held record. */
export type Step<E extends Entity> = (db: Db, stored: StoredRecord<E>, writer: RecordWriter) => Promise<void>

/** An entity whose acts have paths needs a step for each. */
export type StepsOf<E extends Entity> = [PathAct<E>] extends [never] ? unknown : { acts: Record<PathAct<E>, Step<E>> }

/** How fields without a column are read, by name. */
export type ReadApart<A extends string> = { apart?: Record<A, Sql> }
