import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { called, createBooking, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { candidates, panel } from './placement-page.ts'
import { notices } from './screen.ts'

const names = (page: Page) => candidates(page).locator('th')
const bar = (page: Page) => panel(page, 'candidates').locator('.k-selection')
const status = (page: Page, says: string) => panel(page, 'candidates').getByRole('status').filter({ hasText: says })

/** A vacancy with seven candidates, the first of whom is booked. */
async function createCandidates(api: Api) {
  const vacancy = await createVacancy(api, await createFacility(api), { number_of_positions: 9 })
  const people = []
  for (let count = 0; count < 7; count += 1) {
    const employee = await createEmployee(api, { first_name: 'Jana', last_name: called(`Kran${count}`) })
    const { id } = await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } })
    people.push({ id, name: employee.name, employee })
  }
  await createBooking(api, { vacancy, employee: people[0]!.employee, date_range: { lower: inDays(3), upper: inDays(20) } })
  return { vacancy, people }
}

test('the facility turns down whoever is left, and all of them are noted at once', async ({ office: page, api }) => {
  const { vacancy, people } = await createCandidates(api)
  const [booked, second, , fourth, , , last] = people.map(({ name }) => name)
  await page.goto(`/vacancies/${vacancy.id}`)
  const box = (name: string) => panel(page, 'candidates').getByRole('checkbox', { name: `${name} auswählen` })

  await box(second!).click()
  await box(fourth!).click({ modifiers: ['Shift'] })
  await expect(status(page, '3 ausgewählt')).toBeVisible()
  await expectAccessible(page, 'candidates of whom some are chosen')
  await bar(page).getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(bar(page)).toBeHidden()

  await page.keyboard.press('Tab')
  await panel(page, 'candidates').getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).focus()
  await page.keyboard.press('Control+a')
  await expect(status(page, '5 ausgewählt')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await names(page).first().locator('xpath=..').focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ ')
  await expect(status(page, '3 ausgewählt')).toBeVisible()
  await page.keyboard.press('Control+a')
  await bar(page).getByRole('button', { name: 'Alle 7 gefundenen auswählen' }).press('Enter')
  await expect(status(page, '7 ausgewählt')).toBeVisible()

  await api.patch(`candidates/${people[6]!.id}`, { status: 'rejected_by_employee' }) // a colleague is faster
  await bar(page).getByRole('button', { name: 'Aktionen' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Absage durch Einrichtung' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Absage durch Einrichtung bei 6 Kandidaten eintragen?' })
  await expect(question).toContainText(`${booked}: Der Kandidat ist gebucht. Stornieren Sie erst die Buchung.`)
  await expectAccessible(page, 'a question about six candidates', openedDialog)
  await question.getByRole('button', { name: 'Absage durch Einrichtung' }).click()
  const told = notices(page).filter({ hasText: 'Absage durch Einrichtung: 5 erledigt, 1 nicht' })
  await expect(told).toContainText(`${last}: Der Kandidat wurde bereits abgelehnt.`)
  await expect(candidates(page, 'Abgesagt')).toHaveCount(4)
  await expect(status(page, '2 ausgewählt')).toBeVisible()
  await expect(box(booked!)).toBeChecked()

  await told.getByRole('button', { name: /^Rückgängig/ }).click()
  await expect(candidates(page, 'Neu')).toHaveCount(4)
})
