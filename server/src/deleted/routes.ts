import { cockpitCodes, cockpitSections } from '@kasack/contract/cockpit.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { recordEntities } from '@kasack/contract/history-entities.ts'
import { type DeletedRecord, deletedRecord, deletedParameters } from '@kasack/contract/history.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import { seesHealthDocuments } from '../employee-document/rules.ts'
import { sightOf } from '../engagement/queries.ts'
import { readNames } from '../history/queries.ts'
import { readerOf } from '../history/line.ts'
import { undoableOf } from '../undo/undoable.ts'
import { readGiven, readPaging } from '../platform/list/list-request.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { inQuery, pageParameters } from '../platform/openapi/parameter.ts'
import { answer } from '../platform/openapi/operation.ts'
import { pageSchema, pascal, recordSchema } from '../platform/openapi/schema.ts'
import type { Settings } from '../platform/program/env.ts'
import { requireAccess } from '../platform/request/access.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { type DeletedRow, emptyGroup, findDeleted, findDeletion, noteErased } from './queries.ts'
import { nameOfDeleted } from './shown.ts'

/** Deleted records that can be restored, and the call that erases one for good. */
export function deletedRoutes(app: FastifyInstance, platform: Platform, { deletedDays }: Settings): void {
  const list = (call: Call) => listDeleted(call, deletedDays)
  endpoint(app, platform, `/${deletedRecord.path}`, {
    methods: { GET: { access: 'session', compressed: true, handle: list, docs: docs.list } },
  })
  for (const entity of recordEntities) {
    endpoint(app, platform, `/${deletedRecord.path}/${entity.path}/:id/erase`, {
      methods: { POST: { access: 'superuser', status: 204, handle: eraseOf(entity), docs: docs.erase(entity) } },
    })
  }
}

async function listDeleted(call: Call, deletedDays: number) {
  const { db, query, caller } = call
  const { resource } = readGiven(deletedParameters, query)
  if (resource === undefined) throw new Refusal(400, { resource: [problemTexts.required] })
  const entity = recordEntities.find(({ path }) => path === resource)
  if (!entity) throw new Refusal(400, { resource: [problemTexts.unknown_reference] })
  requireAccess(call, (one) => [entity.access.read, entity.access.remove].every((rights) => mayAccess(one, rights)))
  const { page, size } = readPaging(query)
  if (page === null) throw new Refusal(404, refusalTexts.invalid_page)
  const { count, rows } = await findDeleted(db, {
    entity: entity.name,
    sight: {
      ...sightOf(caller),
      healthDocuments: seesHealthDocuments(caller),
      sections: cockpitCodes.filter((code) => mayAccess(caller, cockpitSections[code].needs)),
    },
    page,
    size,
  })
  if (rows.length === 0 && page !== 1) throw new Refusal(404, refusalTexts.invalid_page)
  return { count, ...pageLinks(call, { page, size }, count), results: await presentDeleted(call, { entity, rows, deletedDays }) }
}

type DeletedPage = { entity: Entity; rows: DeletedRow[]; deletedDays: number }

async function presentDeleted(call: Call, { entity, rows, deletedDays }: DeletedPage): Promise<DeletedRecord[]> {
  const ids = (column: string) => new Set(rows.flatMap(({ row }) => (typeof row[column] === 'number' ? [row[column]] : [])))
  const users = new Set(rows.flatMap(({ user_id }) => user_id ?? []))
  const mentioned = new Map([
    ['user', users] as const,
    ['employee', ids('employee_id')] as const,
    ['vacancy', ids('vacancy_id')] as const,
    ['document_kind', ids('kind_id')] as const,
  ])
  const nameOf = await readNames(call.db, mentioned, call.caller)
  const undoable = await undoableOf(
    call.db,
    rows.map(({ group }) => ({ group_id: group })),
    readerOf(call, deletedDays),
  )
  return rows.map(({ group, record_id: id, datetime, user_id, row }) => ({
    datetime,
    user: user_id === null ? null : nameOf('user', user_id),
    resource: entity.path,
    record: { id, name: nameOfDeleted(entity, { id, row }, nameOf) },
    group,
    ...undoable(group),
  }))
}

/** Empties at once what is kept of a deleted record and of those deleted with it. */
const eraseOf = (entity: Entity) => (call: Call) =>
  write(call, async (tx) => {
    const of = { entity: entity.name, id: call.id }
    const group = await findDeletion(tx, of)
    if (group === null) throw new Refusal(404, refusalTexts.not_found)
    await emptyGroup(tx, group)
    await noteErased(tx, of)
  })

const tags = [deletedRecord.path]

const resources = recordEntities.map(({ path }) => path)

const docs = {
  list: {
    operationId: 'listDeleted',
    summary: 'List the deleted records of a resource that can be restored',
    tags,
    parameters: [...pageParameters, inQuery('resource', { schema: { type: 'string', enum: resources }, required: true })],
    responses: { 200: answer('One page, the newest deletion first', pageSchema(pascal(deletedRecord.name), recordSchema(deletedRecord))) },
  },
  erase: ({ name }: Entity) => ({
    operationId: `erase${pascal(name)}`,
    summary: `Permanently erase what is kept of a deleted ${name.replaceAll('_', ' ')}`,
    tags,
    responses: { 204: { description: 'Erased' } },
  }),
}
