import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createContactPerson, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown, shownShort } from './day.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, fieldOf, notices, openMenu, parameters, rowsOf } from './screen.ts'

const form = (page: Page) => page.getByRole('dialog', { name: /^Stelle (anlegen|bearbeiten)/ })
const rows = (page: Page, words: string | RegExp) => rowsOf(page, 'Stellen', words)
const idIn = (page: Page) => Number(/\/vacancies\/(\d+)/.exec(page.url())![1])

test('a vacancy is opened, found, paused, closed, opened again, duplicated, changed and deleted', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const person = await createContactPerson(api, facility, { phone: '+43 316 5557812' })
  const stored = async (id: number) => (await api.get(`vacancies/${id}.json/`)).json()

  await page.goto(`/facilities/${facility.id}`)
  await page.locator('#vacancies').getByRole('button', { name: 'Stelle anlegen' }).click()
  await expect(form(page).getByText(facility.name)).toBeVisible()
  await choose(form(page).getByRole('combobox', { name: 'Stellenart' }), 'Nachtwache')
  await choose(form(page).getByRole('combobox', { name: 'Fachbereich' }), 'Demenz')
  await choose(form(page).getByRole('combobox', { name: 'Ansprechpartner' }), person.name)
  await choose(form(page).getByRole('combobox', { name: 'Examen' }), 'Altenpfleger/in')
  await page.keyboard.press('Escape')
  await form(page).getByLabel('Zeitraum, von').fill('10.06.2030')
  await page.keyboard.press('Tab')
  await expect(form(page).getByLabel('Zeitraum, bis')).toHaveValue('30.06.2030')
  await form(page).getByRole('button', { name: 'Stelle anlegen' }).click()
  await notices(page).getByRole('link', { name: 'Stelle öffnen' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nachtwache, ${facility.name}`)
  const id = idIn(page)
  for (const words of ['0 von 1 besetzt', '10.06.2030 – 30.06.2030', 'suchend', '+43 316 5557812'])
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()

  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Stellen' }).click()
  await expect.poll(() => parameters(page)).toEqual({ 'vacancies-filter-status': 'Offen (open)' })
  await page.getByRole('searchbox').fill(facility.name)
  await expect.poll(() => parameters(page)['vacancies-filter-phrase']).toBe(facility.name)
  const row = rows(page, 'Nachtwache')
  await expect(rows(page, /./)).toHaveCount(1)
  await page.getByRole('button', { name: 'Alle', exact: true }).click()
  await chooseInMenu(row, 'Pausieren')
  await expect(row).toContainText('Pausiert')
  await chooseInMenu(row, 'Schließen')
  await expect(row).toHaveClass(/k-disabled/)
  await page
    .getByRole('button', { name: /^Rückgängig/ })
    .last()
    .click()
  await expect(row).toContainText('Pausiert')
  await chooseInMenu(row, 'Öffnen')
  await expect(row).toContainText('Offen')
  expect(await stored(id)).toMatchObject({ status: 'open', name: `Nachtwache, ${facility.name}` })

  await chooseInMenu(row, 'Bearbeiten')
  await expect(form(page).getByText('10.06.2030 – 30.06.2030')).toBeVisible()
  await expect(form(page).getByLabel('Zeitraum, von')).toHaveCount(0)
  await form(page).getByRole('spinbutton', { name: 'Positionen' }).fill('3')
  await form(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(form(page)).toBeHidden()
  await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible()

  await chooseInMenu(row, 'Bearbeiten')
  await form(page).getByRole('button', { name: 'Duplizieren' }).click()
  await expect(page).toHaveURL(new RegExp(`vacancy-from=vacancy(:|%3A)${id}`))
  await page.reload()
  await expect(form(page).getByRole('spinbutton', { name: 'Positionen' })).toHaveValue('3')
  await expect(form(page).getByLabel('Zeitraum, von')).toHaveValue('')
  await form(page).getByLabel('Zeitraum, von').fill('01.07.2030')
  await page.keyboard.press('Tab')
  await form(page).getByRole('button', { name: 'Stelle anlegen' }).click()
  await expect(rows(page, '01.07.30 – 31.07.30')).toHaveCount(1)

  await page.goto(`/vacancies/${id}`)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/vacancies(\?|$)/)
  const { results } = await (await api.get(`vacancies.json/?facility=${facility.id}`)).json()
  expect(results).toMatchObject([{ date_range: { lower: '2030-07-01', upper: '2030-07-31' }, number_of_positions: 3, status: 'open' }])
})

test('a facility with vacancies is not deleted, and the question says why', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  await createVacancy(api, facility)
  await page.goto(`/facilities/${facility.id}`)
  await expect(rows(page, `${shownShort(inDays(3))} – ${shownShort(inDays(40))}`)).toHaveCount(1)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 Stelle (Einrichtung)')
})

test('who edits an old vacancy is led to a duplicate', async ({ office: page, api }) => {
  const date_range = { lower: inDays(-60), upper: inDays(-30) }
  const { id } = await createVacancy(api, await createFacility(api), { date_range, name: 'Nachtdienst WB 2' })
  await page.goto(`/vacancies/${id}?modals=vacancy&vacancy-id=${id}`)
  await expect(form(page).getByRole('note')).toContainText(`Diese Stelle endete am ${shown(inDays(-30))}.`)
  await expectAccessible(page, 'form of an old vacancy', openedDialog)
  await form(page).getByRole('note').getByRole('button', { name: 'Duplizieren' }).click()
  await expect(fieldOf(form(page), 'Bezeichnung').getByRole('textbox')).toHaveValue('Nachtdienst WB 2')
  await expect(form(page).getByRole('note')).toHaveCount(0)
})

test('list, page and form of vacancies can be used by everybody', async ({ office: page, api }) => {
  const { id } = await createVacancy(api, await createFacility(api), { priority: 'high', status: 'paused' })
  await page.goto('/vacancies')
  await expect(rows(page, 'Offen').first()).toBeVisible()
  await expectAccessible(page, 'list of vacancies')
  await page.getByRole('button', { name: 'Geschlossen', exact: true }).click()
  await expect(rows(page, 'Geschlossen').first()).toBeVisible()
  await expectAccessible(page, 'list of closed vacancies')
  await openMenu(rows(page, 'Geschlossen').first())
  await expect(page.getByRole('menuitem', { name: 'Öffnen' })).toBeVisible()
  await expectAccessible(page, 'menu of a vacancy', ['.ant-dropdown'])
  await page.goto(`/vacancies/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'page of a vacancy')
  await page.goto('/vacancies?modals=vacancy')
  await form(page).getByRole('button', { name: 'Stelle anlegen' }).click()
  await expect(form(page).getByText('Examen ist erforderlich')).toBeVisible()
  await expectAccessible(page, 'form of a vacancy with problems', openedDialog)
})
