import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { createBooking, createEmployee, createFacility, createUser, createVacancy, signIn, superuser } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { bookings, candidates } from './placement-page.ts'
import { chooseInMenu, notices } from './screen.ts'
import { chooseEnglish } from './whole-day.ts'

const words = {
  German: {
    history: 'Verlauf',
    positions: 'Positionen',
    ago: /^\d\d:\d\d · (jetzt|vor \d+ Minute)/,
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht',
    filled: '1 von 1 besetzt',
    open: '1 von 2 besetzt',
    cancel: 'Stornieren',
    cancelBooking: 'Buchung stornieren',
    cancelled: 'Buchung wurde storniert',
    signed: 'Gebucht',
    fresh: 'Neu',
    more: 'Weitere Aktionen',
    remove: 'Löschen',
    removed: 'Mitarbeiter wurde gelöscht',
    deleted: 'Gelöschtes',
    restore: 'Wiederherstellen',
    isBack: 'ist wieder da.',
  },
  English: {
    history: 'History',
    positions: 'Positions',
    ago: /^\d\d:\d\d · (now|\d+ minute)/,
    undo: 'Undo',
    undone: 'Undone',
    filled: '1 of 1 filled',
    open: '1 of 2 filled',
    cancel: 'Cancel booking',
    cancelBooking: 'Cancel booking',
    cancelled: 'Booking was cancelled',
    signed: 'Booked',
    fresh: 'New',
    more: 'More actions',
    remove: 'Delete',
    removed: 'Employee was deleted',
    deleted: 'Deleted',
    restore: 'Restore',
    isBack: 'has been restored.',
  },
}

for (const [language, w] of Object.entries(words)) {
  const begin = async (page: Page) => {
    await page.goto('/')
    if (language === 'English') await chooseEnglish(page)
  }
  const newestUndo = (page: Page) => notices(page).getByRole('button', { name: w.undo }).last()

  test(`what a colleague has changed by mistake is seen and taken back, in ${language}`, async ({ office: page, colleague, api }) => {
    const [facility, employee] = [await createFacility(api), await createEmployee(api)]
    const vacancy = await createVacancy(api, facility, { number_of_positions: 2 })
    await createBooking(api, { vacancy, employee, date_range: { lower: inDays(3), upper: inDays(40) } })
    const other = await signIn(colleague.context().request, await createUser(api, permissions, { first_name: 'Mirko' }))
    await other.patch(`vacancies/${vacancy.id}`, { number_of_positions: 1 })

    await begin(page)
    await page.goto(`/vacancies/${vacancy.id}`)
    await expect(page.getByRole('main')).toContainText(w.filled)
    await page.getByRole('button', { name: w.history }).click()
    const history = page.getByRole('region', { name: w.history })
    const change = history.getByRole('listitem').filter({ hasText: w.positions }).first()
    await expect(change).toContainText('Mirko Lindner')
    await expect(change.getByRole('time')).toHaveText(w.ago)
    await expect(change.getByRole('definition')).toHaveText(/2.*1$/)
    await expectAccessible(page, 'history of a vacancy', ['.k-history'])
    await change.getByRole('button', { name: w.undo }).click()
    await expect(page.getByText(w.undone)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(w.open)
    await expect(history.getByRole('listitem').filter({ hasText: w.positions })).toHaveCount(3)
    expect(await (await api.get(`vacancies/${vacancy.id}.json/`)).json()).toMatchObject({ number_of_positions: 2, status: 'open' })
  })

  test(`a cancelled booking is back with its candidate, in ${language}`, async ({ office: page, api }) => {
    const [facility, employee] = [await createFacility(api), await createEmployee(api)]
    const vacancy = await createVacancy(api, facility)
    await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } })
    await createBooking(api, { vacancy, employee, date_range: { lower: inDays(3), upper: inDays(40) } })

    await begin(page)
    await page.goto(`/vacancies/${vacancy.id}`)
    await expect(candidates(page)).toContainText(w.signed)
    await chooseInMenu(bookings(page), w.cancel)
    await page.getByRole('dialog').getByRole('button', { name: w.cancelBooking }).click()
    await expect(notices(page).filter({ hasText: w.cancelled })).toBeVisible()
    await expect(candidates(page)).toContainText(w.fresh)
    await newestUndo(page).click()
    await expect(candidates(page)).toContainText(w.signed)
    await expect(page.getByRole('main')).toContainText(w.filled)

    await chooseInMenu(bookings(page), w.history)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page, 'history of a booking', openedDialog)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  test(`an employee who was deleted by mistake comes back, at once and later, in ${language}`, async ({ office: page, api }) => {
    const { id, name } = await createEmployee(api)
    await begin(page)
    const remove = async () => {
      await page.goto(`/employees/${id}`)
      await page.getByRole('button', { name: w.more }).click()
      await page.getByRole('menuitem', { name: w.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: w.remove }).click()
      await expect(notices(page).filter({ hasText: w.removed })).toBeVisible()
    }
    await remove()
    await newestUndo(page).click()
    await expect(page.getByText(w.undone)).toBeVisible()
    expect((await api.get(`employees/${id}.json/`)).status()).toBe(200)

    await remove()
    await page.goto('/employees')
    await page.getByRole('link', { name: w.deleted }).click()
    const gone = page.getByRole('listitem').filter({ hasText: name })
    await expect(gone).toHaveCount(1)
    await expectAccessible(page, 'deleted employees', ['main'])
    await gone.getByRole('button', { name: w.restore }).click()
    await expect(page.getByText(`${name} ${w.isBack}`)).toBeVisible()
    await expect(gone).toHaveCount(0)
    await page.goto(`/employees/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
}

test('a superuser sees what everybody has changed, narrows it, and nothing sticks out', async ({ page, api }) => {
  const { name } = await createFacility(api)
  await signIn(page.context().request, superuser)
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/history')
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
