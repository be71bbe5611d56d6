import { callsByHand } from '../call.ts'
import type { Comparison, Effort, Figures } from '../load/compare.ts'
import { compare } from '../load/compare.ts'
import { requestOf } from '../load/connection.ts'
import { firstDifference } from '../load/same-answer.ts'
import { say } from '../say.ts'
import { startServer } from '../server/process.ts'
import { publicUrl, startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** The product may take half as long again as the hand-written query, and no more. */
const limit = 1.5
/** Two measurements of the same thing differ by as much on a shared machine. */
const noise = 0.05

/** Prints every call beside the same call written by hand. Answers what is wrong with them. */
export async function printCalls(databaseUrl: string, effort: Effort, only: string): Promise<string[]> {
  const cookies = await signIn(databaseUrl)
  const product = await startProduct(databaseUrl)
  const byHand = await startServer(new URL('../server/by-hand.ts', import.meta.url), { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl })
  const ports = { product: product.port, byHand: byHand.port }
  const problems: string[] = []
  say(heading)
  for (const { measured, caller = 'dispatcher' } of await callsByHand()) {
    for (const [name, paths] of Object.entries(measured).filter(([one]) => one.includes(only))) {
      const requests = paths.map((path) => requestOf(path, cookies[caller]))
      const difference = await firstDifference(ports, requests)
      if (difference) problems.push(`${name}: ${difference}`)
      for (const clients of difference ? [] : [1, 16]) {
        const comparison = await compare({ ports, requests, clients, effort, inDoubt: (found) => judge(found).length > 0 })
        say(line(name, clients, comparison))
        problems.push(...judge(comparison).map((problem) => `${name}, ${clients} clients: ${problem}`))
      }
    }
  }
  await Promise.all([product.stop(), byHand.stop()])
  return problems
}

function judge({ ratio }: Comparison): string[] {
  if (ratio > limit) return [`the hand-written query is ${ratio.toFixed(2)} times as fast, ${limit} is allowed`]
  return ratio < 1 - noise ? ['the hand-written query is slower than the product: it is no measure'] : []
}

const heading = `
${'A second, and p50 and p97.5 in ms'.padEnd(44)}clients |${'product'.padStart(15).padEnd(25)}|${'by hand'.padStart(15).padEnd(25)}| ratio`

const line = (name: string, clients: number, { product, byHand, ratio }: Comparison) =>
  `${name.padEnd(44)}${String(clients).padStart(7)} |${side(product)} |${side(byHand)} |${ratio.toFixed(2).padStart(6)}`

const side = ({ perSecond, p50, p97 }: Figures) =>
  `${perSecond.toFixed(0).padStart(8)}${p50.toFixed(2).padStart(8)}${p97.toFixed(2).padStart(8)}`
