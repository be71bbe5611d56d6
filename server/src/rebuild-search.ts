import { command } from './platform/backup/command.ts'
import { withDatabase } from './platform/backup/open-database.ts'
import { openDatabase } from './platform/database/db.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'
import { rebuildIndex } from './search-index/keep.ts'

// npm run rebuild-search: configured by the same environment as the program (docs/rules/search.md).

await command(async (words) => {
  if (words.length > 0) throw new Error('npm run rebuild-search takes no arguments')
  const count = await withDatabase(readSettings(readEnvironment()), (connection) => {
    const db = openDatabase(connection, { size: 1, patience: 0 })
    return rebuildIndex(db).finally(() => db.destroy())
  })
  return `The search index now contains ${count} records.`
})
