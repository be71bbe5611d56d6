import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createEmployee, createUser, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown, shownShort } from './day.ts'
import { test } from './journey.ts'
import { chooseInMenu, fieldOf, notices, parameters, rowsOf } from './screen.ts'

const absenceForm = (page: Page) => page.getByRole('dialog', { name: /^Abwesenheit (anlegen|bearbeiten)/ })
const panel = (page: Page) => page.locator('#absences')
const absences = (page: Page, words: string | RegExp) => rowsOf(page, 'Abwesenheiten', words)
const addButton = (page: Page) => page.getByRole('button', { name: 'Abwesenheit', exact: true }).first()

async function chooseReason(page: Page, reason: string) {
  await absenceForm(page).getByRole('combobox', { name: 'Grund' }).click()
  await page.getByTitle(reason, { exact: true }).click()
}

test('an absence entered at an employee is shown as going on, changed and deleted', async ({ office: page, api }) => {
  const employee = await createEmployee(api)
  await page.goto(`/employees/${employee.id}`)
  await addButton(page).click()
  const form = absenceForm(page)
  await expect(fieldOf(form, 'Mitarbeiter')).toContainText(employee.name)
  await expect(form.getByLabel('Zeitraum, bis')).toHaveValue(shown(inDays(1)))
  await chooseReason(page, 'krank')
  await form.getByLabel('Zeitraum, von').fill(shown(inDays(-1)))
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Zeitraum, bis')).toHaveValue(shown(inDays(0)))
  await form.getByRole('button', { name: '3 Tage' }).click()
  await form.getByRole('textbox', { name: 'Notiz' }).fill('Krankmeldung liegt vor.')
  await expectAccessible(page, 'form of an absence', openedDialog)
  await form.getByRole('button', { name: 'Abwesenheit anlegen' }).click()
  await expect(notices(page)).toContainText('Abwesenheit wurde angelegt')

  const row = absences(page, `${shownShort(inDays(-1))} – ${shownShort(inDays(1))}`)
  await expect(row).toContainText('läuft noch 1 Tag')
  await expect(row).toContainText('krank')
  await expect(row).toHaveClass(/k-ongoing/)
  await expect(page.locator('.k-strip')).toContainText(`abwesend bis ${shown(inDays(1))} (krank)`)
  await expectAccessible(page, 'page of an employee who is away')

  await chooseInMenu(row, 'Bearbeiten')
  await expect(form.getByRole('combobox', { name: 'Mitarbeiter' })).toHaveCount(0)
  await form.getByLabel('Zeitraum, bis').fill(shown(inDays(0)))
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(absences(page, 'läuft heute letzter Tag')).toHaveCount(1)
  const { results } = await (await api.get(`absences.json/?employee__id=${employee.id}`)).json()
  expect(results).toMatchObject([{ reason: 'sick', date_range: { lower: inDays(-1), upper: inDays(0) }, note: 'Krankmeldung liegt vor.' }])

  await chooseInMenu(absences(page, 'krank'), 'Löschen')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(panel(page).getByText('Keine Abwesenheit', { exact: true })).toBeVisible()
})

test('in the drawer of an employee absences are turned over by five, and a holiday with a fever in it warns', async ({
  office: page,
  api,
}) => {
  const employee = await createEmployee(api)
  for (const weeks of [0, 1, 2, 3, 4, 5]) {
    const date_range = { lower: inDays(-7 * weeks), upper: inDays(2 - 7 * weeks) }
    await api.post('absences', { employee, reason: 'vacation', date_range })
  }
  await page.goto(`/facilities?modals=employee-drawer&employee-drawer-id=${employee.id}`)
  await expect(absences(page, /Urlaub/)).toHaveCount(5)
  await expect(absences(page, 'läuft noch 2 Tage')).toHaveCount(1)
  await expectAccessible(page, 'drawer of an employee who is away', openedDialog)
  await page.getByRole('navigation', { name: 'Seiten der Liste Abwesenheiten' }).getByTitle('2', { exact: true }).click()
  await expect(absences(page, /Urlaub/)).toHaveCount(1)
  expect(parameters(page)).toMatchObject({ 'employee-drawer-ea-page': '2' })
  await addButton(page).click()
  await expect(absenceForm(page).getByRole('status')).toContainText(`Urlaub, ${shownShort(inDays(0))} – ${shownShort(inDays(2))}`)
  await expectAccessible(page, 'form of an absence that overlaps', ['.ant-modal'])
  await absenceForm(page).getByRole('button', { name: 'Abwesenheit anlegen' }).click()
  await expect(fieldOf(absenceForm(page), 'Grund')).toContainText('Grund ist erforderlich')
  await chooseReason(page, 'krank')
  await absenceForm(page).getByRole('button', { name: 'Abwesenheit anlegen' }).click()
  await expect(absenceForm(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: new RegExp(`^${employee.name}`) })).toBeVisible()
})

test('who may see employees but enter no absences is offered none, and refused', async ({ page, api }) => {
  const employee = await createEmployee(api)
  await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(0), upper: inDays(4) } })
  const own = await signIn(page.context().request, await createUser(api, ['employees.view_employee']))
  await page.goto(`/employees/${employee.id}`)
  await expect(absences(page, 'läuft noch 4 Tage')).toBeVisible()
  await expect(addButton(page)).toHaveCount(0)
  await panel(page)
    .getByRole('button', { name: /^Aktionen/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Verlauf'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Logbucheintrag' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Abwesenheit' })).toHaveCount(0)
  await expect(own.post('absences', { employee, reason: 'sick', date_range: { lower: inDays(0), upper: inDays(0) } })).rejects.toThrow(
    '403',
  )
})

test('who may enter absences but not see employees is told why nobody can be chosen', async ({ page, api }) => {
  const { id, name } = await createEmployee(api)
  await signIn(page.context().request, await createUser(api, ['vacancies.add_absence']))
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Abwesenheit' }).click()
  const form = absenceForm(page)
  await expect(form.getByText('Ihnen fehlt das Recht, Mitarbeiter zu sehen.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'form of an absence without the right to see employees', openedDialog)
  await page.goto(`/facilities?modals=absence&absence-from=employee:${id}`)
  await chooseReason(page, 'Urlaub')
  await form.getByRole('button', { name: 'Abwesenheit anlegen' }).click()
  await expect(notices(page)).toContainText('Abwesenheit wurde angelegt')
  await expect(notices(page).getByRole('link')).toHaveCount(0)
  const { results } = await (await api.get(`absences.json/?employee__id=${id}`)).json()
  expect(results).toMatchObject([{ employee: { id, name }, reason: 'vacation', date_range: { lower: inDays(0), upper: inDays(1) } }])
})
