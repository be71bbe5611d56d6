import { expect } from '@playwright/test'
import { launchOptions } from '../scripts/lib/test-browser.mjs'
import { called, createFacility } from './api.ts'
import { test } from './journey.ts'
import { choose, facilityForm, notices } from './screen.ts'

test.use({ launchOptions })

const places = '**/geocoding/v5/mapbox.places/**'

test('an address is found while it is typed, by keyboard alone, and lies where it did after a reload', async ({ office: page, api }) => {
  const name = called('Haus Lindenblick')
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(name)
  await choose(form.getByLabel('Einrichtungstyp'), 'Hospiz')
  await form.getByLabel('Straße').focus()
  await page.keyboard.type('Am Lindenpark 12, 50667')
  await expect(page.locator('.ant-select-item-option').filter({ hasText: '50667 Köln' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Straße')).toHaveValue('Am Lindenpark 12')
  await expect(form.getByLabel('PLZ', { exact: true })).toHaveValue('50667')
  await expect(form.getByLabel('Ort', { exact: true })).toHaveValue('Köln')
  await expect(form.getByText('ungefähr').first()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Einrichtung Adresse, ungefähr' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await notices(page).getByRole('link', { name: 'Einrichtung öffnen' }).click()
  await expect(page).toHaveTitle(`${name} · Kasack`)
  const seen = async () => {
    await expect(page.getByText('Am Lindenpark 12, 50667 Köln').first()).toBeVisible()
    await expect(page.getByText('ungefähr', { exact: true }).first()).toBeVisible()
    const answer = await api.get(`facilities/${new URL(page.url()).pathname.split('/').at(-1)}.json/`)
    const body = (await answer.json()) as AddressPlace
    return [body.address_latitude, body.address_longitude, body.address_is_approximate]
  }
  const before = await seen()
  expect([Math.abs(Number(before[0]) - 50.94) < 0.1, Math.abs(Number(before[1]) - 6.95) < 0.1, before[2]]).toEqual([true, true, true])
  await page.reload()
  expect(await seen()).toEqual(before)
})
type AddressPlace = { address_latitude: number; address_longitude: number; address_is_approximate: boolean }

test('an address that is moved to another town takes its point along, and both are seen before they are saved', async ({
  office: page,
  api,
}) => {
  const address = { street: 'Ringweg 3', postal_code: '50667', city: 'Köln', address_latitude: 50.9384, address_longitude: 6.9543 }
  const { id } = await createFacility(api, { ...address, country_code: 'DE' })
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await expect(form.getByText('Die Lage ist auf der Karte.')).toBeVisible()
  await form.getByLabel('Ort', { exact: true }).fill('')
  await expect(form.getByText('Noch ohne Lage auf der Karte.')).toBeVisible()
  await form.getByLabel('PLZ', { exact: true }).fill('28195')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Ort', { exact: true })).toHaveValue('Bremen')
  await expect(form.getByText('ungefähr', { exact: true }).first()).toBeVisible()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    form.getByRole('button', { name: 'Speichern' }).click(),
  ])
  const { address_latitude, address_longitude, ...others } = sent.postDataJSON() as AddressPlace
  expect(others).toMatchObject({ postal_code: '28195', city: 'Bremen', address_is_approximate: true })
  expect([Math.round(address_latitude), Math.round(address_longitude)]).toEqual([53, 9])
})

test('without its places service the form saves what was typed, and the page says what is missing', async ({ office: page }) => {
  await page.route(places, (route) => route.fulfill({ status: 503, body: 'down' }))
  const name = called('Haus Ohneort')
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  await form.getByLabel('Name').fill(name)
  await choose(form.getByLabel('Einrichtungstyp'), 'Hospiz')
  await form.getByLabel('Straße').focus()
  await page.keyboard.type('Am Lindenpark 12')
  await expect(page.getByText('Die Ortssuche antwortet nicht. Tragen Sie die Adresse von Hand ein.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('50667')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Köln')
  await page.keyboard.press('Tab')
  await expect(form.getByText('Speichern können Sie trotzdem', { exact: false })).toBeVisible()
  await expect(form.getByText('Wählen Sie zuerst eine Adresse: Tippen Sie im Feld Straße.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await notices(page).getByRole('link', { name: 'Einrichtung öffnen' }).click()
  await expect(page.getByText('Am Lindenpark 12, 50667 Köln').first()).toBeVisible()
  await expect(page.getByText('Die Adresse konnte nicht verarbeitet werden, bitte prüfen Sie sie.', { exact: false })).toBeVisible()
})
