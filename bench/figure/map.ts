import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'
import { scripts } from './scripts.ts'

/** For ten thousand facilities without a graphics card: milliseconds until they appear, and frames per second while the map moves. */
const bars = { firstPicture: 3000, framesPerSecond: 15 }

const tries = 5

/** Prints what the overview map costs a browser with an empty cache: facilities alone, and with employees and open vacancies. */
export async function printMap(databaseUrl: string): Promise<string[]> {
  const { ensureChromium, ensureWebBuilt } = await scripts()
  await ensureWebBuilt()
  const { dispatcher } = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const address = `http://127.0.0.1:${port}`
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  })
  const session = { name: 'sessionid', value: dispatcher.slice('sessionid='.length), url: address }
  const facilities = await visits(browser, session, '/map/?map-filter-kind=facility')
  const all = await visits(browser, session, '/map/')
  await browser.close()
  await stop()

  say(`\nOverview map, by a software renderer        points   first picture   frames a second`)
  say(line('facilities', facilities))
  say(line('with employees and open vacancies', all))
  return [
    ...(facilities.firstPicture > bars.firstPicture
      ? [`the first picture of the map takes ${facilities.firstPicture.toFixed(0)} ms, ${bars.firstPicture} are allowed`]
      : []),
    ...(facilities.framesPerSecond < bars.framesPerSecond
      ? [`the map moves with ${facilities.framesPerSecond.toFixed(0)} frames a second, ${bars.framesPerSecond} are demanded`]
      : []),
  ]
}

type Figures = { points: number; firstPicture: number; framesPerSecond: number }

const line = (what: string, { points, firstPicture, framesPerSecond }: Figures) =>
  `${what.padEnd(40)}${String(points).padStart(10)}${`${firstPicture.toFixed(0)} ms`.padStart(16)}${framesPerSecond.toFixed(0).padStart(18)}`

/** Each with an empty cache; returns the medians. */
async function visits(browser: Browser, session: { name: string; value: string; url: string }, path: string): Promise<Figures> {
  const found: Figures[] = []
  for (let number = 0; number < tries; number++) {
    const context = await browser.newContext({ baseURL: session.url, locale: 'de-DE', viewport: { width: 1280, height: 800 } })
    await context.addCookies([session])
    found.push(await visit(await context.newPage(), path))
    await context.close()
  }
  const middle = (key: keyof Figures) => median(found.map((one) => one[key]))
  return { points: middle('points'), firstPicture: middle('firstPicture'), framesPerSecond: middle('framesPerSecond') }
}

async function visit(page: Page, path: string): Promise<Figures> {
  await page.goto(path)
  // The map puts its position into the address once it has drawn everything.
  await page.waitForURL(/map-at=/)
  await page.locator('.k-cluster').first().waitFor()
  const firstPicture = await page.evaluate(() => performance.now())
  const shown = await page.locator('.k-head .k-count').innerText()
  return { points: Number(shown.replaceAll(/\D/g, '')), firstPicture, framesPerSecond: await moveAbout(page) }
}

/** Drags the map back and forth for some seconds; returns the frame rate, from the median time between two frames. */
async function moveAbout(page: Page): Promise<number> {
  const box = await page.locator('.k-map canvas').boundingBox()
  const [left, top] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + (box?.height ?? 0) * 0.9]
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    const frame = (time: number) => {
      times.push(time)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (let step = 0; step < 120; step++)
    await page.mouse.move(left - 300 * Math.abs(Math.sin(step / 20)), top - 200 * Math.abs(Math.sin(step / 30)))
  await page.mouse.up()
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times) // set above
  return 1000 / median(times.slice(1).map((time, at) => time - times[at]!))
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
