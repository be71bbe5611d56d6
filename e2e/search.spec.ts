import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { called, createApplicant, createEmployee, createFacility, createUser, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { test } from './journey.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Suche' })
const field = (page: Page): Locator => dialog(page).getByRole('combobox')
const marked = (page: Page): Locator => dialog(page).getByRole('option', { selected: true })

/** Opens the search once the page knows the user. */
async function openSearch(page: Page) {
  await expect(page.locator('.k-find button')).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Opens the search with its key and types; retries because new records are found only after some seconds. */
async function find(page: Page, typed: string, first: string | RegExp) {
  await openSearch(page)
  await expect(async () => {
    await field(page).fill('')
    await field(page).fill(typed)
    await expect(marked(page)).toContainText(first, { timeout: 1500 })
  }).toPass({ timeout: 20_000 })
}

const surname = () => called('Brandmayr').replaceAll(/[^A-Za-z]/g, '')

test('whoever is on the telephone is found by her name as it was heard and two letters of the town', async ({ office: page, api }) => {
  const place = { city: 'Xanten', postal_code: '46509' }
  const { id } = await createApplicant(api, { first_name: 'Mirjam', last_name: 'Wolkenstein', ...place })
  await page.goto('/')
  await find(page, 'wolkenstien xa', 'Mirjam Wolkenstein')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/applicants/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirjam Wolkenstein')
})

test('an absence and a surname lead to the form with her in it', async ({ office: page, api }) => {
  const name = surname()
  await createEmployee(api, { first_name: 'Elif', last_name: name })
  await page.goto('/facilities')
  await find(page, `abwesenheit ${name}`, `Neue Abwesenheit für Elif ${name}`)
  await expectAccessible(page, 'search with an act', openedDialog)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Abwesenheit anlegen' })
  await expect(form.getByTitle(`Elif ${name}`)).toBeVisible()
})

test('a number as it stands on the display finds the ward, and what was opened stands there afterwards', async ({ office: page, api }) => {
  const facility = await createFacility(api, { name: called('Haus Rufnummer'), phone: '0316 8907714', country_code: 'AT' })
  await page.goto('/')
  await find(page, '+43316 8907714', facility.name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/facilities/${facility.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(facility.name) // by then it counts as opened
  await page.goto('/kpis')
  await openSearch(page)
  await expect(dialog(page).getByRole('group', { name: 'Zuletzt geöffnet' }).getByRole('option').first()).toContainText(facility.name)
  await expectAccessible(page, 'search with nothing typed', openedDialog)
})

test('Tab shows what can be done with a record, and Ctrl+Enter opens it in another tab', async ({ office: page, api }) => {
  const facility = await createFacility(api, { name: called('Haus Tabulator') })
  await page.goto('/')
  await find(page, facility.name, facility.name)
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(`/facilities/${facility.id}`)
  await page.bringToFront()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('option', { name: `Neue Stelle bei ${facility.name}` })).toBeVisible()
  await expect(dialog(page).getByRole('option', { name: 'Bearbeiten' })).toBeVisible()
  await expectAccessible(page, 'search with actions', openedDialog)
  await field(page).fill('stelle')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Stelle anlegen' }).getByTitle(facility.name)).toBeVisible()
})

test('a form with input is asked about before the search leaves it', async ({ office: page, api }) => {
  const facility = await createFacility(api, { name: called('Haus Vorsicht') })
  await page.goto('/facilities?modals=facility')
  const form = page.getByRole('dialog', { name: 'Einrichtung anlegen' })
  await form.getByLabel('Name').fill('Haus Halbfertig')
  await find(page, facility.name, facility.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Eingaben verwerfen?' })).toBeVisible()
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('Haus Halbfertig')
})

test('somebody without the right finds nothing of employees', async ({ colleague: page, office, api }) => {
  const name = surname()
  await createEmployee(api, { first_name: 'Elif', last_name: name })
  await office.goto('/')
  await find(office, name, `Elif ${name}`)
  await signIn(page.context().request, await createUser(api, []))
  await page.goto('/')
  await openSearch(page)
  await field(page).fill(name)
  await expect(dialog(page).getByText(`Nichts gefunden zu „${name}“`)).toBeVisible()
  await field(page).fill(`abwesenheit ${name}`)
  await expect(dialog(page).getByText(`Nichts gefunden zu „abwesenheit ${name}“`)).toBeVisible()
})

test('what is typed before the field has come stands in it', async ({ office: page }) => {
  await page.route('**/Search-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.locator('.k-find button')).toBeAttached()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('overview')
  await expect(field(page)).toHaveValue('overview')
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('overviews')
})
