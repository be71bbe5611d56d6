import { expect } from '@playwright/test'
import { createUser, signIn } from './api.ts'
import { bar, barOn, board, booked, drag, inHand, openBoard, range, told } from './board-page.ts'
import { inDays } from './day.ts'
import { test } from './listening.ts'
import { notices } from './screen.ts'

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

test('who may not book opens what lies there, and is told that she may not move it', async ({ page, api }) => {
  const { last_name } = await booked(api, { days: [-3, 5] })
  await signIn(page.context().request, await createUser(api, ['employees.view_employee', 'vacancies.view_booking']))
  await openBoard(page, 'employees', last_name)
  await drag(page, bar(page, 'Buchung'), { at: 'end', days: 3 })
  await page.mouse.up()
  await expect(page.getByText('Dafür fehlt Ihnen das Recht.').first()).toBeVisible()
  await expect(board(page).getByRole('button', { name: /^Neue Buchung/ })).toHaveCount(0)
})

test('what a colleague has moved meanwhile is not moved over, and who is told so sees where it lies', async ({
  office: page,
  api,
  colleagueApi,
}) => {
  const { last_name, bookings } = await booked(api, { days: [5, 9] })
  await page.route('**/events/**', (route) => route.abort()) // the page hears of no changes
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
