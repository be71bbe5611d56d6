import { eraseAgain } from './deleted/ledger.ts'
import { command } from './platform/backup/command.ts'
import { extentOf } from './platform/backup/manifest.ts'
import { restore } from './platform/backup/restore.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'

// npm run restore -- SOURCE: configured by the same environment as the program (docs/backup.md).

await command(async ([source, ...more]) => {
  if (source === undefined || more.length > 0) throw new Error('Name the backup folder: npm run restore -- SOURCE')
  const there: string[] = []
  const manifest = await restore(readSettings(readEnvironment()), source, async (client, folder) => {
    for (const { entity, id } of await eraseAgain(client, folder)) there.push(`${entity} ${id}`)
  })
  const again = there.length === 0 ? '' : `; erased since the backup, but restored: ${there.join(', ')}`
  return `Restored from ${source} as it was on ${manifest.begun}: ${extentOf(manifest)}, all verified${again}`
})
