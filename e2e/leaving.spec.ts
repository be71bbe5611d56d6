import { expect } from '@playwright/test'
import { createFacility } from './api.ts'
import { test } from './journey.ts'
import { facilityForm } from './screen.ts'

const question = { name: 'Eingaben verwerfen?' }

test('a form with input is given up only when somebody is sure', async ({ office: page }) => {
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Einrichtung anlegen' }).click()
  const form = facilityForm(page)
  await form.getByLabel('Name').fill('Haus Abendrot')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', question).getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('Haus Abendrot')
  await form.getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('dialog', question).getByRole('button', { name: 'Verwerfen' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/facilities$/)
  await expect(page.getByRole('button', { name: 'Einrichtung anlegen' })).toBeFocused()
})

test('the way back asks before it loses input', async ({ office: page }) => {
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Einrichtung anlegen' }).click()
  const form = facilityForm(page)
  await form.getByLabel('Name').fill('Haus Abendrot')
  await page.evaluate(() => history.back())
  await page.getByRole('dialog', question).getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('Haus Abendrot')
  await page.evaluate(() => history.back())
  await page.getByRole('dialog', question).getByRole('button', { name: 'Verwerfen' }).click()
  await expect(form).toBeHidden()
})

test('a reload asks before it loses input, and only then', async ({ office: page }) => {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  await form.getByLabel('Name').fill('Haus')
  await form.getByLabel('Name').fill('')
  await page.reload()
  expect(asked).toEqual([])
  await form.getByLabel('Name').fill('Haus Abendrot')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(form.getByLabel('Name')).toHaveValue('')
})

test('a form without changes goes without a question', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/facilities$/)
})
