import { expect } from '@playwright/test'
import { createFacility } from './api.ts'
import { test } from './journey.ts'
import { comeBack, expectNoNotice, facilityForm } from './screen.ts'

test('a session lost in the middle of a form costs nothing: log in elsewhere, then save', async ({ office: page, api, dispatcher }) => {
  const { id } = await createFacility(api)
  await page.goto(`/facilities/${id}`)
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Innsbruck')
  await form.getByLabel('Notizen', { exact: true }).last().fill('Ab März zwei Stationen mehr')
  await page.context().clearCookies({ name: 'sessionid' })
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByRole('alert')).toContainText('Ihre Sitzung ist abgelaufen.')
  await expect(form.getByLabel('Ort')).toHaveValue('Innsbruck')
  await expectNoNotice(page)

  const [elsewhere] = await Promise.all([page.waitForEvent('popup'), form.getByRole('link', { name: 'Anmelden' }).click()])
  await elsewhere.getByLabel('Benutzername').fill(dispatcher.username)
  await elsewhere.getByLabel('Passwort', { exact: true }).fill(dispatcher.password)
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click()
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.close()

  await comeBack(page)
  await expect(form.getByRole('alert')).toBeHidden()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({
    city: 'Innsbruck',
    comments: 'Ab März zwei Stationen mehr',
  })
})

test('also a select that finds the session gone keeps what was entered', async ({ office: page }) => {
  await page.goto('/facilities?modals=facility')
  const form = facilityForm(page)
  await form.getByLabel('Name').fill('Haus Abendrot')
  await page.context().clearCookies({ name: 'sessionid' })
  await form.getByLabel('Einrichtungstyp').click()
  await expect(form.getByRole('alert')).toContainText('Ihre Sitzung ist abgelaufen.')
  await expect(form.getByLabel('Name')).toHaveValue('Haus Abendrot')
})
