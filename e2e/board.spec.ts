import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import type { Api, Record } from './api.ts'
import { called, createBooking, createEmployee, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { bar, barOn, board, drag, drawDays, inHand, openBoard, rowOf, said, told } from './board-page.ts'
import { inDays, shown } from './day.ts'
import { focused } from './keys.ts'
import { listen, test } from './listening.ts'
import { bookingForm } from './placement-page.ts'
import { notices } from './screen.ts'

type Agreed = { days: [number, number]; facility?: Record }

/** Somebody of a name that nobody else has, booked on these days. */
async function booked(api: Api, ...all: Agreed[]) {
  const last_name = called('Tafel')
  const employee = await createEmployee(api, { last_name, exam: 1 })
  const facility = await createFacility(api)
  const bookings = []
  for (const { days, facility: elsewhere = facility } of all)
    bookings.push(
      await createBooking(api, {
        facility: elsewhere,
        vacancy_type: 1,
        employee,
        date_range: { lower: inDays(days[0]), upper: inDays(days[1]) },
      }),
    )
  return { last_name, employee, facility, bookings }
}

const range = async (api: Api, { id }: Record) => {
  const { date_range } = await (await api.get(`bookings/${id}.json/`)).json()
  return [date_range.lower, date_range.upper]
}

test('the end of a booking is dragged over a holiday, which is named; Escape takes it back, and what is saved is undone', async ({
  office: page,
  api,
}) => {
  const { last_name, employee, bookings } = await booked(api, { days: [-9, 4] })
  await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(8), upper: inDays(12) } })
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 6 })
  await expect(told(page)).toContainText('6 Tage länger')
  await expect(told(page)).toContainText('Urlaub')
  await expect(inHand(page)).toHaveAttribute('data-level', 'warn')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(inHand(page)).toHaveCount(0)
  expect(await range(api, bookings[0]!)).toEqual([inDays(-9), inDays(4)])

  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 2 })
  await expect(told(page)).toContainText('2 Tage länger')
  await page.mouse.up()
  await expect(barOn(page, 'Buchung', [inDays(-9), inDays(6)])).toBeVisible()
  expect(await range(api, bookings[0]!)).toEqual([inDays(-9), inDays(6)])
  await notices(page)
    .getByRole('button', { name: /Rückgängig/ })
    .click()
  await expect(barOn(page, 'Buchung', [inDays(-9), inDays(4)])).toBeVisible()
  expect(await range(api, bookings[0]!)).toEqual([inDays(-9), inDays(4)])
})

test('what is dragged before it is judged is asked about, and stays where nobody is sure', async ({ office: page, api }) => {
  const { last_name, employee, bookings } = await booked(api, { days: [1, 3] })
  await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(5), upper: inDays(9) } })
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Buchung'), { at: 'middle', days: 3 })
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: 'Trotz dieser Einwände speichern?' })
  await expect(question).toContainText('Urlaub')
  await question.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(barOn(page, 'Buchung', [inDays(1), inDays(3)])).toBeVisible()
  expect(await range(api, bookings[0]!)).toEqual([inDays(1), inDays(3)])
})

test('over what forbids it a booking turns red and springs back, with the reason', async ({ office: page, api }) => {
  const { last_name, employee, facility, bookings } = await booked(api, { days: [-3, 3] })
  await api.post('facility-persons', { facility, employee, state: 'blocked', reason: 'Beschwerde der Station' })
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 5 })
  await expect(inHand(page)).toHaveAttribute('data-level', 'block')
  await expect(told(page)).toContainText('Gesperrt:')
  await page.mouse.up()
  await expect(notices(page)).toContainText('Bleibt, wie es war')
  await expect(notices(page)).toContainText('Beschwerde der Station')
  await expect(barOn(page, 'Buchung', [inDays(-3), inDays(3)])).toBeVisible()
  expect(await range(api, bookings[0]!)).toEqual([inDays(-3), inDays(3)])
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: -2 })
  await page.mouse.up()
  await expect(barOn(page, 'Buchung', [inDays(-3), inDays(1)])).toBeVisible()
})

