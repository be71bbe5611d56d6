import type { Answer, Entity, Input, Patch } from '@kasack/contract/entity.ts'
import { leaveStored, mergePatch, readInput, readPatch, refuseMerged, sameValue } from '@kasack/contract/input.ts'
import type { ContextValues, List } from '@kasack/contract/list.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { StoredEntity, WithoutColumn } from './column.ts'
import type { References } from './deletion.ts'
import { countReferences, foreseeDeletion, whyKept } from './deletion.ts'
import type { Db } from './db.ts'
import { read } from './db.ts'
import type { Call, Platform } from './call.ts'
import { endpoint } from './endpoint.ts'
import { inTurn } from './large-answer.ts'
import type { ListQuery, Sql } from './list-query.ts'
import { readContext, readListRequest, requireContextAccess } from './list-request.ts'
import { describeResource } from './openapi/operation.ts'
import { pageLinks } from './page-links.ts'
import type { Reading } from './reading.ts'
import { readingsOf } from './reading.ts'
import type { Row } from './record.ts'
import { refuseUnknownReferences } from './references.ts'
import { Refusal, refusalTexts, refuseIf, refuseWhole } from './refusal.ts'
import { prepareFind } from './statement.ts'
import type { Stored } from './stored.ts'
import { storedReader } from './stored.ts'
import { removeRecord } from './store.ts'
import { refuseTaken } from './unique.ts'
import { write } from './write.ts'

/**
 * What every rule may know of a write: who writes and when, the record before (null on POST), what is sent, which fields cannot be
 * read. There is no database: what an entity's rules need beyond this, its `facts` have read.
 */
export type WriteFacts<E extends Entity> = Pick<Call, 'caller' | 'session' | 'now' | 'today'> & {
  stored: Stored<E> | null
  patch: Partial<Input<E>>
  unreadable: Problems
}

/** How the records of one entity are listed, found and written; `F` is what its rules and queries need to know of others. */
export type Recipe<E extends Entity, L extends List, F extends object> = {
  list: ListQuery<L>
  record: (row: Row, reading: Reading) => Answer<E>
  /** Reads aliases of fields, where the wire has them. */
  body?: (body: Call['body']) => Call['body']
  /** Locks others that must be locked before the record is. */
  lock?: (db: Db, id: number, patch: Patch<E>) => Promise<void>
  /** Locks and reads what rules and queries need, once. The input may hold references to no record. */
  facts?: (db: Db, input: Input<E>, facts: WriteFacts<E>) => Promise<F>
  /** The values that follow from others. */
  complete?: (input: Input<E>, facts: WriteFacts<E> & F) => Input<E>
  /** All reasons to refuse the record as it would be, by field. */
  refuse?: (input: Input<E>, facts: WriteFacts<E> & F) => Problems
  insert?: (db: Db, input: Input<E>, facts: WriteFacts<E> & F) => Promise<number>
  /** Stores what differs from before. */
  change?: (db: Db, stored: Stored<E>, changes: Partial<Input<E>>, facts: WriteFacts<E> & F) => Promise<void>
  /** Deletes the record. Its reasons to stay, and what refers to it, are asked before and told to whoever thinks about it. */
  removal?: {
    references: References
    refuse?: (stored: Stored<E>) => Text[]
    remove?: (db: Db, stored: Stored<E>, call: Call) => Promise<void>
  }
  /** What else can be done with a record, each by a POST without fields to a path below the record's; answers the record. */
  calls?: Record<string, (db: Db, id: number, call: Call) => Promise<void>>
}

/** A field without a column does not compile before it is said how it is read. */
type ReadApart<E extends StoredEntity> = [WithoutColumn<E>] extends [never] ? { apart?: never } : { apart: Record<WithoutColumn<E>, Sql> }

