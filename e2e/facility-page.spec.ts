import { expect } from '@playwright/test'
import { createFacility, facilityCalled } from './api.ts'
import { test } from './journey.ts'
import { choose, facilityForm, notices } from './screen.ts'

test('everything known about a facility stands on its page', async ({ office: page, api }) => {
  const { id } = await facilityCalled(api, 'Klinikum Spreetal')
  await page.goto(`/facilities/${id}`)
  await expect(page).toHaveTitle('Klinikum Spreetal · Kasack')
  const shown = [
    ['Firma', 'Klinikum Spreetal gGmbH'],
    ['Einrichtungstyp', 'Krankenhaus der Maximalversorgung'],
    ['Gruppe', 'Spree-Havel-Kliniken'],
    ['Kundennummer', /^K-\d+$/],
    ['Betreuer', 'Jule Brandner'],
    ['Adresse', /^Am Lindenpark 12, 12555 Berlinungefähr/],
    ['Telefon', /^\+49 30 \d+$/],
    ['Mobil', /^\+49 1\d+ \d+$/],
    ['Fax', /^(\+49 30 \d+|–.*)$/],
    ['E-Mail', 'pflegedirektion@klinikum-spreetal.example'],
    ['Website', 'www.klinikum-spreetal.example'],
  ] as const
  for (const [label, value] of shown) {
    const fact = page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    await expect(fact.locator('dd'), label).toHaveText(value)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinikum Spreetal')
  for (const tag of ['A-Kunde', 'Rahmenvertrag', 'Wohnheim']) await expect(page.getByText(tag, { exact: true })).toHaveCount(1)
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Notizen', exact: true }) })).toContainText(
    'Anreise über Tor 3.',
  )
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Gruppennotizen' }) })).toContainText(
    'Rahmenvertrag für alle Häuser',
  )
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  await expect(page.getByText('Am Lindenpark 12, 12555 Berlin')).toBeHidden()
})

test('a facility without a group has no comments of one', async ({ office: page, api }) => {
  const { id } = await facilityCalled(api, 'Kurzzeitpflege Habichtsgrund')
  await page.goto(`/facilities/${id}`)
  await expect(page.getByText('Betrieb zum Jahreswechsel eingestellt')).toBeVisible()
  await expect(page.getByText('Gruppennotizen')).toHaveCount(0)
})

test('an inactive facility is tagged, on its page and in the title', async ({ office: page, api }) => {
  const { id } = await facilityCalled(api, 'Kurzzeitpflege Habichtsgrund')
  await page.goto(`/facilities/${id}`)
  const head = page.getByRole('main').locator('header') // one of its contact persons is inactive too
  await expect(head.getByText('Inaktiv')).toBeVisible()
  await expect(page).toHaveTitle('Kurzzeitpflege Habichtsgrund (inaktiv) · Kasack')
})

test('the address is copied, and a missing coordinate is told', async ({ office: page, context, api }) => {
  const { id } = await facilityCalled(api, 'Intensiv-WG Havelspitze')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/facilities/${id}`)
  await expect(page.getByText('Die Adresse konnte nicht verarbeitet werden, bitte prüfen Sie sie.')).toBeVisible()
  await page.getByRole('button', { name: 'Adresse kopieren' }).click()
  await expect(page.getByText('Kopiert!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Maselakepark 19, 13585 Berlin')
})

test('a number without a country is Swiss, as it was agreed', async ({ office: page, api }) => {
  const { id } = await createFacility(api, { phone: '044 668 18 00', mobile: '0043 512 123456', fax: 'siehe Website' })
  await page.goto(`/facilities/${id}`)
  for (const shown of ['+41 44 668 18 00', 'siehe Website']) await expect(page.getByText(shown)).toBeVisible()
})

test('nothing of one facility flashes on the page of the next', async ({ office: page, api }) => {
  const spreetal = await facilityCalled(api, 'Klinikum Spreetal')
  const husum = await facilityCalled(api, 'Tidenhof Residenz Husum')
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route(`**/facilities/${husum.id}.json/`, async (route) => {
    await permission
    await route.continue()
  })
  await page.goto(`/facilities/${spreetal.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spreetal.name)
  await page.goto('/facilities')
  await page.getByRole('link', { name: husum.name }).click()
  await expect(page).toHaveURL(`/facilities/${husum.id}`)
  await expect(page.getByText(spreetal.name)).toHaveCount(0)
  permit()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(husum.name)
})

test('the notification about a new facility stays ten seconds', async ({ office: page }) => {
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  await form.getByLabel('Name').fill('Haus am Wehr')
  await choose(form.getByLabel('Einrichtungstyp'), 'Hospiz')
  await page.clock.install()
  await form.getByRole('button', { name: 'Einrichtung anlegen' }).click()
  await expect(notices(page)).toBeVisible()
  await page.mouse.move(0, 0) // it stays while the mouse rests on it
  await page.clock.runFor(9000)
  await expect(notices(page)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(notices(page)).toHaveCount(0)
})
