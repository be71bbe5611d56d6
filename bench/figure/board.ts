import { readdir, stat } from 'node:fs/promises'
import type { CDPSession, Page } from 'playwright'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'
import { launchBrowser, newPage } from './browser.ts'

/**
 * Milliseconds from the answer to the first bars; milliseconds of script, style and layout per frame while scrolling; the longest task
 * meanwhile, in most visits; elements of the board; kilobytes of its script.
 */
const bars = { firstBars: 500, frame: 6, task: 50, elements: 1500, kilobytes: 40 }

const tries = 3

/** Prints what a full board costs the browser: two hundred facilities with two thousand bars over half a year. */
export async function printBoard(databaseUrl: string): Promise<string[]> {
  const { dispatcher } = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const browser = await launchBrowser()
  const visits: Visit[] = []
  for (let number = 0; number < tries; number++) {
    const page = await newPage(browser, { address: `http://127.0.0.1:${port}`, cookie: dispatcher })
    visits.push(await visit(page))
    await page.context().close()
  }
  await browser.close()
  await stop()

  const middle = (key: keyof Visit) => visits.map((one) => one[key]).toSorted((one, other) => one - other)[Math.floor(tries / 2)]!
  const kilobytes = await chunkSize()
  say(`\nThe board of ${middle('rows')} facilities with ${middle('bars')} bars, of half a year`)
  say(`  first bars after the answer                         ${middle('firstBars').toFixed(0)} ms`)
  say(
    `  script, style and layout a frame while scrolling    ${middle('frame').toFixed(1)} ms, longest task ${middle('task').toFixed(0)} ms`,
  )
  say(`  elements                                            ${middle('elements')}`)
  say(`  its script, compressed                              ${kilobytes.toFixed(1)} KB`)
  const found = { ...Object.fromEntries((['firstBars', 'frame', 'task', 'elements'] as const).map((key) => [key, middle(key)])), kilobytes }
  return Object.entries(bars).flatMap(([name, allowed]) => {
    const value = (found as Record<string, number>)[name]!
    return value > allowed ? [`board, ${name}: ${value.toFixed(1)}, ${allowed} are allowed`] : []
  })
}

type Visit = { rows: number; bars: number; firstBars: number; frame: number; task: number; elements: number }

async function visit(page: Page): Promise<Visit> {
  await page.addInitScript(noteFirstBars)
  const answered = page.waitForResponse((response) => response.url().includes('/board.json/'))
  await page.route('**/board.json/**', (route) => route.fulfill({ json: { count: 200, next: null, previous: null, results: denseRows() } }))
  await page.goto('/board?rows=facilities&weeks=26')
  const { results } = (await (await answered).json()) as { results: { bars: unknown[] }[] }
  await page.locator('.k-board-bar[data-bar]').first().waitFor()
  const firstBars = await page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/board.json/')) as PerformanceResourceTiming[]
    return Number(document.documentElement.dataset['firstBars']) - answer!.responseEnd
  })
  await page.waitForTimeout(5000) // forms are preloaded a few seconds after the start
  const scrolled = await scroll(page)
  const elements = await page.evaluate(() => document.querySelectorAll('.k-board *').length)
  return { rows: results.length, bars: results.reduce((sum, row) => sum + row.bars.length, 0), firstBars, elements, ...scrolled }
}

const dayLength = 86_400_000
const dayOf = (at: number): string => new Date(Date.now() + at * dayLength).toISOString().slice(0, 10)

/** Two hundred facilities with ten bars each, more than the bench's agency has: consecutive bookings, and open positions. */
function denseRows(): object[] {
  const about = { employee: 1, facility: 1, vacancy: 1 }
  return Array.from({ length: 200 }, (_, row) => ({
    id: row + 1,
    name: `Klinik ${row + 1}`,
    subtitle: 'Bremen',
    federal_state: ['HB', 'BY', 'BE', 'NW'][row % 4],
    bars: Array.from({ length: 10 }, (_bar, at) => ({
      ...(at % 5 === 4
        ? { kind: 'demand', state: 'open', open: 1, label: 'Nachtdienst' }
        : { kind: 'booking', state: 'planned', label: 'Eva Beispiel' }),
      id: row * 10 + at,
      lower: dayOf(at * 17 + (row % 9)),
      upper: dayOf(at * 17 + (row % 9) + 20),
      ...about,
    })),
  }))
}

/** Records in the page when its first bars appear. */
function noteFirstBars() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.k-board-bar[data-bar]')) return
    observer.disconnect()
    requestAnimationFrame(() => void (document.documentElement.dataset['firstBars'] = String(performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Scrolls through all rows and back, and measures the cost of a frame from the browser's own metrics. */
async function scroll(page: Page): Promise<{ frame: number; task: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { x, y, width, height } = (await page.locator('.k-board').boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.evaluate(() => {
    const seen = { frames: 0, task: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
    }).observe({ type: 'longtask' })
    const frame = () => {
      seen.frames++
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const before = await costs(session)
  for (let step = 0; step < 120; step++) {
    await page.mouse.wheel(0, step < 60 ? 160 : -160)
    await page.waitForTimeout(16)
  }
  const after = await costs(session)
  const { frames, task } = await page.evaluate(() => (globalThis as unknown as { seen: { frames: number; task: number } }).seen) // set above
  return { frame: (after - before) / frames, task }
}

const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/** Milliseconds of script, style and layout so far. */
async function costs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.filter(({ name }) => counted.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0)
}

async function chunkSize(): Promise<number> {
  const assets = new URL('../../web/dist/assets/', import.meta.url)
  const [name] = (await readdir(assets)).filter((one) => /^Board-.*\.js\.br$/.test(one))
  return (await stat(new URL(name!, assets))).size / 1024
}
