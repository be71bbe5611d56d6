import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createBooking, createEmployee, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown, shownShort } from './day.ts'
import { test } from './journey.ts'
import { agreeOnTerms, bookingForm as form, bookings, candidates, openPicker, panel } from './placement-page.ts'
import { choose, chooseInMenu, fieldOf, notices, openMenu } from './screen.ts'

const ending = (page: Page) => page.getByRole('dialog', { name: /^Buchung (stornieren|beenden)/ })

test('a candidate is proposed, rejected, taken back, booked and called off again', async ({ office: page, api }) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const vacancy = await createVacancy(api, facility)
  await page.goto(`/vacancies/${vacancy.id}`)

  await openPicker(page)
  const proposal = page.getByRole('dialog', { name: /^Kandidaten hinzufügen/ })
  await proposal.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await proposal.getByRole('searchbox').fill(employee.name)
  await proposal.getByRole('searchbox').press('Enter')
  await proposal.getByRole('checkbox', { name: `${employee.name} auswählen` }).check()
  await proposal.getByRole('button', { name: '1 Kandidat hinzufügen' }).click()
  await expect(candidates(page)).toContainText(employee.name)
  await expect(candidates(page)).toContainText('Neu')

  await chooseInMenu(candidates(page), 'Absage durch Einrichtung')
  await expect(notices(page).filter({ hasText: `${employee.name}: Absage durch Einrichtung` })).toBeVisible()
  await expect(candidates(page)).toContainText('Abgesagt')
  await expect(candidates(page).getByRole('button', { name: 'Buchung starten' })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Rückgängig/ })
    .last()
    .click()
  await expect(candidates(page)).toContainText('Neu')

  await candidates(page).getByRole('button', { name: employee.name, exact: true }).click()
  await expect(page.getByRole('dialog', { name: new RegExp(`^${employee.name}`) })).toContainText('heute nicht gebucht')
  await page.keyboard.press('Escape')

  await chooseInMenu(candidates(page), 'Buchung starten')
  await expect(fieldOf(form(page), 'Stelle')).toContainText(vacancy.name)
  await expect(fieldOf(form(page), 'Einrichtung')).toContainText(facility.name)
  await expect(fieldOf(form(page), 'Mitarbeiter')).toContainText(employee.name)
  await expect(form(page).getByLabel('Zeitraum, bis')).toHaveValue(shown(inDays(40)))
  await expect(form(page).getByRole('combobox', { name: 'Stellenart' })).toBeDisabled()
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(fieldOf(form(page), 'Verrechnungssatz')).toContainText('Verrechnungssatz ist erforderlich')
  await expect(fieldOf(form(page), 'Spesen')).toContainText('Spesen sind erforderlich')
  await expect(fieldOf(form(page), 'Fahrtkosten des Mitarbeiters')).toContainText('Bitte wählen Sie die Fahrtkosten.')
  await agreeOnTerms(form(page), 'ja|yes')
  await form(page).getByRole('spinbutton', { name: 'Unterkunftspauschale' }).fill('900')
  await form(page).getByRole('spinbutton', { name: 'Unterkunftspreis' }).fill('1100')
  await expectAccessible(page, 'form of a booking', openedDialog)
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()

  await expect(candidates(page)).toContainText('Gebucht')
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')
  await expect(bookings(page)).toContainText('48,50 €')
  await expect(panel(page, 'candidates').getByRole('button', { name: 'Kandidat', exact: true })).toBeDisabled()
  await expect(panel(page, 'bookings').getByRole('button', { name: 'Buchung', exact: true })).toBeDisabled()
  await openMenu(candidates(page))
  await expect(page.getByRole('menuitem', { name: 'Buchung starten' })).toContainText('Der Kandidat ist bereits gebucht.')
  await expect(page.getByRole('menuitem', { name: 'Löschen' })).toContainText('kann nicht entfernt werden')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'page of a vacancy that is booked')

  await chooseInMenu(bookings(page), 'Stornieren')
  await ending(page).getByRole('textbox', { name: 'Notizen' }).fill('Die Station schließt.')
  await expect(ending(page).getByRole('button', { name: 'Zurück' })).toBeVisible()
  await ending(page).getByRole('button', { name: 'Buchung stornieren' }).click()
  await expect(notices(page).filter({ hasText: 'Buchung wurde storniert' })).toBeVisible()
  await expect(bookings(page)).toContainText('Storniert')
  await expect(bookings(page)).toContainText('Die Station schließt.')
  await expect(bookings(page)).toHaveClass(/k-disabled/)
  await expect(candidates(page)).toContainText('Neu')
  await expect(page.getByRole('main')).toContainText('0 von 1 besetzt')
  await expect(page.locator('.k-strip')).toContainText('Besetzung')
  await openMenu(bookings(page))
  for (const action of ['Bearbeiten', 'Stornieren', 'Vorzeitig beenden'])
    await expect(page.getByRole('menuitem', { name: action })).toContainText('Die Buchung ist bereits storniert.')
})

