import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import type { Api, Record } from './api.ts'
import { called, createBooking, createEmployee, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown } from './day.ts'
import { addressOf, emailField, emailForm } from './email-form.ts'
import { focused } from './keys.ts'
import { listen, test } from './listening.ts'
import { mailTo } from './mailbox.ts'
import { bookingForm, picker, pickerBox, searchPicker } from './placement-page.ts'
import { entryForm, notices } from './screen.ts'

const cockpit = (page: Page) => page.getByRole('region', { name: 'Was ansteht' })
const toggle = (page: Page, section: string) => cockpit(page).getByRole('button', { name: new RegExp(`^\\d+ ${section}$`) })
const row = (page: Page, section: string, words: string) =>
  cockpit(page).getByRole('list', { name: section, exact: true }).getByRole('listitem').filter({ hasText: words })
const act = (within: Locator, name: string) => within.getByRole('button', { name: new RegExp(`^${name}: `) })

/** A new dispatcher, responsible only for what the journey assigns to them. */
async function dispatcher(page: Page, api: Api): Promise<Record> {
  const account = await createUser(api, permissions)
  await signIn(page.context().request, account)
  return { id: account.id, name: account.username }
}

/** Opens a section of the dashboard, limited to the dispatcher's own. */
async function open(page: Page, section: string) {
  await page.goto('/')
  await cockpit(page).getByText('Meine', { exact: true }).click()
  await toggle(page, section).click()
}

/** A booking that ends in a few days. */
async function endingBooking(api: Api, own: Record, last_name = called('Reuter')) {
  const facility = await createFacility(api, { name: called('Elbmark ITS') })
  const employee = await createEmployee(api, { last_name, dispatcher: own, mobile: '0151 23004481' })
  await createBooking(api, { facility, vacancy_type: 1, employee, date_range: { lower: inDays(-20), upper: inDays(5) } })
  return { facility, employee }
}

