import type { Answer, Input, Patch } from '@kasack/contract/entity.ts'
import { leaveStored, readInput, readPatch } from '@kasack/contract/input.ts'
import { mergePatch, sameValue } from '@kasack/contract/merged.ts'
import type { ContextValues, List } from '@kasack/contract/list.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { actsIn } from './act.ts'
import type { Migrated, StoredEntity, WithoutColumn } from '../database/column.ts'
import { countReferences, foreseeDeletion, whyKept } from '../write/deletion.ts'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'
import type { Call, Method, Platform } from '../request/call.ts'
import { endpoint } from '../request/endpoint.ts'
import { inTurn, ofEach } from '../request/large-answer.ts'
import { readContext, readListRequest, requireContextAccess } from '../list/list-request.ts'
import { describeResource } from '../openapi/operation.ts'
import { outdatedIn } from './outdated.ts'
import { pageLinks } from '../list/page-links.ts'
import { findFirst } from '../read/read-first.ts'
import type { Reading } from '../read/reading.ts'
import { readingsOf } from '../read/reading.ts'
import type { ReadApart, Recipe } from '../write/recipe.ts'
import type { Row } from '../record/record.ts'
import { Refusal, refusalTexts, refuseWhole } from '../text/refusal.ts'
import { pick, settling } from '../write/settle.ts'
import { prepareFind } from '../read/statement.ts'
import type { Stored } from '../record/stored.ts'
import { storedReader } from '../record/stored.ts'
import { removeRecord } from '../write/store.ts'
import { write } from '../write/write.ts'
import { writtenPart } from '../entity/written.ts'

/** Serves an entity under its two paths: list and POST, detail, PATCH and DELETE. */
export function resource<E extends StoredEntity, L extends List<E>, F extends object = object, A extends WithoutColumn<E> = never>(
  migrated: E & Migrated<E, A>,
  recipe: Recipe<E, L, F> & ReadApart<A>,
) {
  const entity: E = migrated
  const { list, record, body = (given: Call['body']) => given, lock, facts, complete, refuse, insert, change, removal, apart } = recipe
  const { calls = {}, visitor, acts = {}, sealed, holdsSecrets } = recipe
  const { path, access } = entity
  const docs = describeResource(entity, list.list)
  const compressed = !holdsSecrets
  const readingOf = readingsOf(entity)
  const statementOf = prepareFind(entity.name, list)
  const readStored = storedReader(entity, apart)
  const refuseOutdated = outdatedIn(entity)
  const settle = settling(entity, { facts, complete, refuse })

  const listPage = async (call: Call) => {
    requireContextAccess(list.list, call.query, call.caller)
    const asked = readListRequest(list.list, call.query)
    return inTurn(call, asked.size, async () => {
      const reading = readingOf(call, asked.context, await findFirst(call.db, list.readFirst, asked.context))
      const { count, rows } = await list.run(call.db, asked, { now: call.now, reading })
      return { count, ...pageLinks(call, asked, count), results: await ofEach(rows, (row) => record(row, reading)) }
    })
  }

  const detail = async (call: Call) => {
    const { db, id, query, caller } = call
    requireContextAccess(list.list, query, caller)
    try {
      const context = readContext(list.list, query)
      return await find(db, id, readingOf(call, context, await findFirst(db, list.readFirst, context)))
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

  const mayRead = ({ caller }: Call) => mayAccess(caller, access.read)

  /** To whoever may not read the record no more than was sent is told of it. */
  const answerChange = async (db: Db, call: Call, sent: Row) => {
    const changed = await findAgain(db, call.id, call)
    return mayRead(call) ? changed : writtenPart(entity, changed as Row, sent)
  }

  const create = (call: Call) =>
    write(call, async (db) => {
      const { input, problems } = readInput(entity, body(call.body), call)
      const settled = await settle(db, input, { call, stored: null, sent: Object.keys(input), unreadable: problems, acts: [] })
      const id = await insert!(db, settled.input, settled.facts)
      return findAgain(db, id, call)
    })

  const edit = (call: Call) =>
    write(call, async (db) => {
      const { named, sent: given } = actsIn(body(call.body), acts)
      const asked = readPatch(entity, given, call)
      const stored = await hold(db, call.id, asked.input)
      if (named.length === 0) refuseWhole(sealed?.(stored) ?? [])
      const { input: sent, problems } = leaveStored(asked, given, stored)
      const merged = mergePatch(entity, stored as unknown as Input<E>, sent) // no secret but one that is sent
      const unreadable = { ...problems, ...refuseOutdated({ body: given, stored, merged, isRead: mayRead(call) }) }
      const { input, facts: known } = await settle(db, merged, { call, stored, sent: Object.keys(sent), unreadable, acts: named })
      await change!(db, stored, differences(input, stored), known)
      return answerChange(db, call, given)
    })

  const { references, texts, lock: lockRemoval, refuse: refuseRemoval = () => [], remove = removeStored } = removal ?? { references: {} }

  const erase = (call: Call) =>
    write(call, async (db) => {
      await lockRemoval?.(db, call.id)
      const stored = await hold(db, call.id)
      refuseWhole(whyKept(refuseRemoval(stored), await countReferences(db, references, call.id), texts))
      await remove(db, stored, call)
    })

  const foresee = async (call: Call) => {
    const { db, id, caller, language } = call
    const reasons = refuseRemoval(await readStored(db, id, 'free'))
    return foreseeDeletion({ reasons, counted: await countReferences(db, references, id), texts, caller, language })
  }

  const act = (what: NonNullable<typeof calls>[string]) => (call: Call) =>
    write(call, async (db) => {
      await hold(db, call.id)
      await what(db, call.id, call)
      return answerChange(db, call, {})
    })

  async function removeStored(db: Db, { id }: Stored<E>) {
    await removeRecord(db, entity, id)
  }

  /** Locks a record, after those that must be locked before it, and reads what is stored of it. */
  async function hold(db: Db, id: number, patch: Patch<E> = {}): Promise<Stored<E>> {
    await lock?.(db, id, patch)
    return readStored(db, id, 'locked')
  }

  const exists = async (db: Db, id: number) =>
    (await sql`select 1 from ${sql.table(entity.name)} where id = ${id}`.execute(db)).rows.length > 0

  return (app: FastifyInstance, platform: Platform): void => {
    endpoint(app, platform, `/${path}`, {
      methods: {
        GET: { access: access.read, compressed, handle: listPage, docs: docs.list },
        ...(insert && { POST: { access: access.create, status: 201 as const, ...visited(create, visitor), docs: docs.create } }),
      },
    })
    endpoint(app, platform, `/${path}/:id`, {
      exists,
      methods: {
        GET: { access: access.read, compressed, handle: detail, docs: docs.detail },
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

/** Whoever has no session is a visitor, where there may be some; nobody else waits for others. */
const visited = (
  handle: Method['handle'],
  visitor: Partial<Pick<Method, 'throttle' | 'handle'>> = {},
): Pick<Method, 'throttle' | 'handle'> => ({
  throttle: async (call) => (call.session ? undefined : visitor.throttle?.(call)),
  handle: (call) => (call.session ? handle(call) : (visitor.handle ?? handle)(call)),
})

/** What is not stored yet; a secret never is. */
const differences = <T extends object>(input: T, stored: object): Partial<T> =>
  pick(
    input,
    Object.keys(input).filter((name) => !sameValue(input[name as keyof T], (stored as Row)[name])),
  )
