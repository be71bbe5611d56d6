import { expect } from '@playwright/test'
import { createContactPerson, createEntry, createFacility } from './api.ts'
import { test } from './journey.ts'
import { notices } from './screen.ts'

test('a facility goes with its logbook, and nobody who goes back finds its ghost', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  const person = await createContactPerson(api, { id, name })
  for (const note of ['Braucht zwei Nachtdienste.', 'Ruft zurück.']) await createEntry(api, { id, name }, { note })
  await page.goto(`/facilities?facilities-filter-phrase=${name}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Einrichtung löschen?' })
  await expect(question.getByRole('heading', { name: 'Wird mitgelöscht' })).toBeVisible()
  await expect(question.getByRole('listitem')).toHaveText(['2 Logbucheinträge', '1 Ansprechpartner, danach ohne Einrichtung'])
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/facilities$/)
  await expect(notices(page)).toContainText('Einrichtung wurde gelöscht')

  await page.goBack()
  const main = page.getByRole('main')
  await expect(main).toContainText('Der Datensatz wurde nicht gefunden.')
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
  await main.getByRole('link', { name: 'Zur Liste' }).click()
  await expect(page).toHaveURL(/\/facilities$/)
  expect((await api.get(`contact-persons/${person.id}.json/`)).status()).toBe(200)
})

test('a facility is set to inactive instead of deleted, and taken back', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api)
  await page.goto(`/facilities/${id}`)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Auf inaktiv setzen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle(`${name} (inaktiv) · Kasack`)
  await notices(page).getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page).toHaveTitle(`${name} · Kasack`)
})
