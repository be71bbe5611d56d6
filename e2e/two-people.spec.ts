import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { createFacility, createUser, signIn } from './api.ts'
import { test } from './journey.ts'
import { facilityForm, notices } from './screen.ts'

test('two people change the same facility: whoever saves later sees both values and chooses', async ({ office: page, api, browser }) => {
  const { id } = await createFacility(api, { company: 'Abendrot GmbH', city: 'Linz', comments: 'Tor 3.' })
  const other = await browser.newContext()
  const colleague = await other.newPage()
  await signIn(colleague.context().request, await createUser(api, permissions))
  for (const opened of [page, colleague]) {
    await opened.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
    await expect(facilityForm(opened).getByLabel('Ort')).toHaveValue('Linz')
  }

  const theirs = facilityForm(colleague)
  await theirs.getByLabel('Ort').fill('Wels')
  await theirs.getByLabel('Notizen', { exact: true }).last().fill('Tor 5, bitte klingeln.')
  await theirs.getByLabel('Telefon').fill('030 901820')
  await colleague.keyboard.press('Control+Enter')
  await expect(theirs).toBeHidden()

  const mine = facilityForm(page)
  await mine.getByLabel('Ort').fill('Steyr')
  await mine.getByLabel('Notizen', { exact: true }).last().fill('Tor 4.')
  await mine.getByLabel('Firma').fill('Morgenrot GmbH')
  await page.keyboard.press('Control+Enter')
  const both = page.getByRole('dialog', { name: 'Einrichtung wurde inzwischen geändert' })
  await expect(both.getByRole('radiogroup')).toHaveCount(2)
  await both.getByRole('radio', { name: 'Meine Eingabe Steyr' }).check()
  await both.getByRole('radio', { name: 'Inzwischen gespeichert Tor 5, bitte klingeln.' }).check()
  await page.keyboard.press('Control+Enter')
  await expect(mine).toBeHidden()
  await expect(notices(page)).toContainText('Einrichtung wurde geändert')
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({
    company: 'Morgenrot GmbH',
    city: 'Steyr',
    comments: 'Tor 5, bitte klingeln.',
    phone: '030 901820',
  })
  await other.close()
})

test('a facility that others delete is created anew with what was entered', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api, { city: 'Linz' })
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Wels')
  await api.remove(`facilities/${id}`)
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toContainText('Einrichtung wurde inzwischen gelöscht.')
  await form.getByRole('button', { name: 'Mit diesen Angaben neu anlegen' }).click()
  await form.getByRole('button', { name: 'Einrichtung anlegen' }).click()
  await expect(notices(page)).toContainText('Einrichtung wurde angelegt')
  await notices(page).getByRole('link', { name: 'Einrichtung öffnen' }).click()
  await expect(page).toHaveTitle(`${name} · Kasack`)
  await expect(page.getByText('Wels').first()).toBeVisible()
})
