import type { Access } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { writtenPart } from '../platform/entity/written.ts'
import { asDownload, safeName } from '../platform/file/name.ts'
import type { Files } from '../platform/file/store.ts'
import { readUpload } from '../platform/file/upload.ts'
import { answer } from '../platform/openapi/operation.ts'
import { pascal, recordSchema } from '../platform/openapi/schema.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import type { WithFile } from './queries.ts'
import { changeFile, findFile, noteFile } from './queries.ts'

/** How the records that carry files are found. */
type Resource = { exists(db: Db, id: number, call: Call): Promise<boolean>; find(db: Db, id: number, call: Call): Promise<object> }

type FileRoute = {
  entity: WithFile
  records: Resource
  files: Files
  /** Who may download the file. */
  access: Access
  /** Locks a record like any other change to it. */
  hold?: (tx: Db, id: number, call: Call) => Promise<unknown>
}

/** The file of a record: users who may change the record may upload it. */
export function fileRoutes(scope: FastifyInstance, platform: Platform, { entity, records, files, access, hold }: FileRoute): void {
  async function upload(call: Call) {
    const { draft, name, type } = await readUpload(files, call.request, call.now)
    await noteFile(call.db, draft.sha256, call.now)
    return write(call, async (tx) => {
      await hold?.(tx, call.id, call)
      const file = { name, type, size: draft.size, sha256: draft.sha256 }
      const isThere = await changeFile(tx, entity, { id: call.id, file })
      // The file is on disk before others see the row that names it, and no removal of files can come in between.
      await files.keep(draft)
      if (!isThere) throw new Refusal(404, refusalTexts.not_found) // deleted meanwhile
      const changed = await records.find(tx, call.id, call)
      return mayAccess(call.caller, entity.access.read) ? changed : writtenPart(entity, changed as Record<string, unknown>, {})
    })
  }

  async function download(call: Call) {
    const { db, id, reply, request } = call
    const file = (await records.exists(db, id, call)) ? await findFile(db, entity, id) : null
    const found = file && (await files.read(file.sha256))
    if (file && !found) request.log.error({ entity: entity.name, id }, 'the file of a record is missing in the data directory')
    if (!file || !found) throw new Refusal(404, refusalTexts.not_found)
    reply.headers({
      'content-type': file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
      'content-length': found.size,
      'content-disposition': asDownload(safeName(file.name, file.type)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return found.content
  }

  endpoint(scope, platform, `/${entity.path}/:id/file`, {
    exists: records.exists,
    methods: {
      GET: { access, handle: download, docs: docsOf(entity).download },
      POST: { access: entity.access.change, form: 'upload', handle: upload, docs: docsOf(entity).upload },
    },
  })
}

function docsOf(entity: WithFile) {
  const [noun, tags] = [entity.name.replaceAll('_', ' '), [entity.path.split('/')[0]!]]
  const binary = { type: 'string', format: 'binary' }
  return {
    download: {
      operationId: `downloadFileOf${pascal(entity.name)}`,
      summary: `Download the file of the ${noun}`,
      tags,
      responses: { 200: { description: 'The file', content: { '*/*': { schema: binary } } } },
    },
    upload: {
      operationId: `uploadFileOf${pascal(entity.name)}`,
      summary: `Store or replace the file of the ${noun}: PDF, DOCX, XLSX, PNG, JPEG or plain text, at most 10 MB`,
      tags,
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: binary }, required: ['file'] } } },
      },
      responses: { 200: answer('The record with its file', recordSchema(entity)) },
    },
  }
}
