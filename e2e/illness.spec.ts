import { expect } from '@playwright/test'
import { called, createBooking, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown, shownShort } from './day.ts'
import { emailField } from './email-form.ts'
import { test } from './journey.ts'
import { bookingForm, bookings, lastDay } from './placement-page.ts'
import { choose, chooseInMenu, fieldOf, notices } from './screen.ts'

test('a nurse is ill, somebody stands in, and the ward wants her for four weeks more', async ({ office: page, api }) => {
  const near = { address_latitude: 47.07, address_longitude: 15.44, exam: 1, last_name: called('Falk') }
  const facility = await createFacility(api, { name: called('Elbmark ITS'), ...near })
  const vacancy = await createVacancy(api, facility, { date_range: { lower: inDays(-10), upper: inDays(90) } })
  const [jana, mira] = [await createEmployee(api, near), await createEmployee(api, { ...near, first_name: 'Mira' })]
  const busy = await createEmployee(api, { ...near, first_name: 'Belegt' })
  await createBooking(api, { vacancy, employee: jana, date_range: { lower: inDays(-5), upper: inDays(40) } })
  await createBooking(api, { facility, vacancy_type: 1, employee: busy, date_range: { lower: inDays(4), upper: inDays(4) } })

  await page.goto('/')
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Abwesenheit' }).click()
  const form = page.getByRole('dialog', { name: /abwesenheit/i })
  await choose(form.getByRole('combobox', { name: 'Mitarbeiter' }), jana.name)
  await form.getByRole('combobox', { name: 'Grund' }).click()
  await page.getByTitle('krank', { exact: true }).click()
  await form.getByLabel('Zeitraum, von').fill(shown(inDays(2)))
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: '1 Woche' }).click()
  await expect(form).toContainText(`Trifft: ${facility.name}`)
  await page.keyboard.press('Control+Enter')

  await notices(page).getByRole('button', { name: 'Haus benachrichtigen' }).click()
  await expect(emailField(page, 'Betreff')).toHaveValue(`Krankmeldung ${jana.name}`)
  await page.goBack()
  await notices(page).getByRole('button', { name: 'Ersatz suchen' }).click()
  const picker = page.getByRole('dialog', { name: /^Ersatz suchen/ })
  await expect(picker).toContainText(`${jana.name}, ${shownShort(inDays(2))} – ${shownShort(inDays(8))}`)
  await picker.getByRole('searchbox').fill(near.last_name)
  await picker.getByRole('searchbox').press('Enter')
  await expect(picker.locator('tbody .k-cell-button')).toHaveText([mira.name])
  await expect(picker.getByRole('button', { name: /^frei / })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'picker of a replacement', openedDialog)
  await picker.getByRole('button', { name: `Buchen: ${mira.name}` }).click()
  await expect(fieldOf(bookingForm(page), 'Springt ein für')).toContainText(jana.name)
  await expect(bookingForm(page)).toContainText(`Masernnachweis, ${shownShort(inDays(2))} – ${shownShort(inDays(8))}`)
  await page.keyboard.press('Control+Enter')
  await expect(bookingForm(page)).toBeHidden()

  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')
  const row = bookings(page, 'krank ')
  await expect(row).toContainText(`${mira.name} springt ein`)
  await chooseInMenu(row, 'Verlängern')
  await bookingForm(page).getByRole('button', { name: '+4 Wochen' }).click()
  await expect(lastDay(bookingForm(page))).toHaveValue(shown(inDays(41 + 27)))
  await expect(bookingForm(page)).toContainText(`Masernnachweis, ${shownShort(inDays(41))} – ${shownShort(inDays(68))}`)
  await page.keyboard.press('Control+Enter')
  await expect(bookings(page, `${shownShort(inDays(41))} – ${shownShort(inDays(68))}`)).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')
  await expectAccessible(page, 'page of a vacancy where somebody is away')
})
