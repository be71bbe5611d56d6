import { employeeDocument } from '@kasack/contract/employee-document.ts'
import type { FastifyInstance } from 'fastify'
import { openFiles } from '../platform/file/store.ts'
import { takeBodiesAsStreams } from '../platform/file/upload.ts'
import type { Settings } from '../platform/program/env.ts'
import type { Platform } from '../platform/request/call.ts'
import { resource } from '../platform/resource/resource.ts'
import { fileRoutes } from '../stored-file/file-routes.ts'
import { listEmployeeDocuments } from './list.ts'
import { toEmployeeDocument } from './queries.ts'
import { employeeDocuments, holdDocument } from './records.ts'

/** Documents of employees, each with its file. Health documents do not exist for readers who may not see health data. */
export function employeeDocumentRoutes(app: FastifyInstance, platform: Platform, { dataDirectory }: Settings): void {
  const records = resource(employeeDocuments, { list: listEmployeeDocuments, record: toEmployeeDocument })
  records(app, platform)
  const files = openFiles(dataDirectory)
  void app.register(async (scope) => {
    takeBodiesAsStreams(scope)
    fileRoutes(scope, platform, { entity: employeeDocument, records, files, access: employeeDocument.access.read, hold: holdDocument })
  })
}
