import { expect } from '@playwright/test'
import { called, createFacility } from './api.ts'
import { test } from './journey.ts'
import { choose, facilityForm, notices, rows } from './screen.ts'

const isWrite = (url: URL) => url.pathname.startsWith('/api/v0/facilities')

test('a facility is created, and its notification leads to it', async ({ office: page }) => {
  const name = called('Haus Sonnenuhr')
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Einrichtung' }).click()
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill(name)
  await choose(form.getByLabel('Einrichtungstyp'), 'Hospiz')
  await form.getByLabel('Ort').fill('Wien')
  await choose(form.getByLabel('Land'), 'Österreich')
  await choose(form.getByLabel('Schlagwörter'), 'A-Kunde')
  await page.keyboard.press('Escape')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    form.getByRole('button', { name: 'Einrichtung anlegen' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ name, city: 'Wien', country_code: 'AT', is_active: true, street: '', facility_group: null })
  await expect(form).toBeHidden()
  await expect(notices(page)).toContainText('Einrichtung wurde angelegt')
  await notices(page).getByRole('link', { name: 'Einrichtung öffnen' }).click()
  await expect(page).toHaveURL(new RegExp(`/facilities/\\d+$`))
  await expect(page).toHaveTitle(`${name} · Kasack`)
  for (const shown of ['Hospiz', 'A-Kunde', 'Wien, AT']) await expect(page.getByText(shown).first()).toBeVisible()
})

test('a change sends only what was changed, and what was cleared as empty', async ({ office: page, api }) => {
  const { id } = await createFacility(api, { support_user: 1, company: 'Abendrot GmbH', street: 'Ringweg 3' })
  await page.goto(`/facilities/${id}`)
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('  Linz ')
  await form.getByLabel('Firma').clear()
  await form.getByLabel('Straße').fill('Ringweg 4')
  await form.getByLabel('Straße').fill('Ringweg 3')
  await form.locator('.k-field', { hasText: 'Betreuer' }).hover()
  await form.locator('.k-field', { hasText: 'Betreuer' }).getByLabel('Leeren').click()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    form.getByRole('button', { name: 'Speichern' }).click(),
  ])
  expect(isWrite(new URL(sent.url()))).toBe(true)
  expect(sent.postDataJSON()).toEqual({ version: expect.any(String), city: 'Linz', company: '', support_user: null })
  await expect(notices(page)).toContainText('Einrichtung wurde geändert')
  await expect(page.getByText('Ringweg 3, Linz, AT')).toBeVisible()
})

test('an address may open several dialogs', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  await page.goto(`/facilities?modals=facility,settings,nothing&facility-id=${id}`)
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await expect(facilityForm(page).getByLabel('Name')).toHaveValue(name)
})

test('a facility is deleted from its page once she is sure, and the list stands there', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  await page.goto(`/facilities/${id}`)
  const deleted: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deleted.push(new URL(request.url()).pathname))
  const remove = async () => {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
  }
  await remove()
  const question = page.getByRole('dialog', { name: 'Einrichtung löschen?' })
  await expect(question).toContainText(`„${name}“ wird gelöscht.`)
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()
  expect(deleted).toEqual([])
  await remove()
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/facilities$/)
  expect(deleted).toEqual([`/api/v0/facilities/${id}/`])
  await expect(notices(page)).toContainText('Einrichtung wurde gelöscht')
  await expect(rows(page)).toHaveCount(10)
  expect((await api.get(`facilities/${id}.json/`)).status()).toBe(404)
})
