import { expect } from '@playwright/test'
import { called, createFacility } from './api.ts'
import { test } from './journey.ts'
import { choose, expectNoNotice, facilityForm } from './screen.ts'

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
  await expectNoNotice(page)
  await form.locator('.k-field', { hasText: 'Gruppe' }).first().hover()
  await form.locator('.k-field', { hasText: 'Gruppe' }).first().getByLabel('Leeren').click()
  await expect(form.getByRole('alert')).toBeHidden()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({ city: 'Salzburg', facility_group: null })
})

test('nothing but 200 and 201 is a success, and a refusal without a word is told as well', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  let answer = { status: 202, body: '' }
  await page.route(`**/facilities/${id}.json/`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(answer) : route.continue(),
  )
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Potsdam')
  for (answer of [answer, { status: 400, body: '{}' }]) {
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect(form.getByRole('alert')).toHaveText('Etwas ist schiefgelaufen.')
    await expect(form.getByLabel('Ort')).toHaveValue('Potsdam')
    await form.getByLabel('Ort').fill('Potsdam')
  }
})

test('what is missing or wrong is told when it is left, not before', async ({ office: page }) => {
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  const save = form.getByRole('button', { name: 'Einrichtung anlegen' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('ist erforderlich')).toHaveCount(0)
  await form.getByLabel('E-Mail').fill('pdl')
  await expect(form.getByText('Keine gültige E-Mail-Adresse')).toHaveCount(0)
  await form.getByLabel('Website').fill('klinik')
  await expect(form.getByText('Keine gültige E-Mail-Adresse')).toBeVisible()
  await form.getByLabel('E-Mail').fill('pdl@haus.example')
  await expect(form.getByText('Keine gültige Webadresse')).toBeVisible()
  await expect(save).toBeDisabled()
  await form.getByLabel('Website').clear()
  await form.getByLabel('Name').fill('Haus Abendrot')
  await expect(form.getByText('ist erforderlich')).toHaveCount(0)
  await save.click()
  await expect(form.getByText('Einrichtungstyp ist erforderlich')).toBeVisible()
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