/** Serves an entity under its two paths: list and POST, detail, PATCH and DELETE. */
export function resource<E extends StoredEntity, L extends List<E>, F extends object = object>(
  entity: E,
  recipe: Recipe<E, L, F> & ReadApart<E>,
) {
  const { list, record, body = (given: Call['body']) => given, lock, facts, complete, refuse, insert, change, removal, apart } = recipe
  const { calls = {} } = recipe
  const { path, access } = entity
  const docs = describeResource(entity, list.list)
  const readingOf = readingsOf(entity)
  const statementOf = prepareFind(entity.name, list.rows)
  const readStored = storedReader(entity, apart)

  const listPage = async (call: Call) => {
    requireContextAccess(list.list, call.query, call.caller)
    const asked = readListRequest(list.list, call.query)
    return inTurn(call, asked.size, async () => {
      const reading = readingOf(call, asked.context)
      const { count, rows } = await list.run(call.db, asked, { now: call.now, reading })
      return { count, ...pageLinks(call, asked, count), results: rows.map((row) => record(row, reading)) }
    })
  }

  const detail = async (call: Call) => {
    const { db, id, query, caller } = call
    requireContextAccess(list.list, query, caller)
    try {
      return await find(db, id, readingOf(call, readContext(list.list, query)))
    } catch (error) {
      // An unknown record comes before a wrong parameter (wire.md 11).
      if (error instanceof Refusal && error.status === 400 && !(await exists(db, id))) throw new Refusal(404, refusalTexts.not_found)
      throw error
    }
  }

  async function find(db: Db, id: number, reading: Reading<ContextValues<L>>): Promise<Answer<E>> {
    const [row] = await read<Row>(db, statementOf(reading, id))
    if (!row) throw new Refusal(404, refusalTexts.not_found)
    return record(row, reading)
  }

  /** As the writer's own GET would show it. */
  const findAgain = (db: Db, id: number, call: Call) => find(db, id, readingOf(call, {} as ContextValues<L>))

  const create = (call: Call) =>
    write(call, async (db) => {
      const { input, problems } = readInput(entity, body(call.body), call)
      const settled = await settle(db, input, { call, stored: null, sent: Object.keys(input), unreadable: problems })
      const id = await insert!(db, settled.input, settled.facts)
      return findAgain(db, id, call)
    })

  const edit = (call: Call) =>
    write(call, async (db) => {
      const given = body(call.body)
      const asked = readPatch(entity, given, call)
      const stored = await hold(db, call.id, asked.input)
      const { input: sent, problems } = leaveStored(asked, given, stored)
      const merged = mergePatch(entity, stored as unknown as Input<E>, sent) // no secret but one that is sent
      const { input, facts: known } = await settle(db, merged, { call, stored, sent: Object.keys(sent), unreadable: problems })
      await change!(db, stored, differences(input, stored), known)
      return findAgain(db, call.id, call)
    })

  const { references, refuse: refuseRemoval = () => [], remove = removeStored } = removal ?? { references: {} }

  const erase = (call: Call) =>
    write(call, async (db) => {
      const stored = await hold(db, call.id)
      refuseWhole(whyKept(refuseRemoval(stored), await countReferences(db, references, call.id)))
      await remove(db, stored, call)
    })

  const foresee = async (call: Call) => {
    const { db, id, caller, language } = call
    const reasons = refuseRemoval(await readStored(db, id, 'free'))
    return foreseeDeletion({ reasons, counted: await countReferences(db, references, id), caller, language })
  }

  const act = (what: NonNullable<typeof calls>[string]) => (call: Call) =>
    write(call, async (db) => {
      await hold(db, call.id)
      await what(db, call.id, call)
      return findAgain(db, call.id, call)
    })

  async function removeStored(db: Db, { id }: Stored<E>) {
    await removeRecord(db, entity, id)
  }

  /** Locks a record, after those that must be locked before it, and reads what is stored of it. */
  async function hold(db: Db, id: number, patch: Patch<E> = {}): Promise<Stored<E>> {
    await lock?.(db, id, patch)
    return readStored(db, id, 'locked')
  }

  type Write = { call: Call; stored: Stored<E> | null; sent: string[]; unreadable: Problems }

  /** Completes an input by its facts and reports all problems together; a field that cannot be read is not judged by the rules again. */
  async function settle(db: Db, input: Input<E>, { call, stored, sent, unreadable }: Write) {
    const { caller, session, now, today } = call
    const readable = sent.filter((name) => !(name in unreadable))
    const own: WriteFacts<E> = { caller, session, now, today, stored, patch: pick(input, readable), unreadable }
    const known = { ...own, ...(await facts?.(db, input, own)) } as WriteFacts<E> & F // without `facts` there is nothing to know
    const completed = complete ? complete(input, known) : input
    const written = pick(completed, readable)
    refuseIf({
      ...refuse?.(completed, known),
      ...refuseMerged(entity, completed, { stored: stored as Input<E> | null, today }),
      ...(await refuseUnknownReferences(db, entity, written)),
      ...(await refuseTaken(db, entity, { input: written, own: stored?.id ?? 0 })),
      ...unreadable,
    })
    return { input: completed, facts: known }
  }

  const exists = async (db: Db, id: number) =>
    (await sql`select 1 from ${sql.table(entity.name)} where id = ${id}`.execute(db)).rows.length > 0

  return (app: FastifyInstance, platform: Platform): void => {
    endpoint(app, platform, `/${path}`, {
      methods: {
        GET: { access: access.read, handle: listPage, docs: docs.list },
        ...(insert && { POST: { access: access.create, status: 201 as const, handle: create, docs: docs.create } }),
      },
    })
    endpoint(app, platform, `/${path}/:id`, {
      exists,
      methods: {
        GET: { access: access.read, handle: detail, docs: docs.detail },
        ...(change && { PATCH: { access: access.change, handle: edit, docs: docs.change } }),
        ...(removal && { DELETE: { access: access.remove, status: 204 as const, handle: erase, docs: docs.remove } }),
      },
    })
    if (removal) {
      endpoint(app, platform, `/${path}/:id/deletion`, {
        exists,
        methods: { GET: { access: access.remove, handle: foresee, docs: docs.deletion } },
      })
    }
    for (const [name, what] of Object.entries(calls)) {
      endpoint(app, platform, `/${path}/:id/${name}`, {
        exists,
        methods: { POST: { access: access.change, handle: act(what), docs: docs.call(name) } },
      })
    }
  }
}

/** The values of the fields that are named. */
const pick = <T extends object>(values: T, names: string[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, values[name as keyof T]])) as Partial<T>

/** What is not stored yet; a secret never is. */
const differences = <T extends object>(input: T, stored: object): Partial<T> =>
  pick(
    input,
    Object.keys(input).filter((name) => !sameValue(input[name as keyof T], (stored as Row)[name])),
  )
