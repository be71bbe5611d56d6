import type { Answer } from '@kasack/contract/entity.ts'
import type { ContextValues, List } from '@kasack/contract/list.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { StoredEntity } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'
import type { Call, Method, Platform } from '../request/call.ts'
import { endpoint } from '../request/endpoint.ts'
import { inTurn, ofEach } from '../request/large-answer.ts'
import type { ListQuery } from '../list/list-query.ts'
import { readContext, readListRequest, requireParameterAccess } from '../list/list-request.ts'
import { describeResource } from '../openapi/operation.ts'
import { pageLinks } from '../list/page-links.ts'
import { findFirst } from '../read/read-first.ts'
import type { Reading } from '../read/reading.ts'
import { readingsOf } from '../read/reading.ts'
import type { Row } from '../record/record.ts'
import { recordOf } from '../record/record.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import { prepareFind } from '../read/statement.ts'
import { isOutdated, Outdated } from '../write/outdated.ts'
import { found, type Records } from '../write/records.ts'
import { write } from '../write/write.ts'
import { writtenPart } from '../entity/written.ts'

/** How the records of an entity are listed and shown. */
type View<E extends StoredEntity, L extends List> = {
  list: ListQuery<L>
  /** Needed if a record shows more than its row; by default each field is read by its kind. */
  record?: (row: Row, reading: Reading) => Answer<E>
  /** Records show secrets, such as links that confirm an address, so they are never compressed. */
  holdsSecrets?: true
  /** What a POST without a session does, where the contract lets everybody make it. */
  visitor?: Pick<Method, 'throttle' | 'handle'>
}

/** Who reads, when and in which language. */
type Reader = Pick<Call, 'caller' | 'today' | 'language'>

/** Serves an entity's records under its two paths: list and POST, detail, PATCH and DELETE. */
export function resource<E extends StoredEntity, L extends List<E>>(
  writing: Records<E>,
  { list, record = recordOf(writing.entity), holdsSecrets, visitor }: View<E, L>,
) {
  const { entity, can } = writing
  const { path, access } = entity
  const docs = describeResource(entity, list.list)
  const compressed = !holdsSecrets
  const readingOf = readingsOf(entity)
  const statementOf = prepareFind(entity.name, list)

  const listPage = async (call: Call) => {
    requireParameterAccess({ ...list.list.filters, ...list.list.context }, call.query, call.caller)
    const asked = readListRequest(list.list, call.query)
    return inTurn(call, asked.size, async () => {
      const reading = readingOf(call, asked.context, await findFirst(call.db, list.readFirst, asked.context))
      const { count, rows } = await list.run(call.db, asked, { now: call.now, reading })
      return { count, ...pageLinks(call, asked, count), results: await ofEach(rows, (row) => record(row, reading)) }
    })
  }

  const detail = async (call: Call) => {
    const { db, id, query, caller } = call
    requireParameterAccess(list.list.context, query, caller)
    try {
      const context = readContext(list.list, query)
      return await find(db, id, readingOf(call, context, await findFirst(db, list.readFirst, context)))
    } catch (error) {
      // An unknown record takes precedence over a wrong parameter (wire.md 11).
      if (error instanceof Refusal && error.status === 400 && !(await exists(db, id, call))) throw new Refusal(404, refusalTexts.not_found)
      throw error
    }
  }

  async function find(db: Db, id: number, reading: Reading<ContextValues<L>>): Promise<Answer<E>> {
    const [row] = await read<Row>(db, statementOf(reading, id))
    if (!row) throw new Refusal(404, refusalTexts.not_found)
    const [shown] = await list.complete(db, [row], reading)
    return record(shown!, reading)
  }

  /** As the writer's own GET would show it. */
  const findAgain = (db: Db, id: number, call: Call) => find(db, id, readingOf(call, {} as ContextValues<L>))

  /** Callers who may not read the record get back no more than they sent. */
  const answerChange = async (db: Db, call: Call, sent: Row) => {
    const changed = await findAgain(db, call.id, call)
    return mayAccess(call.caller, access.read) ? changed : writtenPart(entity, changed as Row, sent)
  }

  const create = (call: Call) => write(call, async (tx) => findAgain(tx, await writing.create(tx, call, call.body), call))

  const change = async (call: Call) => {
    try {
      return await write(call, async (tx) => answerChange(tx, call, await writing.change(tx, call, call.id, call.body)))
    } catch (error) {
      throw isOutdated(error) ? new Outdated(error, await findAgain(call.db, call.id, call)) : error
    }
  }

  const erase = (call: Call) => write(call, (tx) => writing.remove(tx, call, call.id))

  const foresee = async (call: Call) => {
    if (list.only && !(await exists(call.db, call.id, call))) throw new Refusal(404, refusalTexts.not_found)
    return writing.previewRemoval(call.db, call, call.id)
  }

  const act = (name: string) => (call: Call) =>
    write(call, async (tx) => {
      await writing.act(tx, call, found(await writing.hold(tx, call.id)), name)
      return answerChange(tx, call, {})
    })

  /** Whether the record exists for this reader. */
  const exists = async (db: Db, id: number, reader: Reader) => {
    const there = list.only?.(readingOf(reader, {} as ContextValues<L>)) ?? sql`true`
    return (await sql`select 1 from ${sql.table(entity.name)} where id = ${id} and ${there}`.execute(db)).rows.length > 0
  }

  const serve = (app: FastifyInstance, platform: Platform): void => {
    endpoint(app, platform, `/${path}`, {
      methods: {
        GET: { access: access.read, compressed, handle: listPage, docs: docs.list },
        ...(can.create && { POST: { access: access.create, status: 201 as const, ...visited(create, visitor), docs: docs.create } }),
      },
    })
    endpoint(app, platform, `/${path}/:id`, {
      exists,
      methods: {
        GET: { access: access.read, compressed, handle: detail, docs: docs.detail },
        ...(can.change && { PATCH: { access: access.change, handle: change, docs: docs.change } }),
        ...(can.remove && { DELETE: { access: access.remove, status: 204 as const, handle: erase, docs: docs.remove } }),
      },
    })
    if (can.remove) {
      endpoint(app, platform, `/${path}/:id/deletion`, {
        exists,
        methods: { GET: { access: access.remove, handle: foresee, docs: docs.deletion } },
      })
    }
    for (const name of can.act) {
      const { by } = entity.acts[name]!
      if (!('path' in by)) continue
      endpoint(app, platform, `/${path}/:id/${by.path}`, {
        exists,
        methods: { POST: { access: access.change, handle: act(name), docs: docs.act(by.path) } },
      })
    }
  }
  return Object.assign(serve, { exists, find: findAgain })
}

/** Callers without a session are visitors, where visitors are allowed; only they are throttled. */
const visited = (
  handle: Method['handle'],
  visitor: Partial<Pick<Method, 'throttle' | 'handle'>> = {},
): Pick<Method, 'throttle' | 'handle'> => ({
  throttle: async (call) => (call.session ? undefined : visitor.throttle?.(call)),
  handle: (call) => (call.session ? handle(call) : (visitor.handle ?? handle)(call)),
})
