import { openOutbox } from './outbox/queries.ts'
import { command } from './platform/backup/command.ts'
import { withDatabase } from './platform/backup/open-database.ts'
import { systemClock } from './platform/program/clock.ts'
import { openDatabase } from './platform/database/db.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'
import { givenVault } from './platform/secret/secret-key.ts'
import { forgetCodes } from './second-factor/forget.ts'

// npm run forget-codes, for operators who lost the secret key. Configured by the same environment as the program (docs/backup.md).

await command(async (words) => {
  if (words.length > 0) throw new Error('npm run forget-codes takes no arguments')
  const settings = readSettings(readEnvironment())
  const { publicUrl } = settings
  const notice = { outbox: openOutbox(systemClock, settings), language: 'de' as const, now: systemClock.now(), publicUrl }
  const count = await withDatabase(settings, async (connection) => {
    const db = openDatabase(connection, { size: 1 })
    return forgetCodes(db, givenVault(settings), notice).finally(() => db.destroy())
  })
  return `The one-time codes of ${count} users have been removed. They log in with their password or a passkey until they set up new ones.`
})
