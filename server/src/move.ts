import { command } from './platform/backup/command.ts'
import { move } from './platform/backup/move.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'

// npm run move -- to-server | to-embedded: configured by the same environment as the program (docs/backup.md).

await command(async ([to, ...more]) => {
  if ((to !== 'to-server' && to !== 'to-embedded') || more.length > 0)
    throw new Error('Name the target: npm run move -- to-server, or npm run move -- to-embedded')
  const sums = await move(readSettings(readEnvironment()), to)
  const lines = Object.entries(sums).map(([table, { rows, sha256 }]) => `${String(rows).padStart(9)}  ${sha256.slice(0, 16)}  ${table}`)
  const next = to === 'to-server' ? 'Start Kasack with DATABASE_URL from now on' : 'Start Kasack without DATABASE_URL from now on'
  return [...lines, `Moved and verified: every table has the same rows in both places. ${next}.`].join('\n')
})
