import { parseArgs } from 'node:util'
import { openLargeDatabase } from './database/large-database.ts'
import { printCalls } from './figure/calls.ts'
import { printStatements } from './figure/statements.ts'
import { say } from './say.ts'

// npm run bench: the figures of the README. `-- --quick` measures shorter, `-- --only facilities` only calls of that name.
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } } })
const effort = values.quick ? { rounds: 3, milliseconds: 200 } : { rounds: 5, milliseconds: 400 }

const { url, stop } = await openLargeDatabase(say)
const problems = [...(await printStatements(url)), ...(await printCalls(url, effort, values.only))]
await stop()

say('')
for (const problem of problems) say(`FAILED ${problem}`)
if (problems.length === 0) say('Every figure is within its bar.')
process.exitCode = problems.length === 0 ? 0 : 1
