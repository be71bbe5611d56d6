import { expect } from '@playwright/test'
import { called, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, fieldOf, notices, openMenu } from './screen.ts'

test('a vacancy requires what its group does, until a superuser drops it; what it requires itself comes and goes', async ({
  office: page,
  api,
}) => {
  const [group, kind] = [
    await api.post('facilitygroups', { name: called('Südwind-Verbund') }),
    await api.post('lookups/document-kinds', { name: called('Masernschutz'), code: called('masern').replace(' ', '_') }),
  ]
  const facility = await createFacility(api, { facility_group: { id: group.id } })
  const vacancy = await createVacancy(api, facility)
  await api.post('requirements', { facility_group: { id: group.id }, document_kind: { id: kind.id } })
  await page.goto(`/vacancies/${vacancy.id}`)
  const panel = page.locator('#requirements')
  const line = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  await expect(line(kind.name)).toContainText(`von der Gruppe ${group.name}`)
  await openMenu(line(kind.name))
  await expect(page.getByRole('menuitem', { name: /^Hier aufheben/ })).toContainText('Nur Superuser heben Voraussetzungen auf.')
  await page.keyboard.press('Escape')

  await panel.getByRole('button', { name: 'Voraussetzung', exact: true }).click()
  const form = page.getByRole('dialog', { name: /^Voraussetzung (anlegen|bearbeiten)/ })
  await expect(fieldOf(form, 'Stelle')).toContainText(vacancy.name)
  await choose(form.getByRole('combobox', { name: 'Qualifikation' }), 'BLS')
  await expect(form.getByRole('combobox', { name: 'Examen' })).toBeDisabled()
  await form.getByRole('textbox', { name: 'Notiz' }).fill('Auf Wunsch der Station')
  await expectAccessible(page, 'form of a requirement', openedDialog)
  await form.getByRole('button', { name: 'Voraussetzung anlegen' }).click()
  await expect(line('BLS')).toContainText('von dieser Stelle · Auf Wunsch der Station')

  const drop = await api.post('requirements', { vacancy: { id: vacancy.id }, document_kind: { id: kind.id }, effect: 'drop' })
  await expect(line(kind.name)).toContainText('aufgehoben von dieser Stelle')
  await expect(line(kind.name).locator('del')).toHaveText(kind.name)
  await expectAccessible(page, 'page of a vacancy with requirements')
  await api.remove(`requirements/${drop.id}`)
  await expect(line(kind.name).locator('del')).toHaveCount(0)

  await chooseInMenu(line('BLS'), 'Löschen')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(line('BLS')).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect(line('BLS')).toContainText('von dieser Stelle')
})
