import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/request/call.ts'
import type { Settings } from '../platform/program/env.ts'
import { openFiles } from '../platform/file/store.ts'
import { takeBodiesAsStreams } from '../platform/file/upload.ts'
import { hasReferences } from '../platform/database/has-references.ts'
import { recordOf } from '../platform/record/record.ts'
import { resource } from '../platform/resource/resource.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { entriesRoutes } from './entries-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { listLookups } from './list.ts'
import { isWithFile, lookupReferences } from './queries.ts'
import { refuseLookup, refuseRemoval } from './rules.ts'

/** Serves every reference list, and the files of those whose entries carry one. */
export function lookupRoutes(app: FastifyInstance, platform: Platform, { dataDirectory }: Settings): void {
  for (const entity of lookupEntities) {
    entriesRoutes(app, platform, entity)
    lookupResource(entity)(app, platform)
  }
  const files = openFiles(dataDirectory)
  void app.register(async (scope) => {
    takeBodiesAsStreams(scope)
    for (const entity of lookupEntities.filter(isWithFile)) fileRoutes(scope, platform, { entity, files })
  })
}

const lookupResource = (entity: LookupEntity) =>
  resource(entity, {
    list: listLookups(entity),
    record: recordOf(entity),
    facts: async (db, _input, { stored, patch }) => ({
      // Only a code that is given asks who uses the entry.
      used: stored !== null && 'code' in patch && (await hasReferences(db, entity.name, stored.id)),
    }),
    refuse: (input, facts) => refuseLookup(entity.name, input, facts),
    insert: (db, input) => insertRecord(db, entity, input),
    change: (db, { id }, patch) => changeRecord(db, entity, { id, patch }),
    removal: { references: lookupReferences[entity.name], refuse: (stored) => refuseRemoval(entity.name, stored) },
  })
