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
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
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
  expect(sent.postDataJSON()).toEqual({ city: 'Linz', company: '', support_user: null })
  await expect(notices(page)).toContainText('Einrichtung wurde geändert')
  await expect(page.getByText('Ringweg 3, Linz, AT')).toBeVisible()
})

test('what only the server refuses stands at its field and on top, and can be mended', async ({ office: page, api }) => {
  const group = await api.post('facilitygroups', { name: called('Verbund Altmark') })
  const { id } = await createFacility(api)
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await choose(form.getByLabel('Gruppe', { exact: true }), group.name)
  await form.getByLabel('Ort').fill('Salzburg')
  await api.remove(`facilitygroups/${group.id}`)
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByRole('alert')).toHaveText(/^Gruppe: \S+/)
  const field = form.getByLabel('Gruppe', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/\S+/)
  await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await expect(notices(page)).toHaveCount(0)
  await form.locator('.k-field', { hasText: 'Gruppe' }).first().hover()
  await form.locator('.k-field', { hasText: 'Gruppe' }).first().getByLabel('Leeren').click()
  await expect(form.getByRole('alert')).toBeHidden()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({ city: 'Salzburg', facility_group: null })
})

test('what is missing or wrong is told when it is left, not before', async ({ office: page }) => {
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  const save = form.getByRole('button', { name: 'Einrichtung anlegen' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('ist erforderlich!')).toHaveCount(0)
  await form.getByLabel('E-Mail').fill('pdl')
  await expect(form.getByText('Keine gültige E-Mail-Adresse')).toHaveCount(0)
  await form.getByLabel('Website').fill('klinik')
  await expect(form.getByText('Keine gültige E-Mail-Adresse')).toBeVisible()
  await form.getByLabel('E-Mail').fill('pdl@haus.example')
  await expect(form.getByText('Keine gültige Webadresse')).toBeVisible()
  await expect(save).toBeDisabled()
  await form.getByLabel('Website').clear()
  await form.getByLabel('Name').fill('Haus Abendrot')
  await expect(form.getByText('ist erforderlich!')).toHaveCount(0)
  await save.click()
  await expect(form.getByText('Einrichtungstyp ist erforderlich!')).toBeVisible()
  await expect(form.getByLabel('Einrichtungstyp')).toBeFocused()
  await expect(save).toBeDisabled()
})

test('while a form is saved it can be neither sent again nor given up', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  let sent = 0
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route(`**/facilities/${id}.json/`, async (route) => {
    if (route.request().method() === 'PATCH') sent += 1
    if (route.request().method() === 'PATCH') await permission
    await route.continue()
  })
  await page.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Bregenz')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Abbrechen' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  permit()
  await expect(form).toBeHidden()
  expect(sent).toBe(1)
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
  await expect(question).toContainText(`„${name}“ wird endgültig gelöscht.`)
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()
  expect(deleted).toEqual([])
  await remove()
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/facilities$/)
  expect(deleted).toEqual([`/api/v0/facilities/${id}/`])
  await expect(notices(page)).toHaveText('Einrichtung wurde gelöscht')
  await expect(rows(page)).toHaveCount(10)
  expect((await api.get(`facilities/${id}.json/`)).status()).toBe(404)
})
