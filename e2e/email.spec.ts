import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api, Record } from './api.ts'
import { called, createContactPerson, createEmployee, createFacility, createVacancy, signIn, superuser } from './api.ts'
import { expectAccessible, openedDialog, openedSelect } from './axe.ts'
import { addressOf, chooseTemplate, emailForm as form, emailField as field } from './email-form.ts'
import { test } from './journey.ts'
import { mailTo } from './mailbox.ts'
import { candidates } from './placement-page.ts'
import { chooseInMenu, entryForm, notices, openMenu, rowsOf } from './screen.ts'

const emails = (page: Page, words: string | RegExp = /./) => rowsOf(page, 'E-Mails', words)

/** A template for the facility, with an attachment. */
async function createTemplate(api: Api, facility: Record, fields: object) {
  const attachment = await api.post('lookups/email-attachments', { name: called('Konditionen') })
  await api.upload(`lookups/email-attachments/${attachment.id}/file`, 'konditionen.pdf', '%PDF-1.4\n%%EOF\n')
  const attachments = [{ id: attachment.id }]
  const template = await api.post('lookups/email-templates', {
    name: called('Kurzprofil'),
    code: called('kurzprofil').replace(' ', '_'),
    subject: 'Kurzprofil {{ employee.full_name }}',
    text_template: '{{ contact_person.greeting }},\n\nich stelle Ihnen {{ employee.full_name }} vor.\n\n{{ user.full_name }}',
    facilities: [{ id: facility.id }],
    allowed_attachments: attachments,
    preselected_attachments: attachments,
    ...fields,
  })
  return { template, attachment }
}