test('a running booking moves its end alone, one to come its start and as a whole', async ({ office: page, api }) => {
  const { last_name, bookings } = await booked(api, { days: [-3, 3] }, { days: [5, 9] })
  await openBoard(page, 'employees', last_name)
  const [running, coming] = [barOn(page, 'Buchung', [inDays(-3), inDays(3)]), barOn(page, 'Buchung', [inDays(5), inDays(9)])]
  await drag(page, running, { at: 'middle', days: 2 })
  await page.mouse.up()
  await expect(page.getByText('Nur ihr Ende lässt sich verschieben').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await drag(page, coming, { at: 'start', days: 1 })
  await page.mouse.up()
  const shorter = barOn(page, 'Buchung', [inDays(6), inDays(9)])
  await drag(page, shorter, { at: 'middle', days: 3 })
  await page.mouse.up()
  await expect(barOn(page, 'Buchung', [inDays(9), inDays(12)])).toBeVisible()
  expect(await range(api, bookings[1]!)).toEqual([inDays(9), inDays(12)])
  expect(await range(api, bookings[0]!)).toEqual([inDays(-3), inDays(3)])
})

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

test('an absence is moved, and the booking that it hits is named', async ({ office: page, api }) => {
  const { last_name, employee, facility } = await booked(api, { days: [8, 12] })
  const absence = await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(2), upper: inDays(4) } })
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Abwesenheit Urlaub'), { at: 'middle', days: 5 })
  await expect(told(page)).toContainText(facility.name)
  await expect(inHand(page)).toHaveAttribute('data-level', 'warn')
  await page.mouse.up()
  await expect(barOn(page, 'Abwesenheit', [inDays(7), inDays(9)])).toBeVisible()
  const { date_range } = await (await api.get(`absences/${absence.id}.json/`)).json()
  expect([date_range.lower, date_range.upper]).toEqual([inDays(7), inDays(9)])
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

test('who may not book opens what lies there, and is told that she may not move it', async ({ page, api }) => {
  const { last_name } = await booked(api, { days: [-3, 5] })
  await signIn(page.context().request, await createUser(api, ['employees.view_employee', 'vacancies.view_booking']))
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 3 })
  await page.mouse.up()
  await expect(page.getByText('Dafür fehlt Ihnen das Recht.').first()).toBeVisible()
  await expect(board(page).getByRole('button', { name: /^Neue Buchung/ })).toHaveCount(0)
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

test('what a colleague has moved meanwhile is not moved over, and who is told so sees where it lies', async ({
  office: page,
  api,
  colleagueApi,
}) => {
  const { last_name, bookings } = await booked(api, { days: [5, 9] })
  await page.route('**/events/**', (route) => route.abort()) // nothing is told meanwhile
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 1 })
  await expect(told(page)).toContainText('1 Tag länger')
  await colleagueApi.patch(`bookings/${bookings[0]!.id}`, { date_range: { upper: inDays(12) } })
  await page.mouse.up()
  await expect(notices(page)).toContainText('inzwischen anders gespeichert')
  expect(await range(api, bookings[0]!)).toEqual([inDays(5), inDays(12)])
})

test('what could not be checked is told, and asked about before it is saved', async ({ office: page, api }) => {
  const { last_name, bookings } = await booked(api, { days: [5, 9] })
  await openBoard(page, 'employees', last_name)
  await page.route('**/bookings/judge.json/', (route) => route.abort())
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 2 })
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: 'Trotz dieser Einwände speichern?' })
  await expect(question).toContainText('konnte nicht geprüft werden')
  await question.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(barOn(page, 'Buchung', [inDays(5), inDays(9)])).toBeVisible()
  expect(await range(api, bookings[0]!)).toEqual([inDays(5), inDays(9)])
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