test('a booking that ends is renewed in three clicks, and its section is gone', async ({ page, api }) => {
  const { employee, facility } = await endingBooking(api, await dispatcher(page, api))
  await page.goto('/')
  await cockpit(page).getByText('Meine', { exact: true }).click()
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText('1 für Sie')).toBeVisible()

  await toggle(page, 'Buchungen enden').click()
  const ending = row(page, 'Buchungen enden', employee.name)
  await expect(ending).toContainText(`${employee.name}, ${facility.name}, endet`)
  await expect(ending.getByRole('link', { name: '+49 1512 3004481' })).toHaveAttribute('href', 'tel:+4915123004481')
  await expectAccessible(page, 'open section of the cockpit')
  await act(ending, 'Verlängern').click()
  await expect(bookingForm(page).getByLabel('Zeitraum, von')).toHaveValue(shown(inDays(6)))
  await expect(bookingForm(page)).toContainText('Masernnachweis') // findings are read before saving
  await bookingForm(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(bookingForm(page)).toBeHidden()
  await expect(toggle(page, 'Buchungen enden')).toHaveCount(0)
  await expect(cockpit(page)).toContainText('Für Sie steht nichts an.')
  await expect(page).not.toHaveTitle(/^\(/)
})

test('who is away and booked is stood in for', async ({ page, api }) => {
  const own = await dispatcher(page, api)
  const near = { address_latitude: 47.07, address_longitude: 15.44, exam: 1, last_name: called('Falk') }
  const facility = await createFacility(api, near)
  const vacancy = await createVacancy(api, facility, { date_range: { lower: inDays(-10), upper: inDays(90) } })
  const [jana, mira] = [await createEmployee(api, { ...near, dispatcher: own }), await createEmployee(api, { ...near, first_name: 'Mira' })]
  await createBooking(api, { vacancy, employee: jana, date_range: { lower: inDays(-5), upper: inDays(40) } })
  await api.post('absences', { employee: jana, reason: 'sick', date_range: { lower: inDays(2), upper: inDays(8) } })

  await open(page, 'Abwesend und gebucht')
  await act(row(page, 'Abwesend und gebucht', jana.name), 'Ersatz suchen').click()
  const found = page.getByRole('dialog', { name: /^Ersatz suchen/ })
  await found.getByRole('searchbox').fill(near.last_name)
  await found.getByRole('searchbox').press('Enter')
  await found.getByRole('button', { name: `Buchen: ${mira.name}` }).click()
  await expect(bookingForm(page)).toContainText(jana.name)
  await expect(bookingForm(page)).toContainText('Nachweis fehlt: Masernnachweis')
  await page.keyboard.press('Control+Enter')
  await expect(bookingForm(page)).toBeHidden()
  await expect(toggle(page, 'Abwesend und gebucht')).toHaveCount(0)
})

test('an entry about a call answers what the call was about until its follow-up', async ({ page, api }) => {
  const own = await dispatcher(page, api)
  const [first, second] = [await endingBooking(api, own), await endingBooking(api, own)]
  await open(page, 'Buchungen enden')
  await act(row(page, 'Buchungen enden', first.employee.name), 'Eintrag').click()
  await expect(entryForm(page)).toContainText(first.employee.name)
  await entryForm(page).getByLabel('Notiz').fill('Geht danach nach Bremen.')
  await entryForm(page)
    .getByRole('button', { name: /^[+]1 Woche/ })
    .click()
  await page.keyboard.press('Control+Enter')
  await expect(entryForm(page)).toBeHidden()
  await expect(row(page, 'Buchungen enden', first.employee.name)).toHaveCount(0)
  await expect(focused(page)).toHaveAccessibleName(new RegExp(`^Verlängern: ${second.employee.name}`))
  await expect(notices(page)).toHaveCount(1)
})

test('who is proposed for a vacancy with open positions settles it for two days', async ({ page, api }) => {
  const own = await dispatcher(page, api)
  const last_name = called('Steirer')
  const facility = await createFacility(api, { support_user: own })
  const [vacancy, employee] = [await createVacancy(api, facility), await createEmployee(api, { last_name, exam: 1 })]
  await open(page, 'Stellen beginnen mit Lücken')
  await act(row(page, 'Stellen beginnen mit Lücken', facility.name), 'Vorschlagen').click()
  await searchPicker(page, last_name)
  await pickerBox(page, employee.name).check()
  await picker(page).getByRole('button', { name: 'Kandidat hinzufügen' }).click()
  await expect(picker(page)).toBeHidden()
  await expect(toggle(page, 'Stellen beginnen mit Lücken')).toHaveCount(0)
  const { results } = await (await api.get(`cockpit-settlements.json/?code=vacancies_unfilled&until__gte=${inDays(2)}&size=1000`)).json()
  expect(results).toContainEqual(expect.objectContaining({ record: vacancy.id, until: inDays(2) }))
  await expect(notices(page).filter({ hasText: 'erledigt bis' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(row(page, 'Stellen beginnen mit Lücken', facility.name)).toHaveCount(1)
})

test('a facility that has not answered about a profile is reminded', async ({ page, api }) => {
  const own = await dispatcher(page, api)
  const { results } = await (await api.get('cockpit/profiles_unanswered.json/?size=1000')).json()
  const waiting = (results as { employee: Record; facility: Record }[]).at(-1)!
  await api.patch(`employees/${waiting.employee.id}`, { dispatcher: own })
  await open(page, 'Profile ohne Antwort')
  const rows = row(page, 'Profile ohne Antwort', waiting.employee.name)
  await expect(rows.first()).toBeVisible()
  const [before, address] = [await rows.count(), addressOf(called('Pforte'))]
  await act(rows.filter({ hasText: waiting.facility.name }).last(), 'Erinnern').click()
  await expect(emailField(page, 'Text')).toHaveValue(new RegExp(waiting.employee.name))
  await emailField(page, 'Empfänger').fill(address)
  await page.keyboard.press('Control+Enter')
  await expect(emailForm(page)).toBeHidden()
  await expect(rows).toHaveCount(before - 1)
  expect(await mailTo(address)).toContain(waiting.employee.name)
})

test('a paper that expires is asked for, and needs nobody until the answer is due', async ({ page, api }) => {
  const own = await dispatcher(page, api)
  const [address, code] = [addressOf(called('Jana')), called('kind').replace(' ', '_')]
  const kind = await api.post('lookups/document-kinds', { name: called('Nachweis'), code, order: 1, expires: 'required', remind_days: 30 })
  const employee = await createEmployee(api, { email: address, dispatcher: own })
  await api.post('employee-documents', { employee, kind: { id: kind.id }, valid_until: inDays(9), checked_date: inDays(0) })
  await open(page, 'Nachweise laufen ab')
  await act(row(page, 'Nachweise laufen ab', kind.name), 'Anfordern').click()
  await expect(emailField(page, 'Empfänger')).toHaveValue(address)
  await expect(emailField(page, 'Text')).toHaveValue(/brauchen wir noch Unterlagen/)
  await page.keyboard.press('Control+Enter')
  await expect(emailForm(page)).toBeHidden()
  await expect(toggle(page, 'Nachweise laufen ab')).toHaveCount(0)
  expect(await mailTo(address)).toContain('brauchen wir noch Unterlagen von Ihnen')
})

test('what needs nobody is settled with a note, seen among the settled ones, and brought back', async ({ page, api }) => {
  const { employee } = await endingBooking(api, await dispatcher(page, api))
  await open(page, 'Buchungen enden')
  await act(row(page, 'Buchungen enden', employee.name), 'Erledigt bis …').click()
  await page.getByRole('menuitem', { name: 'Bis … mit Notiz' }).click()
  const form = page.getByRole('dialog', { name: 'Bis wann erledigt' })
  await form.getByLabel('Erledigt bis').fill(shown(inDays(-1)))
  await form.getByLabel('Notiz').fill('Wird Mutter.')
  await page.keyboard.press('Control+Enter')
  await expect(form.locator('[data-wrong]')).toBeVisible()
  await expectAccessible(page, 'form that settles', openedDialog)
  await form.getByLabel('Erledigt bis').fill(shown(inDays(20)))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(toggle(page, 'Buchungen enden')).toHaveCount(0)

  await cockpit(page).getByRole('button', { name: 'Erledigte', exact: true }).click()
  const settled = row(page, 'Erledigt: Buchungen enden', employee.name)
  await expect(settled).toContainText('Wird Mutter.')
  await expect(settled).toContainText('Vera Lindner')
  await expectAccessible(page, 'settled rows of the cockpit')
  await act(settled, 'Zurückholen').click()
  await expect(row(page, 'Buchungen enden', employee.name)).toHaveCount(1)
  await notices(page)
    .filter({ hasText: 'steht wieder an' })
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect(settled).toHaveCount(1)
})

test('what a colleague settles goes by itself', async ({ page, api, colleagueApi }) => {
  const { employee } = await endingBooking(api, await dispatcher(page, api))
  await listen(page, '/')
  await cockpit(page).getByText('Meine', { exact: true }).click()
  await toggle(page, 'Buchungen enden').click()
  await expect(row(page, 'Buchungen enden', employee.name)).toBeVisible()
  const { results } = await (await colleagueApi.get('cockpit/bookings_ending.json/?size=1000')).json()
  const { record } = (results as { record: Record; employee: Record }[]).find((one) => one.employee.id === employee.id)!
  await colleagueApi.post('cockpit/bookings_ending/settle', { record: record.id })
  await expect(row(page, 'Buchungen enden', employee.name)).toHaveCount(0)
})
