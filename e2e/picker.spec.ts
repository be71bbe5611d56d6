import { expect } from '@playwright/test'
import { called, createBooking, createEmployee, createFacility, createUser, createVacancy, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shownShort } from './day.ts'
import { test } from './journey.ts'
import { candidates, nearestFirst, openPicker, picker, pickerBox as box, searchPicker as search } from './placement-page.ts'
import { notices } from './screen.ts'

test('the nearest who fit are chosen, whoever is booked only after a question', async ({ office: page, api }) => {
  const at = (address_latitude: number) => ({ address_latitude, address_longitude: 15.44 })
  const facility = await createFacility(api, { name: called('Klinik Murblick'), ...at(47.07) })
  const exam = { exam: 1, last_name: called('Steirer') }
  const [far, near] = [
    await createEmployee(api, { ...exam, first_name: 'Fern', ...at(48.2) }),
    await createEmployee(api, { ...exam, first_name: 'Nah', ...at(47.1) }),
  ]
  const unfit = await createEmployee(api, { ...exam, exam: 2, first_name: 'Ohne', ...at(47.08) })
  const booked = await createEmployee(api, { ...exam, first_name: 'Belegt', ...at(47.2) })
  const date_range = { lower: inDays(10), upper: inDays(40) }
  const vacancy = await createVacancy(api, facility, { number_of_positions: 3, date_range })
  await createBooking(api, { facility, vacancy_type: 1, employee: booked, date_range: { lower: inDays(35), upper: inDays(50) } })

  await page.goto(`/vacancies/${vacancy.id}`)
  await openPicker(page)
  await expect(picker(page).getByRole('button', { name: 'Kandidaten hinzufügen' })).toBeDisabled()
  await expect(picker(page)).toContainText('Wählen Sie mindestens einen Mitarbeiter aus.')
  await nearestFirst(page)
  await search(page, exam.last_name)
  await expect(picker(page).locator('tbody .k-cell-button')).toHaveText([near.name, far.name])
  await picker(page)
    .getByRole('button', { name: /^frei / })
    .click()
  await expect(picker(page).locator('tbody .k-cell-button')).toHaveText([near.name, booked.name, far.name])
  await expect(picker(page).getByRole('img', { name: /^Examen passt: / })).toHaveCount(3)
  await expectAccessible(page, 'picker of candidates', openedDialog)

  await page.keyboard.press('Tab')
  await box(page, far.name).press('Space')
  await picker(page).getByRole('button', { name: 'Filter Examen passt entfernen' }).click()
  await expect(picker(page).locator('tbody .k-cell-button')).toHaveText([unfit.name, near.name, booked.name, far.name])
  await expect(picker(page).getByRole('img', { name: /^Examen passt nicht, gesucht: / })).toHaveCount(1)
  await box(page, booked.name).check()
  await expect(picker(page).getByText(`${far.name}, ${booked.name}`)).toBeVisible()
  await expect(box(page, far.name)).toBeChecked()
  await expectAccessible(page, 'picker of candidates with a selection', openedDialog)

  await picker(page).getByRole('button', { name: near.name, exact: true }).click()
  await expect(page.getByRole('dialog', { name: new RegExp(`^${near.name}`) })).toContainText('heute nicht gebucht')
  expect(new URL(page.url()).pathname).toBe(`/vacancies/${vacancy.id}`)
  await page.keyboard.press('Escape')

  await picker(page).getByRole('button', { name: '2 Kandidaten hinzufügen' }).click()
  const question = page.getByRole('dialog', { name: 'Trotzdem hinzufügen?' })
  const period = `${shownShort(inDays(35))} – ${shownShort(inDays(50))}`
  await expect(question).toContainText(`${booked.name}: Bereits gebucht: ${facility.name}, ${period}`)
  await question.getByRole('button', { name: 'Trotzdem hinzufügen' }).click()
  await expect(notices(page).filter({ hasText: '2 Kandidaten hinzugefügt' })).toBeVisible()
  await expect(picker(page)).toBeHidden()
  for (const { name } of [far, booked]) await expect(candidates(page, name)).toContainText('Neu')

  await openPicker(page)
  await nearestFirst(page)
  await picker(page).getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await search(page, exam.last_name)
  await expect(picker(page).locator('tbody .k-cell-button')).toHaveText([unfit.name, near.name])
})

test('whoever may not see bookings chooses without weeks', async ({ page, api }) => {
  const facility = await createFacility(api)
  const employee = await createEmployee(api, { exam: 1 })
  const vacancy = await createVacancy(api, facility, { date_range: { lower: inDays(10) } })
  const user = await createUser(api, ['employees.view_employee'])
  await signIn(page.context().request, user)
  await page.goto(`/vacancies/${vacancy.id}?modals=candidates&candidates-from=vacancy:${vacancy.id}`)
  await search(page, employee.name)
  await expect(picker(page).getByRole('columnheader', { name: 'Verfügbarkeit', exact: true })).toHaveCount(0)
  await box(page, employee.name).check()
  await picker(page).getByRole('button', { name: '1 Kandidat hinzufügen' }).click()
  await expect(candidates(page, employee.name)).toContainText('Neu')
})
