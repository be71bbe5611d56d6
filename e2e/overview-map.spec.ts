import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { launchOptions } from '../scripts/lib/test-browser.mjs'
import { createUser, facilityCalled, signIn } from './api.ts'
import { expectAccessible, namesOtherThanSeen } from './axe.ts'
import { test } from './journey.ts'
import { chips, parameters } from './screen.ts'

test.use({ launchOptions })

const clusters = (page: Page) => page.locator('.k-cluster')
const onMap = (page: Page) => page.getByText(/auf der Karte$/)
const number = async (shown: Locator) => Number((await shown.innerText()).replaceAll(/\D/g, ''))
const inView = (page: Page) => page.getByRole('region', { name: 'Im Kartenausschnitt' })

test('a dispatcher finds a facility on the overview map, and comes back to the map as she left it', async ({ office: page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Übersichtskarte' }).click()
  await expect(page).toHaveURL(/\/map\/\?map-filter-is_active=Aktiv/)
  await expect(clusters(page).first()).toHaveAccessibleName(/^\d+ Treffer an dieser Stelle: \d+ (Einrichtung|Mitarbeiter|Stelle)/)
  const before = await number(onMap(page))

  await page.getByRole('button', { name: 'Einrichtungen', exact: true }).click()
  await expect(chips(page)).toContainText('Einrichtungen')
  await expect.poll(() => number(onMap(page))).toBeLessThan(before)

  await page.getByRole('searchbox').fill('spreetal')
  await expect(onMap(page)).toHaveText(/^[1-9] auf der Karte$/)
  await inView(page)
    .getByRole('button', { name: /^Einrichtung Klinikum Spreetal / })
    .click()
  const popover = page.getByRole('dialog', { name: 'Klinikum Spreetal', exact: true })
  await expect(popover.getByRole('link', { name: 'Klinikum Spreetal' })).toBeVisible()
  await expect.poll(() => parameters(page)['map-at']).toMatch(/,12\.00$/)

  await page.reload()
  await expect(popover).toBeVisible()
  await expect.poll(() => parameters(page)['map-pin']).toMatch(/\d/)
  await expect(onMap(page)).toHaveText(/^[1-9] auf der Karte$/)
  await popover.getByRole('link', { name: 'Klinikum Spreetal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Klinikum Spreetal' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Karte: Klinikum Spreetal' })).toBeVisible()
  await page.goBack()
  await expect(popover).toBeVisible()
})

test('a cluster falls apart by keyboard, until single records are told apart', async ({ office: page }) => {
  await page.goto('/map/?map-at=51.1657,10.4515,5.00')
  await expect(clusters(page).first()).toBeVisible()
  const largest = page
    .locator('.k-cluster')
    .filter({ hasText: /^\d\d+$/ })
    .first()
  const name = (await largest.getAttribute('aria-label'))!
  await largest.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => Number(parameters(page)['map-at']?.split(',')[2])).toBeGreaterThan(5)
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('the overview map can be used by everybody', async ({ office: page }) => {
  await page.goto('/map/')
  await expect(clusters(page).first()).toBeVisible()
  expect(await namesOtherThanSeen(page)).toEqual([])
  await expectAccessible(page, 'overview map')
  await inView(page).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'popover on the overview map', ['.k-overview'])
})

test('on paper there is no map, neither its frame nor its text, and the list beside the overview map is whole', async ({
  office: page,
  api,
}) => {
  const { id } = await facilityCalled(api, 'Klinikum Spreetal')
  await page.goto(`/facilities/${id}`)
  await expect(page.getByRole('region', { name: 'Karte: Klinikum Spreetal' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.k-map')).toBeHidden()
  await expect(page.getByText('Natural Earth')).toBeHidden()
  await expect(page.getByText('Am Lindenpark 12, 12555 Berlin')).toBeVisible()
  await page.goto('/map/')
  await expect(inView(page).getByRole('button')).toHaveCount(50)
  await expect(page.locator('.k-map')).toBeHidden()
  expect(await inView(page).evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThan(2)
})

test('who may not see employees finds facilities alone on the map', async ({ page, api }) => {
  await signIn(page.context().request, await createUser(api, []))
  await page.goto('/map/')
  await expect(clusters(page).first()).toHaveAccessibleName(/Einrichtung|Stelle/)
  await expect(page.getByRole('button', { name: 'Mitarbeiter', exact: true })).toHaveCount(0)
  await expect(inView(page).getByRole('button', { name: /^Mitarbeiter/ })).toHaveCount(0)
})

test('the maps need nobody but ourselves', async ({ office: page }) => {
  const foreign: string[] = []
  page.on(
    'request',
    (request) => request.url().startsWith('http') && !request.url().startsWith(process.env['KASACK_URL']!) && foreign.push(request.url()),
  )
  await page.goto('/map/')
  await expect(clusters(page).first()).toBeVisible()
  await expect(page.getByText('Natural Earth')).toBeVisible()
  expect(foreign).toEqual([])
})

test('the way to the overview map is for those who are signed in', async ({ page }) => {
  await page.goto('/overview-map')
  await expect(page).toHaveURL(/\/django_auth\/login\/\?next=%2Foverview-map/)
})

test('an agency with an overview map of its own is led there, out of this program', async ({ office: page }) => {
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    if (request.url().startsWith(elsewhere)) return route.fulfill({ contentType: 'text/html', body: '<h1>Eigene Karte</h1>' })
    const response = await route.fetch()
    const told = (await response.text()).replace('overview_map_url&quot;:null', `overview_map_url&quot;:&quot;${elsewhere}&quot;`)
    return route.fulfill({ response, body: told })
  })
  for (const way of ['/overview-map', '/redirect-to-overview-map']) {
    await page.goto(way)
    await expect(page).toHaveURL(elsewhere)
    await expect(page.getByRole('heading', { name: 'Eigene Karte' })).toBeVisible()
  }
  await page.goto('/facilities')
  await page.getByRole('link', { name: 'Übersichtskarte' }).click()
  await expect(page).toHaveURL(elsewhere)
})
const elsewhere = 'https://karte.kasack.example/'