test('after a call a profile goes out with its file, the candidate is proposed, and the mail can be read again', async ({
  office: page,
  api,
}) => {
  const facility = await createFacility(api)
  const last_name = called('Moser')
  const person = await createContactPerson(api, facility, { gender: 'f', last_name, email: addressOf(last_name) })
  const employee = await createEmployee(api)
  const vacancy = await createVacancy(api, facility, { contact_person: { id: person.id } })
  await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } })
  const { template, attachment } = await createTemplate(api, facility, { category: 'profile' })

  await page.goto(`/facilities/${facility.id}`)
  await page.getByRole('button', { name: 'Logbucheintrag' }).first().click()
  await entryForm(page).getByLabel('Notiz').fill('Sucht dringend, Profil heute noch.')
  await entryForm(page).getByRole('button', { name: '+1 Woche' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(entryForm(page)).toBeHidden()

  await page.goto(`/vacancies/${vacancy.id}`)
  await expect(candidates(page).getByRole('button', { name: /^Profil gesendet: /, pressed: false })).toBeVisible()
  await candidates(page).getByRole('button', { name: 'Profil senden' }).click()
  await expect(field(page, 'Empfänger')).toHaveValue(addressOf(last_name))
  await expect(form(page).getByTitle('Profil senden')).toBeVisible() // until a profile has been sent with another template
  await expect(field(page, 'Text')).toHaveValue(new RegExp(`stelle ich Ihnen heute vor:\\s+${employee.name}`))
  await expect(form(page).getByRole('combobox', { name: 'Vorlage' })).toBeFocused()
  await expectAccessible(page, 'form of an e-mail', openedDialog)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeAttached()
  await expectAccessible(page, 'templates of an e-mail', openedSelect)
  await chooseTemplate(page, template.name)
  await expect(field(page, 'Betreff')).toHaveValue(`Kurzprofil ${employee.name}`)
  await expect(field(page, 'Text')).toHaveValue(new RegExp(`^Guten Tag Frau ${last_name},\n\nich stelle Ihnen ${employee.name} vor`))
  await expect(form(page).getByText(attachment.name)).toBeVisible()
  await expectAccessible(page, 'e-mail that is filled in', openedDialog)
  await form(page).getByRole('button', { name: 'Vorschau' }).click()
  const preview = page.getByRole('dialog', { name: 'Vorschau: So kommt die E-Mail an' })
  await expect(preview.getByRole('region', { name: 'Text' })).toBeFocused()
  for (const words of [addressOf(last_name), `Guten Tag Frau ${last_name},`, 'konditionen.pdf', 'Profil gesendet, Status Vorgeschlagen'])
    await expect(preview).toContainText(words)
  await expectAccessible(page, 'preview of an e-mail', openedDialog)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(field(page, 'Text')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(notices(page).filter({ hasText: 'E-Mail wurde gesendet' })).toBeVisible()

  const mail = await mailTo(addressOf(last_name))
  expect(mail).toContain(`Guten Tag Frau ${last_name},`)
  expect(mail).toMatch(/filename="?konditionen\.pdf/)

  await expect(candidates(page)).toContainText('Vorgeschlagen')
  await expect(candidates(page).getByRole('button', { name: /^Profil gesendet: /, pressed: true })).toBeVisible()
  await expect(candidates(page).getByRole('button', { name: 'Buchung starten' })).toBeVisible()
  await expect
    .poll(async () => {
      await page.reload()
      return emails(page).innerText()
    })
    .toContain('Gesendet')
  await emails(page)
    .getByRole('button', { name: `Kurzprofil ${employee.name}` })
    .click()
  const copy = page.getByRole('dialog', { name: new RegExp(`^Kurzprofil ${employee.name}`) })
  await expect(copy).toContainText(`ich stelle Ihnen ${employee.name} vor.`)
  await expect(copy).toContainText('konditionen.pdf')
  await expectAccessible(page, 'copy of an e-mail', openedDialog)
  await page.keyboard.press('Escape')

  await openMenu(candidates(page))
  await expect(page.getByRole('menuitem', { name: 'Profil senden' })).toContainText('Profil wurde bereits gesendet')
  await page.getByRole('menuitem', { name: 'Profil senden' }).click()
  await expect(form(page).getByRole('note')).toContainText(`Das Profil von ${employee.name} ging schon am`)
  await expect(field(page, 'Betreff')).toHaveValue(`Kurzprofil ${employee.name}`) // the template used last time
  await form(page).getByRole('button', { name: 'Abbrechen' }).click()
  await expect(form(page)).toBeHidden()

  await signIn(page.context().request, superuser)
  await page.goto('/kpis')
  const counted = page.getByRole('row', { name: new RegExp(`^${template.name}`) })
  await expect(counted.getByRole('cell').nth(1)).toContainText('1')
})

test('whoever writes to a facility chooses whom, and own words are not lost', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const names = [called('Moser'), called('Huber')]
  for (const last_name of names) await createContactPerson(api, facility, { gender: 'm', last_name, email: addressOf(last_name) })
  const { template } = await createTemplate(api, facility, {
    category: 'facility',
    subject: 'Bedarf',
    text_template: '{{ contact_person.greeting }},',
  })
  await page.goto(`/facilities/${facility.id}`)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await expect(field(page, 'Empfänger')).toHaveValue('')
  await chooseTemplate(page, template.name)
  await expect(field(page, 'Text')).toHaveValue('Guten Tag,')
  await form(page).getByRole('combobox', { name: 'Ansprechpartner' }).fill(names[1]!)
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: names[1]! }).first().click()
  await expect(field(page, 'Empfänger')).toHaveValue(addressOf(names[1]!))
  await expect(field(page, 'Text')).toHaveValue(`Guten Tag Herr ${names[1]},`)
  await field(page, 'Text').fill('Lieber Herr Huber,')
  await form(page).getByText('Englisch', { exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Ihren Text ersetzen?' })
  await question.getByRole('button', { name: 'Meinen Text behalten' }).click()
  await expect(field(page, 'Text')).toHaveValue('Lieber Herr Huber,')
  await form(page).getByRole('button', { name: 'E-Mail senden' }).click()
  expect(await mailTo(addressOf(names[1]!))).toContain('Lieber Herr Huber,')
  await expect(emails(page)).toContainText('Bedarf')
})

test('an employee is asked by e-mail, and the table says so', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const last_name = called('Reuter')
  const employee = await createEmployee(api, { last_name, email: addressOf(last_name) })
  const vacancy = await createVacancy(api, facility)
  await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } })
  await page.goto(`/vacancies/${vacancy.id}`)
  await chooseInMenu(candidates(page), 'E-Mail an Mitarbeiter')
  await expect(field(page, 'Empfänger')).toHaveValue(addressOf(last_name))
  await chooseTemplate(page, 'Angebot Stelle – Mitarbeiter')
  await expect(field(page, 'Text')).toHaveValue(new RegExp(facility.name))
  await form(page).getByRole('button', { name: 'E-Mail senden' }).click()
  await mailTo(addressOf(last_name))
  await expect(candidates(page).getByRole('button', { name: /^Mitarbeiter angefragt: /, pressed: true })).toBeVisible()
  await expect(candidates(page)).toContainText('Neu')
})

test('a superuser is told of mails that were not delivered, and sends one to see whether they arrive', async ({ page }) => {
  await signIn(page.context().request, superuser)
  await page.goto('/facilities')
  const bar = page.getByRole('complementary', { name: 'E-Mails kommen nicht an' })
  await expect(bar).toContainText(/der letzten sieben Tage/)
  await expectAccessible(page, 'warning of mails', ['.k-warnbar'])
  await bar.getByRole('link', { name: 'Zum Postausgang' }).first().click()
  await expect(rowsOf(page, 'Postausgang', 'Fehlgeschlagen').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Test-E-Mail senden' }).click()
  const probe = page.getByRole('dialog', { name: 'Test-E-Mail senden' })
  const address = addressOf(called('Probe'))
  await probe.getByRole('textbox', { name: 'Empfänger' }).fill(address)
  await expectAccessible(page, 'form of a test mail', openedDialog)
  await probe.getByRole('button', { name: 'Test-E-Mail senden' }).click()
  await expect(notices(page).filter({ hasText: 'Test-E-Mail geschrieben' })).toBeVisible()
  await mailTo(address)
})
