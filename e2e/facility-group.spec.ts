import { expect } from '@playwright/test'
import { called, createFacility } from './api.ts'
import { test } from './journey.ts'
import { choose, facilityForm } from './screen.ts'

test('a group is created and changed where a facility gets it', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  const group = called('Verbund Elbtal')
  await page.goto(`/facilities/${id}`)
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Villach')
  await form.getByRole('button', { name: 'Gruppe anlegen' }).click()
  const groupForm = page.getByRole('dialog', { name: 'Einrichtungsgruppe anlegen' })
  await groupForm.getByLabel('Name').fill(group)
  await groupForm.getByLabel('Name').press('Enter')
  await expect(groupForm).toBeHidden()
  await expect(form.getByTitle(group)).toBeVisible()
  await expect(form.getByLabel('Ort')).toHaveValue('Villach')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(group)).toBeVisible()

  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await form.getByRole('button', { name: 'Gruppe bearbeiten' }).click()
  const change = page.getByRole('dialog', { name: 'Einrichtungsgruppe bearbeiten' })
  await change.getByRole('textbox', { name: 'Notizen' }).fill('Rahmenvertrag bis Jahresende')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    change.getByRole('button', { name: 'Speichern' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ version: expect.any(String), comments: 'Rahmenvertrag bis Jahresende' })
  await expect(change).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByText('Rahmenvertrag bis Jahresende')).toBeVisible()
})

test('a group is deleted where it is edited, unless a facility belongs to it', async ({ office: page, api }) => {
  const [used, unused] = [
    await api.post('facilitygroups', { name: called('Verbund Isar') }),
    await api.post('facilitygroups', { name: called('Verbund Inn') }),
  ]
  const { id } = await createFacility(api, { facility_group: used })
  await page.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  const change = page.getByRole('dialog', { name: 'Einrichtungsgruppe bearbeiten' })
  const question = page.getByRole('dialog', { name: 'Einrichtungsgruppe löschen?' })
  const ask = async () => {
    await form.getByRole('button', { name: 'Gruppe bearbeiten' }).click()
    await change.getByRole('button', { name: 'Gruppe löschen' }).click()
  }
  await ask()
  await expect(question).toContainText('Der Eintrag wird noch verwendet')
  await expect(question).toContainText('1 Einrichtung (Gruppe)')
  await expect(question.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(question).toBeHidden()
  await change.getByRole('button', { name: 'Abbrechen' }).click()

  await choose(form.getByRole('combobox', { name: 'Gruppe' }), unused.name)
  await ask()
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(change).toBeHidden()
  await expect(form.getByTitle(unused.name)).toBeHidden()
  await expect(form.getByRole('button', { name: 'Gruppe bearbeiten' })).toBeHidden()
  expect((await api.get(`facilitygroups/${unused.id}.json/`)).status()).toBe(404)
})
