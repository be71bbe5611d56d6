import { expect } from '@playwright/test'
import { createEmployee, createFacility } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, fieldOf, notices, rowsOf } from './screen.ts'

test('whom a house blocks is said at its page, seen at hers, turned into a wish and taken back', async ({ office: page, api }) => {
  const [employee, facility] = [await createEmployee(api), await createFacility(api)]
  await page.goto(`/facilities/${facility.id}`)
  const panel = page.locator('#facility-persons')
  await expect(panel.getByText('Niemand gesperrt oder gewünscht')).toBeVisible()
  await panel.getByRole('button', { name: 'Sperre oder Wunsch', exact: true }).first().click()
  const form = page.getByRole('dialog', { name: /^Sperre oder Wunsch (anlegen|bearbeiten)/ })
  await expect(fieldOf(form, 'Einrichtung')).toContainText(facility.name)
  await choose(form.getByRole('combobox', { name: 'Mitarbeiter' }), employee.name)
  await form.getByText('Gesperrt', { exact: true }).click()
  await form.getByRole('button', { name: 'Sperre oder Wunsch anlegen' }).click()
  await expect(form.getByText('Grund ist erforderlich')).toBeVisible()
  await form.getByRole('textbox', { name: 'Grund' }).fill('Streit mit der Stationsleitung')
  await expectAccessible(page, 'form of a block', openedDialog)
  await form.getByRole('button', { name: 'Sperre oder Wunsch anlegen' }).click()
  await expect(notices(page)).toContainText('Sperre oder Wunsch wurde angelegt')
  await expect(rowsOf(page, 'Gesperrt und gewünscht', employee.name)).toContainText('Gesperrt')

  await page.goto(`/employees/${employee.id}`)
  const row = rowsOf(page, 'Gesperrt und gewünscht', facility.name)
  await expect(row).toContainText('Streit mit der Stationsleitung')
  await expectAccessible(page, 'page of an employee who is blocked somewhere')
  await chooseInMenu(row, 'Bearbeiten')
  await form.getByText('Gewünscht', { exact: true }).click()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Gewünscht')

  await chooseInMenu(row, 'Löschen')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect(row).toContainText('Gewünscht')
})
