import type { Page } from 'playwright'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'
import { launchBrowser, newPage } from './browser.ts'

/**
 * Bytes of scripts received before a list's first row, milliseconds until a filter shows its result, and until the preloaded search
 * appears.
 */
const bars = { scriptBytes: 325 * 1024, filterMilliseconds: 300, searchMilliseconds: 100 }

const tries = 7

/** Prints what the list of facilities costs a browser with an empty cache, and how soon a click on a filter shows its result. */
export async function printPage(databaseUrl: string): Promise<string[]> {
  const { dispatcher } = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const address = `http://127.0.0.1:${port}`
  const inactive = await firstName(`${address}/api/v0/facilities.json/?is_active=false`, dispatcher)
  const browser = await launchBrowser()
  const visits = []
  for (let number = 0; number < tries; number++) {
    const page = await newPage(browser, { address, cookie: dispatcher })
    visits.push(await visit(page, inactive))
    await page.context().close()
  }
  await browser.close()
  await stop()

  const bytes = visits[0]?.scriptBytes ?? 0
  const filter = middleOf(visits.map(({ filterMilliseconds }) => filterMilliseconds))
  const search = middleOf(visits.map(({ searchMilliseconds }) => searchMilliseconds))
  say(`\nScripts on the wire until the first facility stands   ${(bytes / 1024).toFixed(0)} KB`)
  say(`A click on a filter of 10,000 facilities              ${shown(filter)}`)
  say(`Ctrl+K until the search is painted                    ${shown(search)}`)
  return [
    ...(bytes > bars.scriptBytes ? [`${bytes} bytes of scripts, ${bars.scriptBytes} are allowed`] : []),
    ...(filter.middle > bars.filterMilliseconds ? [`a filter takes ${shown(filter)}, ${bars.filterMilliseconds} are allowed`] : []),
    ...(search.middle > bars.searchMilliseconds
      ? [`the search stands after ${shown(search)}, ${bars.searchMilliseconds} are allowed`]
      : []),
  ]
}

function middleOf(times: readonly number[]): { middle: number; slowest: number } {
  const sorted = times.toSorted((one, other) => one - other)
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 }
}

const shown = ({ middle, slowest }: ReturnType<typeof middleOf>) => `${middle.toFixed(0)} ms, at most ${slowest.toFixed(0)}`

type Visit = { scriptBytes: number; filterMilliseconds: number; searchMilliseconds: number }

/** One visit with an empty cache. */
async function visit(page: Page, inactive: string): Promise<Visit> {
  const receivedBy = await countScripts(page)
  await page.addInitScript(noteFirstRow)
  const ahead = page.waitForResponse((response) => /\/Search-[^/]*\.js$/.test(response.url()))
  const last = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v0/events/')
  await page.goto('/facilities')
  await last // the page opens the stream of changes last, and it never ends
  const scriptBytes = receivedBy(await page.evaluate(() => Number(document.documentElement.dataset['firstRow'])))
  const filterMilliseconds = await clickFilter(page, inactive)
  await (await ahead).finished()
  return { scriptBytes, filterMilliseconds, searchMilliseconds: await pressSearch(page) }
}

/** Records in the page when its first row appears, in milliseconds since 1970: a poll from outside sees it up to half a second later. */
function noteFirstRow() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody th a')) return
    observer.disconnect()
    document.documentElement.dataset['firstRow'] = String(performance.timeOrigin + performance.now())
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Counts bytes as they arrive, compressed and with headers. Returns a function that gives the sum up to a moment. */
async function countScripts(page: Page): Promise<(moment: number) => number> {
  const session = await page.context().newCDPSession(page)
  const wanted = new Set<string>()
  const arrived: { at: number; bytes: number }[] = []
  let clock = 0 // offset between its monotonic clock and the page's, in seconds
  session.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => void (clock = wallTime - timestamp))
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && wanted.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (wanted.has(requestId)) arrived.push({ at: (timestamp + clock) * 1000, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return (moment) => arrived.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Milliseconds from the click until the first row of the result is painted, by the page's own clock. */
function clickFilter(page: Page, inactive: string): Promise<number> {
  const button = page.getByRole('button', { name: 'Inaktiv', exact: true })
  return button.evaluate(async (element: HTMLElement, name) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted))
    const begin = performance.now()
    element.click()
    while (document.querySelector('tbody tr a')?.textContent !== name) await frame()
    await frame()
    return performance.now() - begin
  }, inactive)
}

/** Milliseconds from the keystroke until the search field is painted. */
async function pressSearch(page: Page): Promise<number> {
  await page.waitForTimeout(500) // until the preloaded code has been read
  return page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted))
    const begin = performance.now()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }))
    while (document.activeElement?.getAttribute('role') !== 'combobox') await frame()
    await frame()
    return performance.now() - begin
  })
}

async function firstName(url: string, cookie: string): Promise<string> {
  const { results } = (await (await fetch(url, { headers: { cookie } })).json()) as { results: { name: string }[] }
  return results[0]?.name ?? ''
}
