import { expect } from '@playwright/test'
import { called, createBooking, createEmployee, createFacility } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown } from './day.ts'
import { test } from './journey.ts'
import { bookingForm, firstDay, lastDay } from './placement-page.ts'
import { choose, rowsOf } from './screen.ts'
import { chooseEnglish } from './whole-day.ts'

const words = {
  German: {
    clocks: 'Überlassungsfristen',
    leasedTo: (name: string) => `Überlassung an ${name}`,
    used: /^13 Monate( \d+ Tage?)? von 18|^13 von 18 Monaten$/,
    told: /letzter Tag \d\d\.\d\d\.\d{4}.* · Equal Pay seit .* · Neustart frühestens /,
    toList: 'In der Liste der Fristen',
    list: 'Fristen',
    facility: 'Einrichtung',
    until: /^bis \d\d\.\d\d\.\d{4}$/,
    over: /, überschritten ·/,
  },
  English: {
    clocks: 'Leasing clocks',
    leasedTo: (name: string) => `Leasing to ${name}`,
    used: /^13 months?( \d+ days?)? of 18|^13 of 18 months$/,
    told: /last day \d\d\.\d\d\.\d{4}.* · equal pay since .* · restart on .* at the earliest/,
    toList: 'Open in the list of clocks',
    list: 'Clocks',
    facility: 'Facility',
    until: /^until \d\d\.\d\d\.\d{4}$/,
    over: /, exceeded ·/,
  },
}

for (const [language, w] of Object.entries(words))
  test(`how long a nurse may still stay is seen on her page, in the list and while she is booked, in ${language}`, async ({
    office: page,
    api,
  }) => {
    const facility = await createFacility(api, { name: called('Elbmark ITS') })
    const jana = await createEmployee(api)
    await createBooking(api, { facility, vacancy_type: 1, employee: jana, date_range: { lower: inDays(-400), upper: inDays(10) } })
    await page.goto('/')
    if (language === 'English') await chooseEnglish(page)
    const bar = page.getByRole('meter', { name: w.leasedTo(facility.name) })

    await page.goto(`/employees/${jana.id}`)
    await expect(bar).toHaveAttribute('aria-valuetext', w.used)
    await expect(page.getByRole('list', { name: w.clocks })).toContainText(w.told)
    await expectAccessible(page, `page of an employee with a clock, in ${language}`)

    await page.goto(`/facilities/${facility.id}`)
    await expect(rowsOf(page, w.list, jana.name).getByRole('meter')).toBeVisible()
    await page.getByRole('link', { name: w.toList }).click()
    await expect(page).toHaveURL(/\/leasing-clocks\?/)
    await expect(page.getByRole('navigation').getByRole('link', { name: w.list, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(rowsOf(page, w.list, jana.name)).toHaveCount(1)
    await expectAccessible(page, `list of clocks in ${language}`)

    await page.goto(`/employees/${jana.id}?modals=booking&booking-from=employee:${jana.id}`)
    const form = bookingForm(page)
    await choose(form.getByRole('combobox', { name: w.facility, exact: true }), facility.name)
    await firstDay(form).fill(shown(inDays(11)))
    await firstDay(form).press('Tab')
    await lastDay(form).fill(shown(inDays(400)))
    await lastDay(form).press('Tab')
    await expect(form.getByRole('meter', { name: w.leasedTo(facility.name) })).toBeVisible()
    await expect(form.getByText(w.over)).toBeVisible()
    await expectAccessible(page, `form of a booking with a clock, in ${language}`, openedDialog)
    const until = form.getByRole('button', { name: w.until })
    const day = (await until.innerText()).replace(/^\D+/, '')
    await until.click()
    await expect(lastDay(form)).toHaveValue(day)
    await expect(until).toBeHidden()
    await expect(form.getByText(w.over)).toBeHidden()
  })
