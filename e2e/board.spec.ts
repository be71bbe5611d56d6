import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { called, createBooking, createEmployee, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { bar, board, booked, drawDays, openBoard, range, rowOf, said, told } from './board-page.ts'
import { inDays, shown } from './day.ts'
import { focused } from './keys.ts'
import { listen, test } from './listening.ts'
import { bookingForm } from './placement-page.ts'

test('by keyboard a booking is found, made longer, taken back and saved, and all of it is said', async ({ office: page, api }) => {
  const { last_name, employee, bookings } = await booked(api, { days: [-4, 3] }, { days: [14, 16] })
  await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(6), upper: inDays(8) } })
  await openBoard(page, 'employees', last_name)
  await board(page).focus()
  await expect(focused(page)).toHaveAccessibleName(employee.name)
  await page.keyboard.press('ArrowRight')
  await expect(focused(page)).toHaveAccessibleName(/^Buchung .*läuft$/)
  await page.keyboard.press('m')
  await expect(said(page)).toContainText('Nur ihr Ende')
  await page.keyboard.press('e')
  await expect(said(page)).toContainText('Ende ändern')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(said(page)).toContainText('7 Tage länger')
  await expect(said(page)).toContainText('Urlaub')
  await page.keyboard.press('Escape')
  await expect(said(page)).toContainText('Zurückgenommen')
  expect(await range(api, bookings[0]!)).toEqual([inDays(-4), inDays(3)])

  await page.keyboard.press('e')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText(`Gespeichert: ${shown(inDays(-4))} – ${shown(inDays(4))}`)
  expect(await range(api, bookings[0]!)).toEqual([inDays(-4), inDays(4)])

  await page.keyboard.press('End')
  await expect(focused(page)).toHaveAccessibleName(/^Buchung .*geplant$/)
  for (const [key, days] of [
    ['m', [15, 17]],
    ['s', [16, 17]],
  ] as const) {
    await page.keyboard.press(key)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(said(page)).toContainText(`Gespeichert: ${shown(inDays(days[0]))} – ${shown(inDays(days[1]))}`)
  }
  expect(await range(api, bookings[1]!)).toEqual([inDays(16), inDays(17)])
})

