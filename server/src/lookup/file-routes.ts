import type { FastifyInstance } from 'fastify'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { asDownload, safeName } from '../platform/file/name.ts'
import type { Files } from '../platform/file/store.ts'
import { readUpload } from '../platform/file/upload.ts'
import { answer } from '../platform/openapi/operation.ts'
import { pascal, recordSchema } from '../platform/openapi/schema.ts'
import { readingsOf } from '../platform/read/reading.ts'
import { recordOf } from '../platform/record/record.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { noteFile } from '../stored-file/queries.ts'
import type { WithFile } from './queries.ts'
import { changeFile, findEntry, findFile } from './queries.ts'

type Served = { entity: WithFile; files: Files }

/** The file of an entry: superusers upload it, whoever is signed in gets it as a download. */
export function fileRoutes(scope: FastifyInstance, platform: Platform, { entity, files }: Served): void {
  const record = recordOf(entity)
  const readingOf = readingsOf(entity)

  async function upload(call: Call) {
    const { draft, name, type } = await readUpload(files, call.request, call.now)
    await noteFile(call.db, draft.sha256, call.now)
    const row = await write(call, async (tx) => {
      await changeFile(tx, entity, { id: call.id, file: { name, type, size: draft.size, sha256: draft.sha256 } })
      const changed = await findEntry(tx, entity, call.id)
      // Before others see the row that names it, the file is on disk; and nobody who removes files can come in between.
      await files.keep(draft)
      return changed
    })
    if (!row) throw new Refusal(404, refusalTexts.not_found) // deleted meanwhile
    return record(row, readingOf(call, {}))
  }

  async function download({ db, id, reply, request }: Call) {
    const file = await findFile(db, entity, id)
    const found = file && (await files.read(file.sha256))
    if (file && !found) request.log.error({ entity: entity.name, id }, 'the file of an entry is missing in the data directory')
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
    exists: async (db, id) => (await findEntry(db, entity, id)) !== null,
    methods: {
      GET: { access: 'session', handle: download, docs: docsOf(entity).download },
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
      responses: { 200: answer('The entry with its file', recordSchema(entity)) },
    },
  }
}
