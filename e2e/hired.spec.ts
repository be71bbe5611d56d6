import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { applicantsWith, expectReceived, fillIn, katharina, ownAddress, sendButton } from './apply-page.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { test } from './journey.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { choose, chooseInMenu, notices, rowsOf } from './screen.ts'

/** A phone on which nobody is signed in. */
const aPhone = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE', extraHTTPHeaders: ownAddress() })

test('from the application on a phone to the page of an employee nothing is typed twice', async ({ office, api, browser }) => {
  const typed = katharina()
  const phone = await aPhone(browser)
  const nurse = await phone.newPage()
  await nurse.goto('/apply-now')
  await fillIn(nurse, typed)
  await sendButton(nurse).click()
  await expectReceived(nurse, typed)

  // She is among the new applications, and her e-mail was sent.
  await office.goto(`/?da-filter-email__icontains=${typed.email}`)
  const application = rowsOf(office, 'Neue Bewerbungen', typed.email)
  await expect(application).toHaveCount(1)
  await expect(application.getByRole('img', { name: /bestätigt/ })).toHaveCount(0)
  const link = linkIn(await mailTo(typed.email))
  const [{ id } = { id: 0 }] = await applicantsWith(api, typed)
  await office.goto(`/applicants/${id}`)
  await expect(office.getByRole('main')).toContainText(/E-Mail gesendet am .*Link gilt bis/)

  await nurse.goto(link)
  await expect(nurse.getByRole('heading', { level: 1 })).toHaveText('Danke, Ihre E-Mail-Adresse ist bestätigt.')
  expect(await phone.cookies()).toEqual([])
  await phone.close()
  await office.goto(`/applicants?applicants-filter-email__icontains=${typed.email}`)
  const row = rowsOf(office, 'Bewerber', typed.email)
  await expect(row.getByRole('img', { name: /bestätigt/ })).toHaveCount(1)

  await chooseInMenu(row, 'Als Mitarbeiter übernehmen')
  const form = office.getByRole('dialog', { name: 'Mitarbeiter anlegen' })
  await expect(form.getByLabel('E-Mail', { exact: true })).toHaveValue(typed.email)
  await expect(form.getByLabel('Mobil', { exact: true })).toHaveValue(typed.mobile)
  await expect(form.getByLabel('PLZ', { exact: true })).toHaveValue(typed.postal_code)
  await expect(form.getByText(/^Bewerbung vom /)).toBeVisible()
  await expect(form.getByText(`Examen aus „${typed.profession_free_text}“`)).toBeVisible()
  await expectAccessible(office, 'form of an employee who applied', openedDialog)
  await choose(form.getByRole('combobox', { name: 'Status' }), 'Im')
  await office.keyboard.press('Control+Enter')
  await notices(office).getByRole('link', { name: 'Mitarbeiter öffnen' }).click()
  await expect(office).toHaveURL(/\/employees\/\d+$/)
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Katharina Blumenthal')
  const page = office.getByRole('main')
  await expect(page.getByText('Pflegefachfrau/-mann/-person (generalistisch)').first()).toBeVisible()
  await expect(page.getByRole('link', { name: typed.email })).toBeVisible()
  await expect(page.getByRole('link', { name: '+49 1512 3456789' }).first()).toHaveAttribute('href', 'tel:+4915123456789')
  await expect(page.getByRole('link', { name: 'Katharina Blumenthal' })).toHaveAttribute('href', `/applicants/${id}`)
  await expectAccessible(office, 'page of an employee who applied')
  const [hired] = await applicantsWith(api, typed)
  expect(hired).toMatchObject({ converted_to_employee: { name: 'Katharina Blumenthal' } })
})
