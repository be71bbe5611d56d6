import { expect } from '@playwright/test'
import { called, createBooking, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown, shownShort } from './day.ts'
import { emailField } from './email-form.ts'
import { test } from './journey.ts'
import { bookingForm, bookings, lastDay } from './placement-page.ts'
import { choose, chooseInMenu, fieldOf, notices } from './screen.ts'
import { chooseEnglish } from './whole-day.ts'

const words = {
  German: {
    create: 'Anlegen',
    absence: 'Abwesenheit',
    employee: 'Mitarbeiter',
    reason: 'Grund',
    sick: 'krank',
    from: 'Zeitraum, von',
    week: '1 Woche',
    hits: 'Trifft',
    tell: 'Haus benachrichtigen',
    subject: 'Betreff',
    find: 'Ersatz suchen',
    free: /^frei /,
    book: 'Buchen',
    standsIn: 'Springt ein für',
    standing: 'springt ein',
    booked: '1 von 1 besetzt',
    renew: 'Verlängern',
    more: '+4 Wochen',
  },
  English: {
    create: 'Create',
    absence: 'Absence',
    employee: 'Employee',
    reason: 'Reason',
    sick: 'sick',
    from: 'Period, from',
    week: '1 week',
    hits: 'Affects',
    tell: 'Notify the facility',
    subject: 'Subject',
    find: 'Find a replacement',
    free: /^free /,
    book: 'Book',
    standsIn: 'Stands in for',
    standing: 'stands in',
    booked: '1 of 1 filled',
    renew: 'Renew',
    more: '+4 weeks',
  },
}

for (const [language, w] of Object.entries(words))
  test(`a nurse is ill, somebody stands in, and the ward wants her for four weeks more, in ${language}`, async ({ office: page, api }) => {
    const near = { address_latitude: 47.07, address_longitude: 15.44, exam: 1, last_name: called('Falk') }
    const facility = await createFacility(api, { name: called('Elbmark ITS'), ...near })
    const vacancy = await createVacancy(api, facility, { date_range: { lower: inDays(-10), upper: inDays(90) } })
    const [jana, mira] = [await createEmployee(api, near), await createEmployee(api, { ...near, first_name: 'Mira' })]
    const busy = await createEmployee(api, { ...near, first_name: 'Belegt' })
    await createBooking(api, { vacancy, employee: jana, date_range: { lower: inDays(-5), upper: inDays(40) } })
    await createBooking(api, { facility, vacancy_type: 1, employee: busy, date_range: { lower: inDays(4), upper: inDays(4) } })
    await page.goto('/')
    if (language === 'English') await chooseEnglish(page)

    await page.getByRole('button', { name: w.create, exact: true }).click()
    await page.getByRole('menuitem', { name: w.absence }).click()
    const form = page.getByRole('dialog', { name: new RegExp(w.absence, 'i') })
    await choose(form.getByRole('combobox', { name: w.employee }), jana.name)
    await form.getByRole('combobox', { name: w.reason }).click()
    await page.getByTitle(w.sick, { exact: true }).click()
    await form.getByLabel(w.from).fill(shown(inDays(2)))
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: w.week }).click()
    await expect(form).toContainText(`${w.hits}: ${facility.name}`)
    await page.keyboard.press('Control+Enter')

    await notices(page).getByRole('button', { name: w.tell }).click()
    await expect(emailField(page, w.subject)).toHaveValue(`Krankmeldung ${jana.name}`)
    await page.goBack()
    await notices(page).getByRole('button', { name: w.find }).click()
    const picker = page.getByRole('dialog', { name: new RegExp(`^${w.find}`) })
    await expect(picker).toContainText(`${jana.name}, ${shownShort(inDays(2))} – ${shownShort(inDays(8))}`)
    await picker.getByRole('searchbox').fill(near.last_name)
    await picker.getByRole('searchbox').press('Enter')
    await expect(picker.locator('tbody .k-cell-button')).toHaveText([mira.name])
    await expect(picker.getByRole('button', { name: w.free })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, `picker of a replacement in ${language}`, openedDialog)
    await picker.getByRole('button', { name: `${w.book}: ${mira.name}` }).click()
    await expect(fieldOf(bookingForm(page), w.standsIn)).toContainText(jana.name)
    await expect(bookingForm(page)).toContainText(`Masernnachweis, ${shownShort(inDays(2))} – ${shownShort(inDays(8))}`)
    await page.keyboard.press('Control+Enter')
    await expect(bookingForm(page)).toBeHidden()

    await page.goto(`/vacancies/${vacancy.id}`)
    await expect(page.getByRole('main')).toContainText(w.booked)
    const row = bookings(page, `${w.sick} `)
    await expect(row).toContainText(`${mira.name} ${w.standing}`)
    await chooseInMenu(row, w.renew)
    await bookingForm(page).getByRole('button', { name: w.more }).click()
    await expect(lastDay(bookingForm(page))).toHaveValue(shown(inDays(41 + 27)))
    await expect(bookingForm(page)).toContainText(`Masernnachweis, ${shownShort(inDays(41))} – ${shownShort(inDays(68))}`)
    await page.keyboard.press('Control+Enter')
    await expect(bookings(page, `${shownShort(inDays(41))} – ${shownShort(inDays(68))}`)).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(w.booked)
    await expectAccessible(page, `page of a vacancy where somebody is away, in ${language}`)
  })