test('what an employee is booked for today is ended early, and duplicated without its dates', async ({ office: page, api }) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const date_range = { lower: inDays(-10), upper: inDays(20) }
  await createBooking(api, { facility, vacancy_type: 1, employee, date_range })
  await page.goto(`/employees/${employee.id}`)
  const strip = page.locator('.k-strip')
  await expect(strip).toContainText(facility.name)
  await expect(strip).toContainText(`bis ${shown(inDays(20))}`)
  await expect(bookings(page)).toHaveClass(/k-ongoing/)

  await chooseInMenu(bookings(page), 'Vorzeitig beenden')
  const lastDay = ending(page).getByRole('textbox', { name: 'Letzter Tag' })
  await expect(lastDay).toHaveValue(shown(inDays(0)))
  await lastDay.fill(shown(inDays(21)))
  await page.keyboard.press('Enter')
  await expect(ending(page)).toContainText('Das neue Ende darf nicht nach dem bisherigen liegen.')
  await lastDay.fill(shown(inDays(2)))
  await page.keyboard.press('Tab')
  await expectAccessible(page, 'early end of a booking', openedDialog)
  await ending(page).getByRole('button', { name: 'Buchung beenden' }).click()
  await expect(notices(page).filter({ hasText: 'Buchung wurde beendet' })).toBeVisible()
  await expect(bookings(page, `${shownShort(inDays(-10))} – ${shownShort(inDays(2))}`)).toContainText('Beendet')

  await chooseInMenu(bookings(page), 'Duplizieren')
  await page.reload()
  await expect(form(page).getByLabel('Zeitraum, von')).toHaveValue('')
  await expect(fieldOf(form(page), 'Mitarbeiter')).toContainText(employee.name)
  await form(page).getByLabel('Zeitraum, von').fill('10.06.2030')
  await page.keyboard.press('Tab')
  await expect(form(page).getByLabel('Zeitraum, bis')).toHaveValue('30.06.2030')
  await expect(form(page)).toContainText('Nachweis fehlt: Masernnachweis') // otherwise it would come up as a question
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(bookings(page, '10.06.30 – 30.06.30')).toHaveCount(1)
})

test('a booking of a full vacancy is renewed in its position; others take one position more, or do without the vacancy', async ({
  office: page,
  api,
}) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const vacancy = await createVacancy(api, facility, { date_range: { lower: inDays(-30) } })
  const date_range = { lower: inDays(-20), upper: inDays(5) }
  await createBooking(api, { vacancy, employee, date_range })
  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')

  await chooseInMenu(bookings(page), 'Verlängern')
  await page.reload()
  await expect(form(page).getByLabel('Zeitraum, von')).toHaveValue(shown(inDays(6)))
  await expect(form(page).getByLabel('Zeitraum, bis')).toHaveValue(shown(inDays(31)))
  await expect(form(page).getByRole('radio', { name: 'Verlängerung' })).toBeChecked()
  await expect(fieldOf(form(page), 'Mitarbeiter')).toContainText(employee.name)
  await expect(form(page).getByRole('spinbutton', { name: 'Verrechnungssatz' })).toHaveValue('48,50')
  await expect(form(page)).not.toContainText('Die Stelle ist besetzt')
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(bookings(page)).toHaveCount(2)
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')
  await openMenu(bookings(page, 'Neueinsatz'))
  await expect(page.getByRole('menuitem', { name: 'Verlängern' })).toContainText('Die Buchung ist bereits fortgesetzt.')
  await page.keyboard.press('Escape')

  await chooseInMenu(bookings(page, 'Neueinsatz'), 'Duplizieren')
  await form(page)
    .getByLabel('Zeitraum, von')
    .fill(shown(inDays(60)))
  await page.keyboard.press('Enter')
  await expect(form(page)).toContainText('Die Stelle ist besetzt (1 von 1).')
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(fieldOf(form(page), 'Stelle')).toContainText('Alle Positionen sind besetzt.')
  await expectAccessible(page, 'form of a booking whose vacancy is full', openedDialog)
  await form(page).getByRole('button', { name: 'Positionen auf 2 erhöhen' }).click()
  await expect(notices(page).filter({ hasText: 'Positionen der Stelle auf 2 erhöht' })).toBeVisible()
  await expect(form(page)).not.toContainText('Die Stelle ist besetzt')
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(page.getByRole('main')).toContainText('2 von 2 besetzt')

  await chooseInMenu(bookings(page, 'Verlängerung'), 'Duplizieren')
  await form(page)
    .getByLabel('Zeitraum, von')
    .fill(shown(inDays(200)))
  await page.keyboard.press('Enter')
  await form(page)
    .getByRole('button', { name: /^Ohne Stelle, als / })
    .click()
  await expect(fieldOf(form(page), 'Einrichtung')).toContainText(facility.name)
  await expect(form(page)).toContainText('Nachweis fehlt: Masernnachweis') // otherwise it would come up as a question
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(form(page)).toBeHidden()
  await expect(bookings(page)).toHaveCount(3)
  await page.goto(`/employees/${employee.id}`)
  await expect(bookings(page)).toHaveCount(4)
})