test('by keyboard a booking is called off before it begins, and ended while it runs', async ({ office: page, api }) => {
  const { last_name } = await booked(api, { days: [-4, 8] }, { days: [14, 16] })
  await openBoard(page, 'employees', last_name)
  await board(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  const ending = page.getByRole('dialog', { name: 'Buchung beenden' })
  await ending.getByRole('button', { name: 'Buchung beenden' }).click()
  await expect(bar(page, 'Buchung .*vorzeitig beendet')).toBeVisible()
  await board(page)
    .getByRole('button', { name: /geplant$/ })
    .focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog', { name: 'Buchung stornieren' }).getByRole('button', { name: 'Buchung stornieren' }).click()
  await expect(bar(page, 'Buchung .*geplant')).toHaveCount(0)
})

test('days that are drawn open the form of a booking, by mouse and by keyboard, in each kind of row', async ({ office: page, api }) => {
  const { last_name, employee, facility } = await booked(api)
  const name = called('Nachtwache')
  const vacancy = await createVacancy(api, facility, { name, date_range: { lower: inDays(-20), upper: inDays(60) } })
  await openBoard(page, 'employees', last_name)
  await drawDays(page, rowOf(page, employee.name), 20, 17)
  await expect(told(page)).toContainText('4 Tage')
  await page.mouse.up()
  await expect(bookingForm(page)).toContainText(employee.name)
  const from = page.url().match(/booking-days=([\d-]+)_([\d-]+)/)!
  await expect(bookingForm(page).getByLabel('Zeitraum, von')).toHaveValue(shown(from[1]!))
  await bookingForm(page).getByRole('button', { name: 'Abbrechen' }).click()

  await rowOf(page, employee.name).getByRole('link').focus()
  await page.keyboard.press('n')
  await expect(said(page)).toContainText('Neue Buchung')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(bookingForm(page).getByLabel('Zeitraum, von')).toHaveValue(shown(inDays(1)))
  await expect(bookingForm(page).getByLabel('Zeitraum, bis')).toHaveValue(shown(inDays(2)))
  await bookingForm(page).getByRole('button', { name: 'Abbrechen' }).click()

  await openBoard(page, 'vacancies', name)
  await drawDays(page, rowOf(page, name), 8, 9)
  await page.mouse.up()
  await expect(bookingForm(page)).toContainText(vacancy.name)
  await bookingForm(page).getByRole('button', { name: 'Abbrechen' }).click()
  await openBoard(page, 'facilities', facility.name)
  await rowOf(page, facility.name).hover()
  await rowOf(page, facility.name)
    .getByRole('button', { name: `Neue Buchung in ${facility.name}` })
    .click()
  await expect(bookingForm(page)).toContainText(facility.name)
  await expect(bookingForm(page).getByLabel('Zeitraum, von')).toHaveValue(shown(inDays(0)))
})

test('bars open their record at the side, and what colleagues change is seen', async ({ page, api, colleagueApi }) => {
  await signIn(page.context().request, await createUser(api, permissions))
  const { employee, facility } = await booked(api, { days: [-3, 12] })
  const name = called('Frühdienst')
  const vacancy = await createVacancy(api, facility, { name, number_of_positions: 2 })
  const mira = await createEmployee(api, { first_name: 'Mira' })
  await api.post('candidates', { vacancy, employee: mira })
  await listen(page, `/board?${new URLSearchParams({ rows: 'facilities', 'facilities-filter-phrase': facility.name })}`)
  await expect(bar(page, 'Bedarf')).toContainText('2 offen')
  await expectAccessible(page, 'board')
  await bar(page, `Buchung ${employee.name}`).click()
  const side = page.getByRole('dialog', { name: new RegExp(employee.name) })
  await expect(side).toContainText(facility.name)
  await expectAccessible(page, 'booking at the side', openedDialog)
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()
  await createBooking(colleagueApi, { vacancy, employee: mira, date_range: { lower: inDays(4), upper: inDays(9) } })
  await expect(bar(page, `Buchung ${mira.name}`)).toBeVisible()
  await expect(bar(page, 'Bedarf')).toContainText('1 offen')
  await bar(page, 'Bedarf').click()
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toContainText('1 von 2')
})

test('weeks are turned, and the board is put on paper with everybody', async ({ office: page }) => {
  await page.goto('/board?rows=employees&weeks=12&from=2026-03-04')
  await expect(board(page).getByRole('columnheader').last()).toHaveAccessibleName('02.03.2026 – 24.05.2026')
  await page.getByRole('button', { name: 'Später' }).click()
  await expect(board(page).getByRole('columnheader').last()).toHaveAccessibleName('13.04.2026 – 05.07.2026')
  await page.getByRole('group', { name: 'Zeitraum' }).getByText('Halbjahr').click()
  await expect(board(page).getByRole('columnheader').last()).toHaveAccessibleName('13.04.2026 – 11.10.2026')
  const drawn = page.locator('[data-row]')
  const all = Number(await board(page).getAttribute('aria-rowcount')) - 1
  expect(await drawn.count()).toBeLessThan(60)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(drawn).toHaveCount(all)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
})

test('vacancies are chosen on the board, one by one or all that are open, and a proposal is asked for them', async ({
  office: page,
  api,
}) => {
  const facility = await createFacility(api)
  const [word, days] = [called('Dienst'), { date_range: { lower: inDays(-20), upper: inDays(60) } }]
  for (const name of ['Früh', 'Spät', 'Nacht']) await createVacancy(api, facility, { name: `${name} ${word}`, ...days })
  await openBoard(page, 'vacancies', word)
  await rowOf(page, `Früh ${word}`).getByRole('link').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 gewählt')).toBeVisible()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await page.getByRole('button', { name: 'Alle 3 offenen auswählen' }).click()
  await expect(page.getByText('3 gewählt')).toBeVisible()
  await rowOf(page, `Spät ${word}`).getByRole('checkbox').uncheck()
  await page.getByRole('searchbox').fill(`Nacht ${word}`)
  await expect(page.getByText('1 gewählt')).toBeVisible()
  await page.getByRole('button', { name: 'Vorschlag' }).click()
  await expect(page.getByRole('dialog', { name: 'Vorschlag 1 Stelle' })).toContainText(`Nacht ${word}`)
})
