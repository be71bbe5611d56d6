import { join } from 'node:path'
import { startThrowAwayDatabase } from '../server/src/platform/embedded-database/throw-away-database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { root, run } from './lib/step.mjs'

// npm run tables: writes server/src/platform/database/tables.ts from the migrations, or with --verify checks that it matches them.

const server = await startThrowAwayDatabase()
try {
  await migrate(server.connection)
  const { host, port, user, database } = server.connection
  const types = { timestamptz: 'ColumnType<string, Date | string>', int8: 'number' }
  await run(join(root, 'node_modules', '.bin', 'kysely-codegen'), [
    '--dialect=postgres',
    `--url=postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    '--date-parser=string',
    `--type-mapping=${JSON.stringify(types)}`,
    `--out-file=${join(root, 'server', 'src', 'platform', 'database', 'tables.ts')}`,
    ...process.argv.slice(2),
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await server.stop()
}