test('what speaks against a booking stands beside its days; only what turns up at the save is asked about', async ({
  office: page,
  api,
}) => {
  const [facility, elsewhere, employee] = [await createFacility(api), await createFacility(api), await createEmployee(api)]
  const vacancy = await createVacancy(api, facility, { date_range: { lower: inDays(10), upper: inDays(40) } })
  await createBooking(api, { facility: elsewhere, vacancy_type: 1, employee, date_range: { lower: inDays(1), upper: inDays(12) } })
  await page.route('**/events/**', (route) => route.abort()) // live changes would show before the save
  await page.goto(`/vacancies/${vacancy.id}`)
  await panel(page, 'bookings').getByRole('button', { name: 'Buchung', exact: true }).first().click()
  await choose(form(page).getByRole('combobox', { name: 'Mitarbeiter' }), employee.name)
  const isBooked = `Bereits gebucht: ${elsewhere.name}, ${shownShort(inDays(1))} – ${shownShort(inDays(12))}`
  await expect(form(page)).toContainText(isBooked)
  await agreeOnTerms(form(page))
  await expectAccessible(page, 'form of a booking with warnings', openedDialog)

  await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(40), upper: inDays(50) } })
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'Trotzdem buchen?' })
  await expect(question).toContainText(`Abwesend: Urlaub, ${shownShort(inDays(40))} – ${shownShort(inDays(50))}`)
  await expect(question).not.toContainText(isBooked)
  await expectAccessible(page, 'question before a booking that overlaps', ['.ant-modal-confirm'])
  await question.getByRole('button', { name: 'Zurück zum Formular' }).click()
  await expect(form(page)).toContainText('Abwesend: Urlaub')
  await form(page).getByRole('button', { name: 'Buchung anlegen' }).click()
  await expect(page.getByRole('main')).toContainText('1 von 1 besetzt')
})

test('two people change the same booking: whoever saves later sees both values and chooses', async ({ office: page, api }) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const booking = await createBooking(api, { facility, vacancy_type: 1, employee, date_range: { lower: inDays(3), upper: inDays(9) } })
  await page.goto(`/employees/${employee.id}?modals=booking&booking-id=${booking.id}`)
  const rate = form(page).getByRole('spinbutton', { name: 'Verrechnungssatz' })
  await expect(rate).toHaveValue('48,50')
  await api.patch(`bookings/${booking.id}`, { charge_rate: '50.00', notes: 'Mit Nachtzuschlag.' })
  await rate.fill('52')
  await page.keyboard.press('Control+Enter')
  const both = page.getByRole('dialog', { name: 'Buchung wurde inzwischen geändert' })
  await both.getByRole('radio', { name: /^Inzwischen gespeichert 50/ }).check()
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toBeHidden()
  await expect(bookings(page)).toContainText('50,00 €')
  await expect(bookings(page)).toContainText('Mit Nachtzuschlag.')
})

test('who may not view bookings sees none, and who may not add them is offered nothing but their history', async ({ page, api }) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  await createBooking(api, { facility, vacancy_type: 1, employee, date_range: { lower: inDays(-1), upper: inDays(9) } })
  await signIn(page.context().request, await createUser(api, ['employees.view_employee']))
  await page.goto(`/employees/${employee.id}`)
  await expect(panel(page, 'absences')).toBeVisible()
  await expect(panel(page, 'bookings')).toHaveCount(0)
  await expect(page.locator('.k-strip')).not.toContainText('Aktuelle Buchung')

  await signIn(page.context().request, await createUser(api, ['employees.view_employee', 'vacancies.view_booking']))
  await page.goto(`/employees/${employee.id}`)
  await expect(bookings(page)).toContainText(facility.name)
  await openMenu(bookings(page))
  await expect(page.getByRole('menuitem')).toHaveText(['Verlauf'])
  await page.keyboard.press('Escape')
  await expect(panel(page, 'bookings').getByRole('button', { name: 'Buchung', exact: true })).toHaveCount(0)
})
