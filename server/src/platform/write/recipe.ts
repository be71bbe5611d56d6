import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Call } from '../request/call.ts'
import type { Db } from '../database/db.ts'
import type { HoldingTexts, References } from './deletion.ts'
import type { Sql } from '../list/list-query.ts'
import type { StoredRecord } from '../record/stored.ts'

/** Who writes, when and in which language, and where mails are put. A call is one. */
export type RecordWriter = Pick<Call, 'caller' | 'session' | 'now' | 'today' | 'language' | 'publicUrl' | 'outbox'>

/** Values of fields by name, as somebody sent them. */
export type RequestBody = Call['body']

/**
 * What every rule and query may know of a write: who writes, when and in which language, the record before (null on POST), what is
 * sent, which fields cannot be read, and where mails are put. There is no database: what an entity's rules need beyond this, its
 * `facts` have read.
 */
export type WriteFacts<E extends Entity> = RecordWriter & {
  stored: StoredRecord<E> | null
  patch: Partial<Input<E>>
  unreadable: Problems
  /** What was sent, as it was sent; of use where a record's answer is written back in parts that are no fields. */
  body: RequestBody
  /** The acts that are asked for; none: an ordinary change. */
  acts: readonly string[]
}

/** How the records of one entity are written; `F` is what its rules and queries need to know of others, `J` what judging answers. */
export type Recipe<E extends Entity, F extends object, I extends string = never, J extends object = object> = {
  /** Reads aliases of fields, where the wire has them. */
  body?: (body: RequestBody) => RequestBody
  /** The references whose records are held before the record is, in the order of the tables. */
  holds?: readonly (keyof Input<E> & string)[]
  /** Locks others that must be locked before the record is. */
  lock?: (db: Db, id: number) => Promise<void>
  /** Reads what rules and queries need, once. What `holds` names is held; the input may hold references to no record. */
  facts?: (db: Db, input: Input<E>, facts: WriteFacts<E>) => Promise<F>
  /** The same for several writes by the same statements, in their order; instead of `facts`. */
  factsOfMany?: (db: Db, writes: { input: Input<E>; facts: WriteFacts<E> }[]) => Promise<F[]>
  /** What only one of several new records can have, as a word, and why those after it are refused. */
  onlyOne?: { of: (input: Input<E>) => string; refused: Problems }
  /** The values that follow from others. */
  complete?: (input: Input<E>, facts: WriteFacts<E> & F) => Input<E>
  /** Why a record is not changed any more, whatever is sent but an act. */
  sealed?: (stored: StoredRecord<E>) => Text[]
  /** All reasons to refuse the record as it would be, by field. */
  refuse?: (input: Input<E>, facts: WriteFacts<E> & F) => Problems
  /** Refuses a write that nothing else refuses, by what is read only then; never an act. Answers what its storing needs to know of that. */
  judge?: (db: Db, input: Input<E>, facts: WriteFacts<E> & F) => Promise<J>
  /** Stores a new record. */
  insert?: (db: Db, input: Input<E>, facts: WriteFacts<E> & F & Partial<J>) => Promise<number>
  /** Instead of `insert`, where no rule of a new record looks at other records of the entity but for unique values. */
  insertMany?: (db: Db, inputs: Input<E>[], writer: RecordWriter) => Promise<number[]>
  /** Stores what differs from before. */
  change?: (db: Db, stored: StoredRecord<E>, changes: Partial<Input<E>>, facts: WriteFacts<E> & F & Partial<J>) => Promise<void>
  /** What follows from records that were created, changed or removed, whoever did. */
  after?: (db: Db, written: RecordChange<E>[], writer: RecordWriter) => Promise<void>
  /**
   * What follows where an undo put records back as they were, whatever has become of others meanwhile: brings up to date what is derived,
   * and answers why the state that results cannot be. Whom they refer to is held.
   */
  undone?: (db: Db, records: PutBack<E>[], writer: RecordWriter) => Promise<Text[]>
  /** Deletes the record. Its reasons to stay, and what refers to it, are asked before and told to whoever thinks about it. */
  removal?: {
    /** What refers to it; nothing unless told. */
    references?: References
    texts?: HoldingTexts
    /** Locks others that must be locked before the record is. */
    lock?: (db: Db, id: number) => Promise<void>
    refuse?: (stored: StoredRecord<E>) => Text[]
    remove?: (db: Db, stored: StoredRecord<E>, writer: RecordWriter) => Promise<void>
  }
  /** What the acts do that are asked for by a path below the record's; they answer the record. */
  acts?: Record<PathAct<E>, Step<E>>
  /** What only other parts of the program do with a record. */
  internal?: Record<I, Step<E>>
}

/** A record that was written: as it was stored before, null where it is new, and as it is, null where it is gone. */
export type RecordChange<E extends Entity> = { id: number; before: StoredRecord<E> | null; after: Input<E> | null }

/** A record that an undo put back: as it was stored before, null where there was none, and as it is, null where it is gone. */
export type PutBack<E extends Entity> = { id: number; before: StoredRecord<E> | null; after: StoredRecord<E> | null }

/** The acts that an entity names by a path. */
export type PathAct<E extends Entity> = {
  [K in keyof E['acts'] & string]: E['acts'][K]['by'] extends { path: string } ? K : never
}[keyof E['acts'] & string]

/** What is done with a record that is held. */
export type Step<E extends Entity> = (db: Db, stored: StoredRecord<E>, writer: RecordWriter) => Promise<void>

/** An entity that names acts by a path has a step for each. */
export type StepsOf<E extends Entity> = [PathAct<E>] extends [never] ? unknown : { acts: Record<PathAct<E>, Step<E>> }

/** How fields without a column are read, by name. */
export type ReadApart<A extends string> = { apart?: Record<A, Sql> }
