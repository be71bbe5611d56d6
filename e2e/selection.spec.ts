import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { called, createBooking, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { candidates, panel } from './placement-page.ts'
import { notices } from './screen.ts'
import { chooseEnglish } from './whole-day.ts'

const words = {
  German: {
    select: (name: string) => `${name} auswählen`,
    page: 'Alle Zeilen dieser Seite auswählen',
    chosen: (count: number) => `${count} ausgewählt`,
    all: 'Alle 7 gefundenen auswählen',
    clear: 'Auswahl aufheben',
    reject: 'Absage durch Einrichtung',
    question: 'Absage durch Einrichtung bei 6 Kandidaten eintragen?',
    isBooked: 'Der Kandidat ist gebucht. Stornieren Sie erst die Buchung.',
    told: 'Absage durch Einrichtung: 5 erledigt, 1 nicht',
    why: 'Der Kandidat wurde bereits abgelehnt.',
    isNew: 'Neu',
    isRejected: 'Abgesagt',
    acts: 'Aktionen',
    undo: /^Rückgängig/,
  },
  English: {
    select: (name: string) => `Select ${name}`,
    page: 'Select all rows on this page',
    chosen: (count: number) => `${count} selected`,
    all: 'Select all 7 results',
    clear: 'Clear selection',
    reject: 'Rejected by facility',
    question: 'Mark 6 candidates as rejected by the facility?',
    isBooked: 'The candidate is booked. Cancel the booking first.',
    told: 'Rejected by facility: 5 done, 1 not done',
    why: 'The candidate has already been rejected.',
    isNew: 'New',
    isRejected: 'Rejected',
    acts: 'Actions',
    undo: /^Undo/,
  },
}

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

for (const [language, w] of Object.entries(words))
  test(`the facility turns down whoever is left, and all of them are noted at once, in ${language}`, async ({ office: page, api }) => {
    const { vacancy, people } = await createCandidates(api)
    const [booked, second, , fourth, , , last] = people.map(({ name }) => name)
    await page.goto('/')
    if (language === 'English') await chooseEnglish(page)
    await page.goto(`/vacancies/${vacancy.id}`)
    const box = (name: string) => panel(page, 'candidates').getByRole('checkbox', { name: w.select(name) })

    await box(second!).click()
    await box(fourth!).click({ modifiers: ['Shift'] })
    await expect(status(page, w.chosen(3))).toBeVisible()
    await expectAccessible(page, `candidates of whom some are chosen, in ${language}`)
    await bar(page).getByRole('button', { name: w.clear }).click()
    await expect(bar(page)).toBeHidden()

    await page.keyboard.press('Tab')
    await panel(page, 'candidates').getByRole('checkbox', { name: w.page }).focus()
    await page.keyboard.press('Control+a')
    await expect(status(page, w.chosen(5))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    await names(page).first().locator('xpath=..').focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ ')
    await expect(status(page, w.chosen(3))).toBeVisible()
    await page.keyboard.press('Control+a')
    await bar(page).getByRole('button', { name: w.all }).press('Enter')
    await expect(status(page, w.chosen(7))).toBeVisible()

    await api.patch(`candidates/${people[6]!.id}`, { status: 'rejected_by_employee' }) // a colleague is faster
    await bar(page).getByRole('button', { name: w.acts }).press('Enter')
    await page.getByRole('menuitem', { name: w.reject }).press('Enter')
    const question = page.getByRole('dialog', { name: w.question })
    await expect(question).toContainText(`${booked}: ${w.isBooked}`)
    await expectAccessible(page, `a question about six candidates, in ${language}`, openedDialog)
    await question.getByRole('button', { name: w.reject }).click()
    const told = notices(page).filter({ hasText: w.told })
    await expect(told).toContainText(`${last}: ${w.why}`)
    await expect(candidates(page, w.isRejected)).toHaveCount(4)
    await expect(status(page, w.chosen(2))).toBeVisible()
    await expect(box(booked!)).toBeChecked()

    await told.getByRole('button', { name: w.undo }).click()
    await expect(candidates(page, w.isNew)).toHaveCount(4)
  })
