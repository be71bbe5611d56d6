import type { Caller } from '../call.ts'
import { callsByHand } from '../call.ts'
import type { Comparison, Effort, Figures } from '../load/compare.ts'
import { compare } from '../load/compare.ts'
import { requestOf } from '../load/connection.ts'
import { firstDifference } from '../load/same-answer.ts'
import { say } from '../say.ts'
import { startServer } from '../server/process.ts'
import { publicUrl, startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'
import { judge } from './bars.ts'

/** The effort for each side: for a single client, which the bars apply to, and for a whole office at once. */
export type Efforts = { alone: Effort; office: Effort }

/** Prints each of the named calls next to its handwritten counterpart, or only compares their answers. Returns the problems. */
export async function printCalls(databaseUrl: string, efforts: Efforts | 'answers alone', names: string[]): Promise<string[]> {
  const cookies = await signIn(databaseUrl)
  const product = await startProduct(databaseUrl)
  const byHand = await startServer(new URL('../server/by-hand.ts', import.meta.url), { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl })
  const ports = { product: product.port, byHand: byHand.port }
  const problems: string[] = []
  const calls = Object.entries(await measuredCalls(names))
  say(efforts === 'answers alone' ? `comparing the answers of ${calls.length} calls` : heading)
  for (const [name, { paths, caller }] of calls) {
    const requests = paths.map((path) => requestOf(path, cookies[caller]))
    const difference = await firstDifference(ports, requests, mayFindNothing.has(name))
    if (difference) {
      problems.push(`${name}: ${difference}`)
      continue
    }
    if (efforts === 'answers alone') continue
    const { alone, office } = efforts
    const one = { name, paths }
    const comparison = await compare({ ports, requests, clients: 1, effort: alone, inDoubt: (found) => judge(one, found).length > 0 })
    say(line(name, 1, comparison))
    problems.push(...judge(one, comparison))
    say(line(name, 16, await compare({ ports, requests, clients: 16, effort: office })))
  }
  await Promise.all([product.stop(), byHand.stop()])
  return problems
}

/** Words that never occur cost most, and every facility has had a vacancy. Any other call that finds nothing measures nothing. */
const mayFindNothing = new Set(['logbook, search of two letters', 'facilities with vacancies'])

type CallsByName = Record<string, { paths: string[]; caller: Caller }>

async function measuredCalls(names: string[]): Promise<CallsByName> {
  const all: CallsByName = {}
  for (const [file, { measured, caller = 'dispatcher' }] of Object.entries(await callsByHand())) {
    if (names.length > 0 && !names.includes(file)) continue
    for (const [name, paths] of Object.entries(measured)) all[name] = { paths, caller }
  }
  return all
}

const heading = `
${'A second, and p50 and p97.5 in ms'.padEnd(44)}clients |${'product'.padStart(15).padEnd(25)}|${'by hand'.padStart(15).padEnd(25)}| ratio`

const line = (name: string, clients: number, { product, byHand, ratio }: Comparison) =>
  `${name.padEnd(44)}${String(clients).padStart(7)} |${side(product)} |${side(byHand)} |${ratio.toFixed(2).padStart(6)}`

const side = ({ perSecond, p50, p97 }: Figures) =>
  `${perSecond.toFixed(0).padStart(8)}${p50.toFixed(2).padStart(8)}${p97.toFixed(2).padStart(8)}`
