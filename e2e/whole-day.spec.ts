import { expect } from '@playwright/test'
import { shownShort } from './day.ts'
import { chooseTemplate, emailField, emailForm } from './email-form.ts'
import { test } from './journey.ts'
import { expectFigures, kpiCell } from './kpi-page.ts'
import { mailTo } from './mailbox.ts'
import { agreeOnTerms, bookingForm, bookings, candidates, openPicker, panel, picker, pickerBox, searchPicker } from './placement-page.ts'
import { chooseInMenu, comeBackTo, fieldOf, notices, rowsOf } from './screen.ts'
import { chooseEnglish, comeToWork, expectRenewal, fillInVacancy, hire, openFigures, prepareDay, writeDownCall } from './whole-day.ts'

test('two dispatchers share a day, one in German and one in English: from the call that is due to the figures of the evening', async ({
  page: german,
  colleague: english,
  api,
}) => {
  test.slow()
  const [hanna, kate] = [await hire(api, 'Hanna'), await hire(api, 'Kate')]
  const { house, matron, family, jana, mira, days } = await prepareDay(api, hanna)

  await test.step('both log in; Kate chooses English, which stays', async () => {
    await comeToWork(german, hanna)
    await comeToWork(english, kate)
    await chooseEnglish(english)
    await english.reload()
    await expect(english.getByRole('table', { name: 'Follow-ups' })).toBeVisible()
  })

  await test.step('Hanna calls the house that is due, and writes down what it needs', async () => {
    await german.getByRole('radiogroup', { name: 'Wessen Wiedervorlagen' }).getByText('Meine', { exact: true }).click()
    const due = rowsOf(german, 'Wiedervorlagen', house.name)
    await expect(due.getByRole('link', { name: matron.mobile })).toHaveAttribute('href', /^tel:/)
    await due.getByRole('button', { name: `Eintrag zu ${house.name} anlegen` }).click()
    await writeDownCall(german, 'Braucht ab nächster Woche eine Nachtwache.')
    await expect(rowsOf(german, 'Wiedervorlagen', /./)).toHaveText(/^Keine Ihrer Wiedervorlagen ist fällig/)
  })

  await test.step('she opens a vacancy for it', async () => {
    await rowsOf(german, 'Meine letzten Einträge', 'Nachtwache').getByRole('link', { name: house.name }).click()
    // Content arriving above the button moves it.
    await expect(rowsOf(german, 'Ansprechpartner', matron.name)).toBeVisible()
    await expect(rowsOf(german, 'Logbuch', matron.name)).toHaveCount(2)
    await panel(german, 'vacancies').getByRole('button', { name: 'Stelle anlegen' }).click()
    const wanted = { Stellenart: 'Nachtwache', Fachbereich: 'Demenz', Ansprechpartner: matron.name, Examen: 'Pflegefachfrau' }
    await fillInVacancy(german, wanted, days.booking)
    await notices(german).getByRole('link', { name: 'Stelle öffnen' }).click()
    await expect(german.getByRole('heading', { level: 1 })).toHaveText(`Nachtwache, ${house.name}`)
  })

  await test.step('and proposes two who live next to it', async () => {
    await openPicker(german)
    await searchPicker(german, family)
    for (const { name } of [jana, mira]) await pickerBox(german, name).check()
    await picker(german).getByRole('button', { name: '2 Kandidaten hinzufügen' }).click()
    await expect(candidates(german, 'Neu')).toHaveCount(2)
  })

  await test.step('Kate finds both, and sends the profile of one', async () => {
    await english.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Vacancies' }).click()
    await english.getByRole('searchbox').fill(house.name)
    await rowsOf(english, 'Vacancies', house.name).getByRole('link', { name: 'Nachtwache' }).click()
    await expect(candidates(english, 'New')).toHaveCount(2)
    await candidates(english, jana.name).getByRole('button', { name: 'Send profile' }).click()
    await expect(emailField(english, 'Recipient')).toHaveValue(matron.email)
    await chooseTemplate(english, 'Profil senden')
    await expect(emailField(english, 'Text')).toHaveValue(new RegExp(jana.name))
    await emailForm(english).getByRole('button', { name: 'Send e-mail' }).click()
    await expect(notices(english)).toContainText('E-mail was sent')
  })

  await test.step('it arrives, and Hanna sees in her tab that it went out', async () => {
    expect(await mailTo(matron.email)).toMatch(new RegExp(`stelle ich Ihnen heute vor:\\s+${jana.name}`))
    await expect(candidates(english, jana.name)).toContainText('Applied')
    await comeBackTo(german, candidates(german, jana.name).getByRole('button', { name: /^Profil gesendet: /, pressed: true }))
    await expect(candidates(german, jana.name)).toContainText('Vorgeschlagen')
  })

  await test.step('Hanna books her while Kate is about to sell the same position', async () => {
    await chooseInMenu(candidates(english, mira.name), 'Start booking')
    await agreeOnTerms(bookingForm(english))
    await candidates(german, jana.name).getByRole('button', { name: 'Buchung starten' }).click()
    await agreeOnTerms(bookingForm(german))
    await expect(bookingForm(german)).toContainText('Nachweis fehlt: Masernnachweis') // otherwise it would come up as a question
    await bookingForm(german).getByRole('button', { name: 'Buchung anlegen' }).click()
    await expect(candidates(german, jana.name)).toContainText('Gebucht')
    await bookingForm(english).getByRole('button', { name: 'Create booking' }).click()
  })

  await test.step('Kate is refused, sees who came first, and writes the other one off', async () => {
    await expect(fieldOf(bookingForm(english), 'Vacancy')).toContainText('All positions are filled.')
    await bookingForm(english).getByRole('button', { name: 'Cancel' }).click()
    await english.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }).click()
    await expect(candidates(english, jana.name)).toContainText('Booked')
    await expect(bookings(english)).toContainText(jana.name)
    await expect(candidates(english, mira.name).getByRole('button', { name: 'Start booking' })).toBeDisabled()
    await chooseInMenu(candidates(english, mira.name), 'Rejected by facility')
    await expect(candidates(english, mira.name)).toContainText('Rejected')
  })

  await test.step('she renews the booking in its position, beyond the days of the vacancy', async () => {
    await chooseInMenu(bookings(english), 'Renew')
    const form = bookingForm(english)
    await expectRenewal(english, jana.name, days.renewal)
    await expect(form).toContainText('The period extends beyond the vacancy’s')
    await expect(form).toContainText(`Masernnachweis, ${shownShort(days.renewal[0])} – ${shownShort(days.renewal[1])}`)
    await form.getByRole('button', { name: 'Create booking' }).click()
    await expect(bookings(english)).toHaveCount(2)
    await expect(english.getByRole('main')).toContainText('1 of 1 filled')
  })

  await test.step('Hanna renews it once more, for two weeks', async () => {
    await comeBackTo(german, bookings(german, 'Verlängerung'))
    await chooseInMenu(bookings(german, 'Verlängerung'), 'Verlängern')
    await bookingForm(german).getByRole('button', { name: '+2 Wochen' }).click()
    await expect(bookingForm(german)).toContainText(`Masernnachweis, ${shownShort(days.again[0])} – ${shownShort(days.again[1])}`)
    await bookingForm(german).getByRole('button', { name: 'Buchung anlegen' }).click()
    await expect(bookingForm(german)).toBeHidden()
    await expect(german.getByRole('main')).toContainText('1 von 1 besetzt')
  })

  await test.step('in the evening each finds what she has done, and the records behind it', async () => {
    await openFigures(german, hanna)
    await expectFigures(german, {
      'Telefonat ausgehend': '1+1 verbessert',
      'Logbucheinträge gesamt': '1+1 verbessert',
      'E-Mails gesamt': '0=unverändert',
      Stellen: '1+1 verbessert',
      Buchungen: '2+2 verbessert',
      'Umwandlungsquote · Buchungen je Profil': '0,00 %=unverändert',
    })
    await kpiCell(german, 'Buchungen', 1).getByRole('link').click()
    await expect(bookings(german, jana.name)).toHaveCount(2)

    await openFigures(english, kate)
    await expectFigures(english, {
      'Profil senden': '1+1 improved',
      'Total e-mails': '1+1 improved',
      Vacancies: '0=unchanged',
      Bookings: '1+1 improved',
      Rejections: '1+1 improved',
      'Conversion rate · Bookings per profile': '100,00 %+100,00 % improved',
    })
    await kpiCell(english, 'Profil senden', 1).getByRole('link').click()
    await expect(rowsOf(english, 'E-mails', jana.name)).toHaveCount(1)
  })
})
