import type { Answer, Entity, Input, Patch } from '@kasack/contract/entity.ts'
import { inputOf, leaveStored, mergePatch, readInput, readPatch, refuseMerged } from '@kasack/contract/input.ts'
import type { ContextValues, List } from '@kasack/contract/list.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { StoredEntity } from './column.ts'
import type { References } from './deletion.ts'
import { countReferences, foreseeDeletion, whyKept } from './deletion.ts'
import { write } from './write.ts'
import type { Db } from './db.ts'
import { read } from './db.ts'
import type { Call, Platform } from './call.ts'
import { endpoint } from './endpoint.ts'
import { inTurn } from './large-answer.ts'
import type { ListQuery } from './list-query.ts'
import { readContext, readListRequest, requireContextAccess } from './list-request.ts'
import { describeResource } from './openapi/operation.ts'
import { pageLinks } from './page-links.ts'
import type { Reading } from './reading.ts'
import { readingsOf } from './reading.ts'
import type { Row } from './record.ts'
import { refuseUnknownReferences } from './references.ts'
import { Refusal, refusalTexts, refuseIf, refuseWhole } from './refusal.ts'
import { prepareFind } from './statement.ts'
import { removeRecord } from './store.ts'
import { refuseTaken } from './unique.ts'

/** What a rule may need to know: the day, the record before the change (null on POST), what is sent, and which fields cannot be read. */
export type WriteFacts<E extends Entity> = {
  db: Db
  today: string
  stored: Stored<E> | null
  patch: Partial<Input<E>>
  unreadable: Problems
}

/** A record as it is stored; every entity has an id. */
type Stored<E extends Entity> = Answer<E> & { id: number }

/** How the records of one entity are listed, found and written. Rules answer all problems at once, by field. */
export type Recipe<E extends Entity, L extends List> = {
  list: ListQuery<L>
  record: (row: Row, reading: Reading) => Answer<E>
  /** Reads aliases of fields, where the wire has them. */
  body?: (body: Call['body']) => Call['body']
  /** Locks the record before it is read for a write, where others must be locked first. */
  lock?: (db: Db, id: number, patch: Patch<E>) => Promise<void>
  refuse?: (input: Input<E>, facts: WriteFacts<E>) => Problems | Promise<Problems>
  insert?: (db: Db, input: Input<E>, call: Call) => Promise<number>
  change?: (db: Db, stored: Stored<E>, patch: Partial<Input<E>>, call: Call) => Promise<void>
  /** Deletes the record. Its reasons to stay, and what refers to it, are asked before and told to whoever thinks about it. */
  removal?: {
    references: References
    refuse?: (stored: Stored<E>) => Text[]
    remove?: (db: Db, stored: Stored<E>, call: Call) => Promise<void>
  }
  /** What else can be done with a record, each by a POST without fields to a path below the record's; answers the record. */
  calls?: Record<string, (db: Db, id: number, call: Call) => Promise<void>>
}

/** Serves an entity under its two paths: list and POST, detail, PATCH and DELETE. */
export function resource<E extends StoredEntity, L extends List<E>>(entity: E, recipe: Recipe<E, L>) {
  const { list, record, body = (sent) => sent, lock = lockRow, refuse, insert, change, removal, calls = {} } = recipe
  const { path, access } = entity
  const docs = describeResource(entity, list.list)
  const readingOf = readingsOf(entity)
  const statementOf = prepareFind(entity.name, list.rows)

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

  async function find(db: Db, id: number, reading: Reading<ContextValues<L>>): Promise<Stored<E>> {
    const [row] = await read<Row>(db, statementOf(reading, id))
    if (!row) throw new Refusal(404, refusalTexts.not_found)
    return record(row, reading) as Stored<E>
  }

  /** As the writer's own GET would show it. */
  const findAgain = (db: Db, id: number, call: Call) => find(db, id, readingOf(call, {} as ContextValues<L>))

  const create = (call: Call) =>
    write(call, async (db) => {
      const { input, problems } = readInput(entity, body(call.body), call)
      await refuseWrite({ db, today: call.today, stored: null, merged: input, patch: input, unreadable: problems })
      const id = await insert!(db, input, call)
      return findAgain(db, id, call)
    })

  const edit = (call: Call) =>
    write(call, async (db) => {
      const given = body(call.body)
      const asked = readPatch(entity, given, call)
      await lock(db, call.id, asked.input)
      const stored = await findAgain(db, call.id, call)
      const { input: sent, problems } = leaveStored(asked, given, stored)
      const merged = mergePatch(entity, inputOf(entity, stored), sent)
      const patch = pick(merged, Object.keys(sent))
      await refuseWrite({ db, today: call.today, stored, merged, patch, unreadable: problems })
      await change!(db, stored, patch, call)
      return findAgain(db, call.id, call)
    })

  const { references, refuse: refuseRemoval = () => [], remove = removeStored } = removal ?? { references: {} }

  const erase = (call: Call) =>
    write(call, async (db) => {
      await lock(db, call.id, {})
      const stored = await findAgain(db, call.id, call)
      refuseWhole(whyKept(refuseRemoval(stored), await countReferences(db, references, call.id)))
      await remove(db, stored, call)
    })

  const foresee = async (call: Call) => {
    const { db, id, caller, language } = call
    const reasons = refuseRemoval(await findAgain(db, id, call))
    return foreseeDeletion({ reasons, counted: await countReferences(db, references, id), caller, language })
  }

  const act = (what: NonNullable<typeof calls>[string]) => (call: Call) =>
    write(call, async (db) => {
      await lock(db, call.id, {})
      if (!(await exists(db, call.id))) throw new Refusal(404, refusalTexts.not_found)
      await what(db, call.id, call)
      return findAgain(db, call.id, call)
    })

  async function removeStored(db: Db, { id }: Stored<E>) {
    await removeRecord(db, entity, id)
  }

  /** Two writers of one record take turns: the second sees what the first has stored. */
  async function lockRow(db: Db, id: number) {
    await sql`select 1 from ${sql.table(entity.name)} where id = ${id} for update`.execute(db)
  }

  /** Reports all problems together; a field that cannot be read is not judged by the rules again. */
  async function refuseWrite({ merged, unreadable, ...facts }: WriteFacts<E> & { merged: Input<E> }) {
    const { db, stored, today } = facts
    const known = pick(
      merged,
      Object.keys(facts.patch).filter((name) => !(name in unreadable)),
    )
    refuseIf({
      ...(await refuse?.(merged, { ...facts, patch: known, unreadable })),
      ...refuseMerged(entity, merged, { stored: stored && inputOf(entity, stored), today }),
      ...(await refuseUnknownReferences(db, entity, known)),
      ...(await refuseTaken(db, entity, { input: known, own: stored?.id ?? 0 })),
      ...unreadable,
    })
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

/** The merged values of the fields that are named. */
const pick = <T extends object>(merged: T, names: string[]): Partial<T> =>
  Object.fromEntries(names.map((name) => [name, merged[name as keyof T]])) as Partial<T>
