import { keepLedger } from './deleted/ledger.ts'
import { backUp } from './platform/backup/back-up.ts'
import { command } from './platform/backup/command.ts'
import { extentOf } from './platform/backup/manifest.ts'
import { systemClock } from './platform/program/clock.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'

// npm run backup -- TARGET, configured by the same environment as the program (docs/backup.md).

await command(async ([target, ...more]) => {
  if (target === undefined || more.length > 0) throw new Error('Name the folder to write to: npm run backup -- TARGET')
  const manifest = await backUp(readSettings(readEnvironment()), target, systemClock, keepLedger)
  return `Backed up to ${target}: ${extentOf(manifest)}`
})
