import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { callsByHand } from './call.ts'
import { openLargeDatabase } from './database/large-database.ts'
import { printAssignments } from './figure/assignments.ts'
import { printBoard } from './figure/board.ts'
import { printCalls } from './figure/calls.ts'
import { printCompression } from './figure/compression.ts'
import { printLighthouse } from './figure/lighthouse.ts'
import { printHistory } from './figure/history.ts'
import { printJudge } from './figure/judge.ts'
import { printLive } from './figure/live.ts'
import { printMap } from './figure/map.ts'
import { printMatch } from './figure/match.ts'
import { printPage } from './figure/page.ts'
import { printPlacement } from './figure/placement.ts'
import { printPlaces } from './figure/places.ts'
import { printProcessor } from './figure/processor.ts'
import { printSearch } from './figure/search.ts'
import { printSiege } from './figure/siege.ts'
import { printStart } from './figure/start.ts'
import { printStatements } from './figure/statements.ts'
import { printWriteParts } from './figure/write-parts.ts'
import { printWrites } from './figure/writes.ts'
import { say } from './say.ts'

// npm run bench: the figures of the README. `npm run bench -- statements page` prints only these parts, a name of by-hand/ only the calls
// of that file; `--answers` only compares answers.
const { values, positionals } = parseArgs({ options: { answers: { type: 'boolean', default: false } }, allowPositionals: true })
/** As much as fits into fifteen minutes for the whole bench. */
const efforts = {
  alone: { rounds: 5, milliseconds: 96, slices: 12 },
  office: { rounds: 1, milliseconds: 120, slices: 4 },
}

const calls = Object.keys(await callsByHand())
const chosenCalls = positionals.filter((name) => calls.includes(name))
const onLargeDatabase: Record<string, (databaseUrl: string) => Promise<string[]>> = {
  statements: printStatements,
  calls: (databaseUrl) => printCalls(databaseUrl, values.answers ? 'answers alone' : efforts, chosenCalls),
  compression: printCompression,
  writes: printWrites,
  'write-parts': printWriteParts,
  processor: printProcessor,
  history: printHistory,
  live: printLive,
  siege: printSiege,
  page: printPage,
  placement: printPlacement,
  judge: printJudge,
  match: printMatch,
  assignments: printAssignments,
  map: printMap,
  'board-page': printBoard,
  start: printStart,
}
/** Runs only when named: renaming and indexing everybody takes several minutes. */
const onceNamed: typeof onLargeDatabase = { search: printSearch }
const alone: Record<string, () => Promise<string[]>> = { places: printPlaces, lighthouse: printLighthouse }
const parts = [...Object.keys(onLargeDatabase), ...Object.keys(onceNamed), ...Object.keys(alone)]
const chosen = (values.answers && positionals.length === 0 ? ['calls'] : positionals).map((name) => (calls.includes(name) ? 'calls' : name))
const unknown = chosen.filter((name) => !parts.includes(name))
if (unknown.length > 0) throw new Error(`Unknown part "${unknown.join('", "')}". The parts are: ${[...parts, ...calls].join(', ')}.`)

const busy = loadavg()[0]!
if (busy > 1) say(`This machine is busy (load ${busy.toFixed(1)} on ${availableParallelism()} processors): take the times as rough.`)
const isChosen = ([name]: [string, unknown]) => chosen.length === 0 || chosen.includes(name)
const problems: string[] = []
const large = [...Object.entries(onLargeDatabase).filter(isChosen), ...Object.entries(onceNamed).filter(([name]) => chosen.includes(name))]
if (large.length > 0) {
  const { url, stop } = await openLargeDatabase(say)
  for (const [, print] of large) problems.push(...(await print(url)))
  await stop()
}
for (const [, print] of Object.entries(alone).filter(isChosen)) problems.push(...(await print()))

say('')
for (const problem of problems) say(`FAILED ${problem}`)
if (problems.length === 0) say('Every figure is within its bar.')
process.exitCode = problems.length === 0 ? 0 : 1
