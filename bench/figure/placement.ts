import type { Page } from 'playwright'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'
import { launchBrowser, newPage } from './browser.ts'

/** Milliseconds from the click on the menu until the weeks of the first vacancy are painted, and until the server answers the picker. */
const bars = { list: 1000, picker: 100 }

const tries = 10

/** Prints how soon an already open program shows the list of vacancies with its weeks, and how soon the picker is answered. */
export async function printPlacement(databaseUrl: string): Promise<string[]> {
  const { dispatcher } = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const address = `http://127.0.0.1:${port}`
  const picker = await inOrder((at) => askPicker(address, dispatcher, vacancies[at % vacancies.length]!))
  const browser = await launchBrowser()
  const list = await inOrder(async () => {
    const page = await newPage(browser, { address, cookie: dispatcher })
    const milliseconds = await openVacancies(page)
    await page.context().close()
    return milliseconds
  })
  await browser.close()
  await stop()

  say(`\nThe picker: the nearest who might come, what fits and who is free   ${shown(picker)}`)
  say(`The list of 60,000 vacancies, from the click to its weeks           ${shown(list)}`)
  return [
    ...(median(picker) > bars.picker ? [`the picker takes ${median(picker).toFixed(0)} ms, ${bars.picker} are allowed`] : []),
    ...(median(list) > bars.list ? [`the list of vacancies takes ${median(list).toFixed(0)} ms, ${bars.list} are allowed`] : []),
  ]
}

/** Upcoming vacancies, and some from ten years ago. */
const vacancies = [3, 1201, 20_011, 39_007, 59_002]

async function inOrder(measure: (at: number) => Promise<number>): Promise<number[]> {
  await measure(0) // warm-up: files and statements are read
  const times: number[] = []
  while (times.length < tries) times.push(await measure(times.length))
  return times.toSorted((one, other) => one - other)
}

const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

const shown = (sorted: number[]) => `${median(sorted).toFixed(0)} ms, at most ${(sorted.at(-1) ?? 0).toFixed(0)}`

/** Milliseconds for a page of fifty possible candidates, filtered as in a newly opened picker. */
async function askPicker(address: string, cookie: string, vacancy: number): Promise<number> {
  const headers = { cookie, 'accept-encoding': 'identity' } // fetch would accept gzip
  const get = async (path: string) => (await fetch(`${address}/api/v0${path}`, { headers })).json() as Promise<object>
  const { facility } = (await get(`/vacancies/${vacancy}.json/`)) as { facility: { id: number } }
  const begin = performance.now()
  const page = (await get(
    `/employees.json/?candidates_for_vacancy__id=${vacancy}&near_facility_id=${facility.id}&is_active=true&exams_match_with_vacancy=true&sort=distance_to_near_facility_id_km&size=50`,
  )) as { results: { exams_match_with_vacancy: boolean; availability: object[] }[] }
  const milliseconds = performance.now() - begin
  const isWhole = page.results.every((one) => one.exams_match_with_vacancy && one.availability.length === 12)
  if (page.results.length !== 50 || !isWhole) throw new Error('the picker was not answered as it is shown')
  return milliseconds
}

/** Milliseconds from the click in the menu until the weeks of a row are painted, by the page's own clock. */
async function openVacancies(page: Page): Promise<number> {
  const ahead = page.waitForResponse((response) => /\/VacancyList-[^/]*\.js$/.test(response.url()))
  await page.goto('/facilities')
  await (await ahead).finished()
  await page.waitForTimeout(500) // until the preloaded code has been read
  const link = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Stellen', exact: true })
  return link.evaluate(async (element: HTMLElement) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted))
    const begin = performance.now()
    element.click()
    // The list of facilities, which also has weeks, may stay until the new list is loaded.
    while (!document.querySelector('tbody tr:has(a[href^="/vacancies/"]) ol.k-weeks')) await frame()
    await frame()
    return performance.now() - begin
  })
}
