import { expect } from '@playwright/test'
import { called, createContactPerson, createEmployee, createFacility, createVacancy } from './api.ts'
import type { Api, Record } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { addressOf, emailField as field, emailForm as form } from './email-form.ts'
import { test } from './journey.ts'
import { mailTo } from './mailbox.ts'
import { candidates } from './placement-page.ts'
import { chooseInMenu, notices, rowsOf } from './screen.ts'

const pdf = '%PDF-1.4\n%%EOF\n'

/** A document of that kind for the employee, with a file. */
async function createPaper(api: Api, employee: Record, code: string) {
  const kinds: (Record & { code: string })[] = (await (await api.get('lookups/document-kinds.json/?size=100')).json()).results
  const kind = kinds.find((one) => one.code === code)!
  const paper = await api.post('employee-documents', { employee: { id: employee.id }, kind: { id: kind.id } })
  await api.upload(`employee-documents/${paper.id}/file`, `${code}.pdf`, pdf)
  return kind
}

test('with a profile goes the curriculum vitae, and health data only after a question; of an employee a paper is asked, which is noted', async ({
  office: page,
  api,
}) => {
  const facility = await createFacility(api)
  const last_name = called('Moser')
  const person = await createContactPerson(api, facility, { last_name, email: addressOf(last_name) })
  const hers = addressOf(called('Reuter'))
  const employee = await createEmployee(api, { email: hers })
  await createPaper(api, employee, 'cv')
  const measles = await createPaper(api, employee, 'measles')
  const vacancy = await createVacancy(api, facility, { contact_person: { id: person.id } })
  await api.post('candidates', { vacancy: { id: vacancy.id }, employee: { id: employee.id } })

  await page.goto(`/vacancies/${vacancy.id}`)
  await candidates(page).getByRole('button', { name: 'Profil senden' }).click()
  await expect(field(page, 'Empfänger')).toHaveValue(addressOf(last_name))
  await expect(form(page).getByRole('checkbox', { name: /^Lebenslauf/ })).toBeChecked()
  const health = form(page).getByRole('checkbox', { name: new RegExp(`^${measles.name}`) })
  await expect(health).not.toBeChecked()
  await health.check()
  await expectAccessible(page, 'e-mail with papers', openedDialog)
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'Dieser Anhang enthält Gesundheitsdaten: wirklich senden?' })
  await expect(question).toContainText(`${measles.name} (measles.pdf)`)
  await expectAccessible(page, 'question before health data goes', openedDialog)
  await question.getByRole('button', { name: 'Weiter schreiben' }).click()
  await health.uncheck()
  await page.keyboard.press('Control+Enter')
  await expect(notices(page).filter({ hasText: 'E-Mail wurde gesendet' })).toBeVisible()
  const mail = await mailTo(addressOf(last_name))
  expect(mail).toMatch(/filename="?cv\.pdf/)
  expect(mail).not.toContain('measles')

  await page.goto('/employees')
  await page.getByRole('searchbox').fill(employee.name)
  await chooseInMenu(rowsOf(page, 'Mitarbeiter', employee.name), 'Nachweis anfordern')
  await expect(field(page, 'Empfänger')).toHaveValue(hers)
  await expect(field(page, 'Betreff')).toHaveValue('Bitte senden Sie uns noch Unterlagen')
  await expect(form(page).getByRole('switch', { name: /^Eintrag schreiben/ })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toBeHidden()
  expect(await mailTo(hers)).toContain('brauchen wir noch Unterlagen von Ihnen')
  await page.goto(`/employees/${employee.id}`)
  await expect(rowsOf(page, 'Logbuch', 'Nachweis angefordert')).toContainText('Dokument angefordert')
})
