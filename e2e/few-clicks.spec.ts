import { expect, type Locator } from '@playwright/test'
import { called, createApplicant, createBooking, createContactPerson, createEmployee, createFacility, createVacancy } from './api.ts'
import { inDays, shown } from './day.ts'
import { addressOf, emailField } from './email-form.ts'
import { test } from './journey.ts'
import { take } from './keys.ts'
import { mailTo } from './mailbox.ts'
import { bookingForm, bookings, candidates, firstDay, lastDay, picker, pickerBox } from './placement-page.ts'
import { choose, fieldOf, notices, rowsOf } from './screen.ts'

/** Half of what it took before candidates were ranked would be 16; typing, Tab, Enter and Ctrl+Enter do not count. */
const most = 12

test('from the call of a clinic to the booking, and from an application to the employee, few clicks are needed', async ({
  office: page,
  api,
}) => {
  const place = { address_latitude: 47.07, address_longitude: 15.44 }
  const house = await createFacility(api, { name: called('Klinik Kurzweg'), ...place })
  const last_name = called('Sauer')
  const person = await createContactPerson(api, house, { last_name, email: addressOf(last_name) })
  const family = called('Wegner')
  const people: { id: number; name: string }[] = []
  for (const first_name of ['Anna', 'Bea', 'Clara'])
    people.push(await createEmployee(api, { ...place, first_name, last_name: family, exam: 1, expenses: '28' }))
  const before = await createVacancy(api, house, { contact_person: person, date_range: { lower: inDays(-60), upper: inDays(-30) } })
  await createBooking(api, { vacancy: before, employee: people[2], date_range: { lower: inDays(-60), upper: inDays(-30) } })
  const applicant = await createApplicant(api, { profession_free_text: 'Altenpflegerin' })
  let clicks = 0
  const click = async (what: Locator) => {
    await what.click()
    clicks += 1
  }

  await page.goto('/')
  await test.step('a vacancy for two, of six weeks', async () => {
    await click(page.getByRole('button', { name: 'Anlegen', exact: true }))
    await click(page.getByRole('menuitem', { name: 'Stelle', exact: true }))
    const form = page.getByRole('dialog', { name: 'Stelle anlegen' })
    await expect(form.getByRole('combobox', { name: 'Stellenart' })).toBeFocused()
    await take(page, 'Allgemein')
    await take(page, house.name.slice(-6))
    await expect(fieldOf(form, 'Einrichtung')).toContainText(house.name)
    await take(page, 'Ger')
    await form.getByRole('spinbutton', { name: 'Positionen' }).fill('2')
    await firstDay(form).fill(shown(inDays(3)))
    await click(form.getByRole('button', { name: '+6 Wochen' }))
    await expect(lastDay(form)).toHaveValue(shown(inDays(44)))
    await expect(fieldOf(form, 'Examen').getByText('generalistisch')).toBeVisible() // as in the facility's last vacancy
    await page.keyboard.press('Control+Shift+Enter')
  })

  await test.step('three who fit become candidates', async () => {
    await expect(picker(page).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(family)
    await expect(picker(page).locator('tbody').getByRole('row')).toHaveCount(3)
    for (const { name } of people) await click(pickerBox(page, name))
    await page.keyboard.press('Control+Enter')
    await expect(candidates(page, 'Neu')).toHaveCount(3)
  })

  await test.step('their profiles go to the house in one e-mail', async () => {
    await click(page.locator('#candidates').getByRole('checkbox', { name: /^Alle Zeilen/ }))
    await click(page.locator('#candidates').getByRole('button', { name: 'Profil senden' }).last())
    for (const { name } of people) await expect(emailField(page, 'Text')).toHaveValue(new RegExp(name))
    await page.keyboard.press('Control+Enter')
    await expect(notices(page).filter({ hasText: 'E-Mail wurde gesendet' })).toBeVisible()
    expect(await mailTo(addressOf(last_name))).toContain(people[0]!.name)
    await expect(candidates(page, 'Vorgeschlagen')).toHaveCount(3)
  })

  await test.step('one of them is booked', async () => {
    await click(candidates(page, people[0]!.name).getByRole('button', { name: /Buch/ }))
    await expect(bookingForm(page)).toContainText('Konditionen wie am')
    await expect(bookingForm(page)).toContainText('Masernnachweis') // findings are read before saving
    await page.keyboard.press('Control+Enter')
    await expect(bookings(page, people[0]!.name)).toHaveCount(1)
  })

  await test.step('an applicant becomes an employee', async () => {
    await page.goto(`/?da-filter-email__icontains=${applicant.email}`)
    const row = rowsOf(page, 'Neue Bewerbungen', applicant.email)
    await click(row.getByRole('button', { name: /^Aktionen/ }))
    await click(page.getByRole('menuitem', { name: 'Als Mitarbeiter übernehmen' }))
    const form = page.getByRole('dialog', { name: 'Mitarbeiter anlegen' })
    await choose(form.getByRole('combobox', { name: 'Status' }), 'Im')
    clicks += 1 // into the field
    await page.keyboard.press('Control+Enter')
    await expect(notices(page).getByRole('link', { name: 'Mitarbeiter öffnen' })).toBeVisible()
  })
  expect(clicks).toBeLessThanOrEqual(most)
})
