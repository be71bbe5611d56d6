import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { createBooking, createEmployee, createFacility, createUser, signIn } from './api.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { rowsOf } from './screen.ts'

test('who is blocked at a facility is booked there by an exception alone: who may not make one sends the form to a colleague', async ({
  page,
  colleague,
  dispatcher,
  api,
}) => {
  const [facility, employee] = [await createFacility(api), await createEmployee(api)]
  const former = await createBooking(api, { facility, vacancy_type: 1, employee, date_range: { lower: inDays(-20), upper: inDays(5) } })
  await api.post('facility-persons', { facility, employee, state: 'blocked', reason: 'Beschwerde der Station' })
  const clerk = await createUser(
    api,
    permissions.filter((one) => one !== 'vacancies.override_finding'),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page.context().request, clerk)
  await page.goto(`/employees/${employee.id}?modals=booking&booking-from=renewal:${former.id}`)
  const blocked = page.getByRole('dialog', { name: 'Buchung anlegen' })
  await expect(blocked).toContainText('Beschwerde der Station')
  await expect(blocked.getByRole('textbox', { name: 'Begründung' })).toHaveCount(0)
  await blocked.getByRole('button', { name: 'Link für Kollegen kopieren' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await signIn(colleague.context().request, dispatcher)
  await colleague.goto(link)
  const form = colleague.getByRole('dialog', { name: 'Buchung anlegen' })
  await expect(form).toContainText(employee.name)
  await form.getByRole('textbox', { name: 'Begründung' }).fill('Mit der Stationsleitung abgesprochen')
  await form.getByRole('button', { name: 'Trotzdem buchen' }).click()
  await expect(form).toBeHidden()
  await colleague.goto('/booking-overrides')
  await expect(rowsOf(colleague, 'Ausnahmen', employee.name)).toContainText('Mit der Stationsleitung abgesprochen')
})
