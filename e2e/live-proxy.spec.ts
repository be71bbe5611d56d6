import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { createEntry, createFacility } from './api.ts'
import { listen, test } from './listening.ts'
import type { Line } from './proxy.ts'
import { rowsOf } from './screen.ts'

/** How often a colleague changes something, once a second. */
const times = 15

async function goOnChanging(api: Api, facility: { id: number; name: string }) {
  for (let time = 1; time <= times; time++) {
    await api.patch(`facilities/${facility.id}`, { company: `Abendrot ${time}` })
    await createEntry(api, facility, { note: `Anruf ${time}.` })
    await delay(1000)
  }
}

/** Facts and count are up to date, and the entries appear. */
async function expectAll(page: Page) {
  await expect(page.locator('dl').getByText(`Abendrot ${times}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Logbuch ${times}` })).toBeVisible()
  await page.getByRole('button', { name: /^\d+ neue / }).click()
  for (let time = times; time > times - 10; time--) await expect(rowsOf(page, 'Logbuch', `Anruf ${time}.`)).toBeVisible()
}

const manners = [
  ['keeps streams', 'that keeps each stream for ever'],
  ['cuts streams', 'that cuts each stream after a second or two'],
] satisfies [Line, string][]

for (const [line, manner] of manners) {
  test(`behind a proxy ${manner} nothing is missed, and little is asked`, async ({ office: page, colleagueApi, between }) => {
    between.setLine(line)
    const facility = await createFacility(colleagueApi)
    await listen(page, `${between.url}/facilities/${facility.id}`)
    const [before, start] = [between.paths.length, performance.now()]
    await goOnChanging(colleagueApi, facility)
    const [asked, seconds] = [between.paths.slice(before), (performance.now() - start) / 1000]
    await expectAll(page)
    const countOf = (path: RegExp) => asked.filter((one) => path.test(one)).length
    expect(countOf(/[/]events[/]|users[/]me/) / seconds, 'what is asked of changes, a second').toBeLessThan(0.6)
    expect(countOf(/engagements[.]json/) / seconds, 'how often the list is asked, a second').toBeLessThan(1.1)
    // Not the sum of all requests: the page also reads entries that other journeys write meanwhile.
    expect(countOf(new RegExp(`facilities/${facility.id}[.]json`)) / seconds, 'how often the facility is asked, a second').toBeLessThan(1.1)
  })
}
