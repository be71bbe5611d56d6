import { expect } from '@playwright/test'
import { createFacility, noFacility } from './api.ts'
import { test } from './journey.ts'
import { errorBar, expectNoNotice, list, notices, rows } from './screen.ts'

test('a facility that is not there is told, until it is hidden', async ({ office: page }) => {
  await page.goto(noFacility)
  await expect(page.getByRole('main')).toContainText('Der Datensatz wurde nicht gefunden. Vielleicht wurde er gelöscht?')
  await expect(errorBar(page)).toContainText(`/api/v0${noFacility}.json/`)
  await expect(notices(page)).toContainText('Nicht gefunden')
  const [again] = await Promise.all([
    page.waitForRequest(`**${noFacility}.json/`),
    errorBar(page).getByRole('button', { name: 'Neu laden' }).click(),
  ])
  expect(again.method()).toBe('GET')
  await errorBar(page).getByRole('button', { name: 'Ausblenden' }).click()
  await expect(errorBar(page)).toBeHidden()
})

test('the bar is gone on the next page', async ({ office: page }) => {
  await page.goto(noFacility)
  await expect(errorBar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Einrichtungen' }).click()
  await expect(rows(page)).toHaveCount(10)
  await expect(errorBar(page)).toBeHidden()
})

test('the bar is gone once the same is read', async ({ office: page }) => {
  await page.route('**/facilities.json/**', (route) => route.fulfill({ status: 404, json: { detail: 'Verschwunden.' } }))
  await page.goto('/facilities')
  await expect(errorBar(page)).toContainText('Verschwunden beim Zugriff auf')
  await page.unroute('**/facilities.json/**')
  await list(page).getByRole('button', { name: 'Neu laden' }).click()
  await expect(rows(page)).toHaveCount(10)
  await expect(errorBar(page)).toBeHidden()
})

test('a read that breaks on the server says so in its place and nowhere else', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  await page.route(`**/facilities/${id}.json/`, (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }))
  await page.goto(`/facilities/${id}`)
  await expect(page.getByRole('main')).toContainText('In diesem Bereich ist ein Fehler aufgetreten. Wir kümmern uns bereits darum.')
  await expect(errorBar(page)).toBeHidden()
  await expectNoNotice(page)
  await page.unroute(`**/facilities/${id}.json/`)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a deletion that the server refuses is a warning with its reason', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  const reason = 'Die Einrichtung hat Stellen.'
  await page.route(`**/facilities/${id}/`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 400, json: { errors: [reason] } }) : route.continue(),
  )
  await page.goto(`/facilities?facilities-filter-phrase=${name}`)
  await page.getByRole('button', { name: `Aktionen für ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(notices(page)).toContainText('Fehler')
  await expect(notices(page)).toContainText(reason)
  await expect(rows(page)).toHaveText([name])
})

test('when the user cannot be read the page says so and does not wait for ever', async ({ office: page }) => {
  await page.route('**/users/me.json/', (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }))
  await page.goto('/facilities')
  await expect(page.getByRole('main')).toContainText('Etwas ist schiefgelaufen.')
  await page.unroute('**/users/me.json/')
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(rows(page)).toHaveCount(10)
})

test('an address that leads nowhere says 404', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveText('Diese Seite gibt es nicht. Leider wurde nicht gefunden, was Sie suchen.')
  await expect(page).toHaveTitle('Seite nicht gefunden · Kasack')
})

test('a part that breaks leaves the rest of the page standing', async ({ page }) => {
  await page.goto('/dev/styleguide')
  const reported = page.waitForEvent('console', (message) => message.text().includes('Broken on purpose'))
  await page.getByRole('button', { name: 'Zeichenfehler auslösen' }).click()
  await reported
  await expect(page.getByText('In diesem Bereich ist ein Fehler aufgetreten. Wir kümmern uns bereits darum.')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'POST 201' })).toBeVisible()
})

test('the style guide is open to everybody, without the menus', async ({ page }) => {
  await page.goto('/dev/styleguide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
})

test('a page nobody has gone to stands although the connection is gone', async ({ office: page }) => {
  const ahead = page.waitForResponse(/ContactPersonList/)
  await page.goto('/facilities')
  await (await ahead).finished()
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Ansprechpartner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ansprechpartner' })).toBeVisible()
  await page.context().setOffline(false)
})
