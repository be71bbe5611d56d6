import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../../scripts/lib/port.mjs'
import { say } from '../say.ts'
import { startServer } from '../server/process.ts'
import { scripts } from './scripts.ts'

/** Out of a hundred, as the median of five runs on a phone with a slow connection. */
const bars = { performance: 99, accessibility: 100, 'best-practices': 100 }
const runs = 5

const categories = Object.keys(bars) as (keyof typeof bars)[] // has no other keys
type Scores = Record<keyof typeof bars, number>

/** Prints Lighthouse's scores for the application page, from a server with an empty database. */
export async function printLighthouse(): Promise<string[]> {
  const { ensureChromium, ensureWebBuilt } = await scripts()
  await ensureWebBuilt()
  const executablePath = await ensureChromium()
  const directory = mkdtempSync(join(tmpdir(), 'kasack-lighthouse-'))
  chmodSync(directory, 0o711) // the embedded database runs under its own account
  const main = new URL('../../server/src/main.ts', import.meta.url)
  const { port, stop } = await startServer(main, { DATA_DIR: join(directory, 'data'), DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'silent' })
  const all: Scores[] = []
  try {
    for (let run = 1; run <= runs; run++) all.push(await visit(`http://127.0.0.1:${port}/apply-now`, executablePath))
  } finally {
    await stop()
    rmSync(directory, { recursive: true })
  }

  say('')
  const problems: string[] = []
  for (const category of categories) {
    const scores = all.map((one) => one[category]).toSorted((one, other) => one - other)
    const middle = scores[Math.floor(runs / 2)] ?? 0
    say(`Lighthouse, /apply-now on a telephone: ${category.padEnd(14)} ${middle}, runs ${scores.join(' ')}`)
    if (middle < bars[category]) problems.push(`Lighthouse gives ${middle} for ${category}, ${bars[category]} are wanted`)
  }
  return problems
}

/** One visit by a browser with an empty cache. */
async function visit(url: string, executablePath: string): Promise<Scores> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  })
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  await browser.close()
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`)
  const counted = new Set(
    categories
      .flatMap((category) => result.lhr.categories[category]?.auditRefs ?? [])
      .flatMap(({ id, weight }) => (weight > 0 ? [id] : [])),
  )
  for (const { id, title, score } of Object.values(result.lhr.audits))
    if (counted.has(id) && score !== null && score < 1) say(`  ${title} (${id}): ${score}`)
  const scores = categories.map((category) => [category, Math.round((result.lhr.categories[category]?.score ?? 0) * 100)])
  return Object.fromEntries(scores) as Scores // one per category
}
