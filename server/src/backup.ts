import { backUp } from './platform/backup/back-up.ts'
import { readEnvironment, readSettings } from './platform/env.ts'

// npm run backup -- TARGET: set up by the same environment as the program (docs/backup.md).

const [target, ...more] = process.argv.slice(2)

try {
  if (target === undefined || more.length > 0) throw new Error('Name the folder to write to: npm run backup -- TARGET')
  await backUp(readSettings(readEnvironment()), target)
  process.stdout.write(`Backed up to ${target}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
