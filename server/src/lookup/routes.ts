import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/request/call.ts'
import type { Settings } from '../platform/program/env.ts'
import { openFiles } from '../platform/file/store.ts'
import { takeBodiesAsStreams } from '../platform/file/upload.ts'
import { resource } from '../platform/resource/resource.ts'
import { entriesRoutes } from './entries-routes.ts'
import { fileRoutes } from '../stored-file/file-routes.ts'
import { listLookups } from './list.ts'
import { isWithFile } from './queries.ts'
import { lookupsOf } from './records.ts'

/** Serves every reference list, and the files of lists whose entries carry one. */
export function lookupRoutes(app: FastifyInstance, platform: Platform, { dataDirectory }: Settings): void {
  const files = openFiles(dataDirectory)
  for (const entity of lookupEntities) {
    entriesRoutes(app, platform, entity)
    const records = resource(lookupsOf(entity), { list: listLookups(entity) })
    records(app, platform)
    if (!isWithFile(entity)) continue
    void app.register(async (scope) => {
      takeBodiesAsStreams(scope)
      fileRoutes(scope, platform, { entity, records, files, access: 'session' })
    })
  }
}
