import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { createBooking, createEmployee, createFacility, createUser, createVacancy, signIn, superuser } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { bookings, candidates } from './placement-page.ts'
import { chooseInMenu, notices } from './screen.ts'

const newestUndo = (page: Page) => notices(page).getByRole('button', { name: 'Rückgängig' }).last()

test('what a colleague has changed by mistake is seen and taken back', async ({ office: page, colleague, api }) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const vacancy = await createVacancy(api, facility, { number_of_positions: 2 })
  await createBooking(api, { vacancy, employee, date_range: { lower: inDays(3), upper: inDays(40) } })
  const other = await signIn(colleague.context().request, await createUser(api, permissions, { first_name: 'Mirko' }))
  await other.patch(`vacancies/${vacancy.id}`, { number_of_positions: 1 })

  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('region', { name: 'Verlauf' })
  const change = history.getByRole('listitem').filter({ hasText: 'Positionen' }).first()
  await expect(change).toContainText('Mirko Lindner')
  await expect(change.getByRole('time')).toHaveText(/^\d\d:\d\d · (jetzt|vor \d+ Minute)/)
  await expect(change.getByRole('definition')).toHaveText(/2.*1$/)
  await expectAccessible(page, 'history of a vacancy', ['.k-history'])
  await change.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Rückgängig gemacht')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1 von 2 besetzt')
  await expect(history.getByRole('listitem').filter({ hasText: 'Positionen' })).toHaveCount(3)
  expect(await (await api.get(`vacancies/${vacancy.id}.json/`)).json()).toMatchObject({ number_of_positions: 2, status: 'open' })
})

test('a cancelled booking is back with its candidate', async ({ office: page, api }) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const vacancy = await createVacancy(api, facility)
  await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } })
  await createBooking(api, { vacancy, employee, date_range: { lower: inDays(3), upper: inDays(40) } })

  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(candidates(page)).toContainText('Gebucht')
  await chooseInMenu(bookings(page), 'Stornieren')
  await page.getByRole('dialog').getByRole('button', { name: 'Buchung stornieren' }).click()
  await expect(notices(page).filter({ hasText: 'Buchung wurde storniert' })).toBeVisible()
  await expect(candidates(page)).toContainText('Neu')
  await newestUndo(page).click()
  await expect(candidates(page)).toContainText('Gebucht')
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')

  await chooseInMenu(bookings(page), 'Verlauf')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'history of a booking', openedDialog)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('an employee who was deleted by mistake comes back, at once and later', async ({ office: page, api }) => {
  const { id, name } = await createEmployee(api)
  const remove = async () => {
    await page.goto(`/employees/${id}`)
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(notices(page).filter({ hasText: 'Mitarbeiter wurde gelöscht' })).toBeVisible()
  }
  await remove()
  await newestUndo(page).click()
  await expect(page.getByText('Rückgängig gemacht')).toBeVisible()
  expect((await api.get(`employees/${id}.json/`)).status()).toBe(200)

  await remove()
  await page.goto('/employees')
  await page.getByRole('link', { name: 'Gelöschtes' }).click()
  const gone = page.getByRole('listitem').filter({ hasText: name })
  await expect(gone).toHaveCount(1)
  await expectAccessible(page, 'deleted employees', ['main'])
  await gone.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByText(`${name} ist wieder da.`)).toBeVisible()
  await expect(gone).toHaveCount(0)
  await page.goto(`/employees/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('a superuser sees what everybody has changed, narrows it, and nothing sticks out', async ({ page, api }) => {
  const account = await createUser(api, permissions)
  const { name } = await createFacility(await signIn(page.context().request, account))
  await signIn(page.context().request, superuser)
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    // What the other journeys change meanwhile would push the facility off the first page.
    await page.goto(`/admin/history?history-filter-user__id=Vera Lindner (${account.id})`)
    const rows = page.getByRole('table', { name: 'Verlauf' }).locator('tbody').getByRole('row')
    await expect(rows.filter({ hasText: name })).toHaveCount(1)
    await page.getByRole('button', { name: 'Gelöscht', exact: true }).click()
    await expect(rows.filter({ hasText: name })).toHaveCount(0)
    await page.getByRole('button', { name: 'Angelegt', exact: true }).click()
    await expect(rows.filter({ hasText: name })).toHaveCount(1)
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(sticksOut).toBeLessThanOrEqual(0)
    await expectAccessible(page, `history of the agency, ${width} px wide`)
  }
})
