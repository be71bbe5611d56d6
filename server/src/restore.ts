import { command } from './platform/backup/command.ts'
import { extentOf } from './platform/backup/manifest.ts'
import { restore } from './platform/backup/restore.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'

// npm run restore -- SOURCE: set up by the same environment as the program (docs/backup.md).

await command(async ([source, ...more]) => {
  if (source === undefined || more.length > 0) throw new Error('Name the folder of a backup: npm run restore -- SOURCE')
  const manifest = await restore(readSettings(readEnvironment()), source)
  return `Restored from ${source} as it was on ${manifest.begun}: ${extentOf(manifest)}, all compared`
})
