import { expect } from '@playwright/test'
import { called, createEmployee, createFacility } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { shownShort } from './day.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, fieldOf, notices, rowsOf } from './screen.ts'

test('where somebody was before is entered at her page, moved to the hirer and deleted, and comes back', async ({ office: page, api }) => {
  const [employee, facility] = [await createEmployee(api), await createFacility(api)]
  const hirer = await api.post('hirers', { name: called('Elbmark Kliniken gGmbH') })
  await page.goto(`/employees/${employee.id}`)
  const panel = page.locator('#prior-periods')
  await expect(panel.getByText('Keine frühere Einsatzzeit', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Frühere Einsatzzeit', exact: true }).first().click()
  const form = page.getByRole('dialog', { name: /^Frühere Einsatzzeit (anlegen|bearbeiten)/ })
  await expect(fieldOf(form, 'Mitarbeiter')).toContainText(employee.name)
  await form.getByRole('button', { name: 'Frühere Einsatzzeit anlegen' }).click()
  await expect(fieldOf(form, 'Entleiher')).toContainText('Bitte wählen Sie eine Einrichtung oder einen Entleiher.')
  await form.getByRole('textbox', { name: 'Verleiher' }).fill('Weserbogen Personal GmbH')
  await choose(form.getByRole('combobox', { name: 'Einrichtung' }), facility.name)
  await expect(form.getByRole('combobox', { name: 'Entleiher' })).toBeDisabled()
  for (const [bound, day] of [
    ['von', '01.01.2025'],
    ['bis', '30.06.2025'],
  ]) {
    await form.getByLabel(`Zeitraum, ${bound}`).fill(day!)
    await page.keyboard.press('Enter')
  }
  await expectAccessible(page, 'form of an earlier period', openedDialog)
  await form.getByRole('button', { name: 'Frühere Einsatzzeit anlegen' }).click()
  await expect(notices(page)).toContainText('Frühere Einsatzzeit wurde angelegt')

  const row = rowsOf(page, 'Frühere Einsatzzeiten', `${shownShort('2025-01-01')} – ${shownShort('2025-06-30')}`)
  for (const words of [facility.name, 'Durch Verleiher überlassen', 'Weserbogen Personal GmbH', '181 Tage'])
    await expect(row).toContainText(words)
  await expectAccessible(page, 'page of an employee who was there before')

  await chooseInMenu(row, 'Bearbeiten')
  await form.getByText('Beim Entleiher angestellt').click()
  await expect(form.getByRole('textbox', { name: 'Verleiher' })).toHaveCount(0)
  await form.getByRole('combobox', { name: 'Einrichtung' }).press('Backspace')
  await choose(form.getByRole('combobox', { name: 'Entleiher' }), hirer.name)
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Beim Entleiher angestellt')
  await expect(row).toContainText(hirer.name)
  await expect(row).not.toContainText('Weserbogen')

  await chooseInMenu(row, 'Löschen')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect(row).toContainText(hirer.name)
})
