import { expect } from '@playwright/test'
import { called, createBooking, createEmployee, createFacility } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown } from './day.ts'
import { test } from './journey.ts'
import { bookingForm, firstDay, lastDay } from './placement-page.ts'
import { choose, rowsOf } from './screen.ts'

test('how long a nurse may still stay is seen on her page, in the list and while she is booked', async ({ office: page, api }) => {
  const facility = await createFacility(api, { name: called('Elbmark ITS') })
  const jana = await createEmployee(api)
  await createBooking(api, { facility, vacancy_type: 1, employee: jana, date_range: { lower: inDays(-400), upper: inDays(10) } })
  const bar = page.getByRole('meter', { name: `Überlassung an ${facility.name}` })

  await page.goto(`/employees/${jana.id}`)
  await expect(bar).toHaveAttribute('aria-valuetext', /^13 Monate( \d+ Tage?)? von 18|^13 von 18 Monaten$/)
  await expect(page.getByRole('list', { name: 'Überlassungsfristen' })).toContainText(
    /letzter Tag \d\d\.\d\d\.\d{4}.* · Equal Pay seit .* · Neustart frühestens /,
  )
  await expectAccessible(page, 'page of an employee with a clock')

  await page.goto(`/facilities/${facility.id}`)
  await expect(rowsOf(page, 'Fristen', jana.name).getByRole('meter')).toBeVisible()
  await page.getByRole('link', { name: 'In der Liste der Fristen' }).click()
  await expect(page).toHaveURL(/\/leasing-clocks\?/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Fristen', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(rowsOf(page, 'Fristen', jana.name)).toHaveCount(1)
  await expectAccessible(page, 'list of clocks')

  await page.goto(`/employees/${jana.id}?modals=booking&booking-from=employee:${jana.id}`)
  const form = bookingForm(page)
  await choose(form.getByRole('combobox', { name: 'Einrichtung', exact: true }), facility.name)
  await firstDay(form).fill(shown(inDays(11)))
  await firstDay(form).press('Tab')
  await lastDay(form).fill(shown(inDays(400)))
  await lastDay(form).press('Tab')
  await expect(form.getByRole('meter', { name: `Überlassung an ${facility.name}` })).toBeVisible()
  await expect(form.getByText(/, überschritten ·/)).toBeVisible()
  await expectAccessible(page, 'form of a booking with a clock', openedDialog)
  const until = form.getByRole('button', { name: /^bis \d\d\.\d\d\.\d{4}$/ })
  const day = (await until.innerText()).replace(/^\D+/, '')
  await until.click()
  await expect(lastDay(form)).toHaveValue(day)
  await expect(until).toBeHidden()
  await expect(form.getByText(/, überschritten ·/)).toBeHidden()
})
