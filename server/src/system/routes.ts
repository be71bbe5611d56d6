import { statSync } from 'node:fs'
import { system, type System } from '@kasack/contract/system.ts'
import type { FastifyInstance } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import type { Settings } from '../platform/program/env.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { gazetteerFile } from '../place/gazetteer.ts'
import { readDatabase } from './queries.ts'

/** The state of the installation, for superusers: enough to pass on to support, and free of secrets. */
export function systemRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  const started = platform.clock.now().toISOString()

  async function read({ db, outbox }: Call): Promise<System> {
    const { version, size, migrations, latest, history, files, groups_without_members, runs } = await readDatabase(db)
    return {
      version: manifest.version,
      runtime: process.versions.node,
      app_env: settings.production ? 'production' : 'development',
      public_url: settings.publicUrl,
      started_datetime: started,
      database: { kind: settings.databaseUrl === null ? 'embedded' : 'external', version, size },
      migrations: { count: migrations, latest: latest.replace(/[.]sql$/, '') },
      mail: { state: outbox.state, sender: settings.mailFrom },
      jobs: [...platform.jobs].map(([name, note]) => ({ name, ...note })),
      history,
      files,
      groups_without_members,
      runs,
      places: { kind: settings.mapsBaseUrl === null ? 'built_in' : 'service', size: statSync(gazetteerFile).size },
    }
  }

  endpoint(app, platform, '/system', {
    methods: {
      GET: {
        access: 'superuser',
        handle: read,
        docs: {
          operationId: 'readSystem',
          summary: 'Read the state of the system: application, database, e-mails, history, files',
          tags: ['system'],
          responses: { 200: answer('The system', named('System', jsonSchema(system, 'output'))) },
        },
      },
    },
  })
}
