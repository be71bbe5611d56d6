import { expect } from '@playwright/test'
import { createFacility, createUser, signIn, superuser } from './api.ts'
import { expectAccessible } from './axe.ts'
import { startEmptyAgency } from './empty-agency.ts'
import { test as base } from './journey.ts'

const test = base.extend<{ agency: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads its dependencies from it
  agency: async ({}, use) => {
    const { url, stop } = await startEmptyAgency()
    await use(url)
    await stop()
  },
  baseURL: ({ agency }, use) => use(agency),
})

test('the superuser of an agency that starts empty is led through its first steps', async ({ page }) => {
  const api = await signIn(page.context().request, superuser)
  await page.goto('/')
  const steps = page.getByRole('region', { name: 'Erste Schritte' })
  const step = (name: string) => steps.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const done = (name: string) => expect(step(name).getByRole('img', { name: 'Erledigt' })).toBeVisible()
  await expect(steps).toContainText('1 von 5 erledigt')
  await done('Name und Impressum')
  await expectAccessible(page, 'first steps')

  await step('E-Mail-Versand').getByRole('button', { name: 'Test-E-Mail senden' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').fill('chefin@hafen.example')
  await form.getByRole('button', { name: 'Test-E-Mail senden' }).click()
  await done('E-Mail-Versand')

  await step('Listen').getByRole('link', { name: 'Listen ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einrichtungstypen' })).toBeVisible()
  await createUser(api, [])
  await page.goto('/')
  await expect(steps).toContainText('4 von 5 erledigt')

  await step('Erste Einrichtung').getByRole('button', { name: 'Einrichtung anlegen' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await page.keyboard.press('Escape')
  await createFacility(api)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Wiedervorlagen/ })).toBeVisible()
  await expect(steps).toHaveCount(0)
})
