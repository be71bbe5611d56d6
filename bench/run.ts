import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openLargeDatabase } from './database/large-database.ts'
import { printCalls } from './figure/calls.ts'
import { printPage } from './figure/page.ts'
import { printStart } from './figure/start.ts'
import { printStatements } from './figure/statements.ts'
import { say } from './say.ts'

// npm run bench: the figures of the README. `npm run bench -- statements page` prints only these parts; `-- --quick` measures
// calls shorter, `-- calls --only facilities` measures those of that name.
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const effort = values.quick ? { rounds: 3, milliseconds: 160 } : { rounds: 5, milliseconds: 320 }

const parts: Record<string, (databaseUrl: string) => Promise<string[]>> = {
  statements: printStatements,
  calls: (databaseUrl) => printCalls(databaseUrl, effort, values.only),
  page: printPage,
  start: printStart,
}
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`)

const busy = loadavg()[0]!
if (busy > 1) say(`This machine is busy (load ${busy.toFixed(1)} on ${availableParallelism()} processors): take the times as rough.`)
const { url, stop } = await openLargeDatabase(say)
const problems: string[] = []
for (const [name, print] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) problems.push(...(await print(url)))
await stop()

say('')
for (const problem of problems) say(`FAILED ${problem}`)
if (problems.length === 0) say('Every figure is within its bar.')
process.exitCode = problems.length === 0 ? 0 : 1
