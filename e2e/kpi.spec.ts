import { expect } from '@playwright/test'
import { called, createBooking, createEmployee, createEntry, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { expectAccessible, openedSelect } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { kpiCell, kpiRow } from './kpi-page.ts'
import { rowsOf } from './screen.ts'

test('who may read reports finds what she did herself among the figures, and the entries behind it', async ({ page, api }) => {
  const facility = await createFacility(api)
  const last_name = called('Zeisig')
  const reader = await createUser(api, ['employees.view_employee', 'vacancies.view_booking'], { groups: ['Reporting'], last_name })
  const own = await signIn(page.context().request, reader)
  const note = called('Sucht zwei Nachtwachen')
  await createEntry(own, facility, { note, action_type: 1 })
  await createEntry(own, facility, { note: 'Meldet sich am Montag.', action_type: 2 })
  await createVacancy(own, facility)
  const { name: kind } = (await (await own.get('autocompletes/engagement-actions.json/')).json()).find(({ id }: { id: number }) => id === 1)

  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/reports/') && asked.push(request.url()))
  await page.getByRole('button', { name: /^Einstellungen und Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Kennzahlen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kennzahlen')
  await expect(kpiRow(page, 'Stellen')).toBeVisible()
  expect(asked).toHaveLength(4)
  await expectAccessible(page, 'figures')

  const users = page.getByRole('combobox', { name: 'Benutzer' })
  await users.fill(last_name)
  await page.getByRole('option').first().waitFor({ state: 'attached' })
  await page.getByTitle(`Vera ${last_name}`).click()
  await expect(kpiCell(page, 'Logbucheinträge gesamt', 1)).toHaveText('2+2 verbessert')
  await expect(kpiCell(page, 'Stellen', 1)).toHaveText('1+1 verbessert')
  await expect(kpiCell(page, 'Buchungen', 1)).toHaveText('0=unverändert')
  await expect(kpiRow(page, 'Stellen').getByRole('img', { name: 'Stellen: zuletzt 1, höchstens 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Diese Woche gegen letzte' }).click()
  await expect(page.getByRole('columnheader').nth(1)).toHaveText(/^KW \d+\/\d+bis .+gegen KW \d+\/\d+$/)
  await expect(kpiCell(page, 'Stellen', 1)).toHaveText('1+1 verbessert')
  const summary = page.getByText('Alle Zahlen als Tabelle').first()
  await summary.click()
  const numbers = page.getByRole('table', { name: 'Alle Zahlen als Tabelle' }).getByRole('row')
  await expect(numbers.filter({ hasText: /^Stellen/ }).getByRole('cell')).toHaveText([...Array<string>(12).fill('0'), '1'])
  await expectAccessible(page, 'this week against last')
  await summary.click()
  const filtered = page.url()

  await kpiCell(page, kind, 1).getByRole('link', { name: /^1: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Logbuch')
  await expect(rowsOf(page, 'Logbuch', note)).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Logbuch' }).locator('tbody').getByRole('row')).toHaveCount(1)
  await expectAccessible(page, 'the entries behind a figure')
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await kpiCell(page, 'Stellen', 1).getByRole('link').click()
  await expect(rowsOf(page, 'Stellen', facility.name)).toHaveCount(1)
})

test('a profile that was sent and a booking are counted, and what was called off is not', async ({ page, api }) => {
  const facility = await createFacility(api)
  const last_name = called('Kranich')
  const permissions = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'] as const
  const own = await signIn(page.context().request, await createUser(api, permissions, { groups: ['Reporting'], last_name }))
  const { id: user } = await (await own.get('users/me.json/')).json()
  const vacancy = await createVacancy(own, facility, { number_of_positions: 2 })
  const employee = await createEmployee(api)
  const candidate = await own.post('candidates', { employee: employee.id, vacancy: vacancy.id })
  const templates: { id: number; code: string }[] = await (await own.get('autocompletes/email-templates.json/')).json()
  const mail = { subject: 'Ein Profil für Sie', text: 'Guten Tag', recipient: 'pdl@haus.example', candidate: candidate.id }
  await own.post('send-email', { ...mail, template: templates.find(({ code }) => code === 'profile')!.id })
  const date_range = { lower: inDays(3), upper: inDays(40) }
  await createBooking(own, { vacancy, employee, date_range })
  const other = await createBooking(own, { vacancy, employee: await createEmployee(api), date_range })

  await page.goto(`/kpis?kpis-filter-time_frame=years&kpis-filter-user=Vera+${last_name}+(${user})`)
  await expect(kpiCell(page, 'Profil senden', 1)).toHaveText('1+1 verbessert')
  await expect(kpiCell(page, 'E-Mails gesamt', 1)).toHaveText('1+1 verbessert')
  await expect(kpiRow(page, 'Umwandlungsquote · Buchungen je Profil').getByRole('cell').nth(1)).toContainText('200,00 %')
  await kpiCell(page, 'Buchungen', 1).getByRole('link', { name: /^2: / }).click()
  await expect(page.getByRole('table', { name: 'Buchungen' }).locator('tbody').getByRole('row')).toHaveCount(2)
  await expectAccessible(page, 'the bookings behind a figure')
  await own.patch(`bookings/${other.id}`, { cancelled: true })
  await page.goBack()
  await page.reload()
  await expect(kpiCell(page, 'Buchungen', 1)).toHaveText('1+1 verbessert')
})

test('a period is chosen with the keyboard, and nothing sticks out of the window', async ({ page, api }) => {
  await signIn(page.context().request, await createUser(api, [], { may_access_kpis: true }))
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/kpis')
    await expect(kpiRow(page, 'Stellen')).toBeVisible()
    await page.getByText('Alle Zahlen als Tabelle').first().click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  }
  await page.getByText('Wochen', { exact: true }).click()
  const second = page.getByRole('combobox', { name: 'Zeitraum der Spalte 2' })
  await expect(page.getByRole('columnheader').nth(2)).toContainText('KW')
  const before = await page.getByRole('columnheader').nth(2).innerText()
  await second.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.ant-select-item-option-disabled').first()).toBeVisible() // the current week is in the first column
  await expectAccessible(page, 'the weeks to choose from', openedSelect)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('columnheader').nth(2).innerText()).not.toBe(before)
  await expect(second).toBeFocused()
})

test('somebody who may not read reports is led to the start', async ({ office: page }) => {
  await page.goto('/kpis')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: /^Einstellungen und Konto/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Kennzahlen' })).toHaveCount(0)
})
