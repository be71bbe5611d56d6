import { expect } from '@playwright/test'
import { called, createContactPerson, createEmployee, createFacility, createVacancy } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { addressOf, emailField as field, emailForm as form } from './email-form.ts'
import { test } from './journey.ts'
import { mailTo } from './mailbox.ts'
import { candidates, openPicker, panel, picker, pickerBox, searchPicker } from './placement-page.ts'
import { notices } from './screen.ts'

test('five are added at once, three profiles go to the facility in one e-mail, and two others are marked as asked by telephone', async ({
  office: page,
  api,
}) => {
  const facility = await createFacility(api)
  const last_name = called('Sommer')
  const person = await createContactPerson(api, facility, { last_name, email: addressOf(last_name) })
  const vacancy = await createVacancy(api, facility, { number_of_positions: 3, contact_person: { id: person.id } })
  const family = called('Winter')
  const people: string[] = []
  for (const first_name of ['Anna', 'Berta', 'Clara', 'Dora', 'Else'])
    people.push((await createEmployee(api, { first_name, last_name: family, exam: 1 })).name)
  const [presented, others] = [people.slice(0, 3), people.slice(3)]
  const box = (name: string) => panel(page, 'candidates').getByRole('checkbox', { name: `${name} auswählen` })
  const bar = panel(page, 'candidates').locator('.k-selection')
  const undo = (words: string) =>
    notices(page)
      .filter({ hasText: words })
      .getByRole('button', { name: /^Rückgängig/ })

  await page.goto(`/vacancies/${vacancy.id}`)
  const addAll = async () => {
    await openPicker(page)
    await searchPicker(page, family)
    for (const name of people) await pickerBox(page, name).check()
    await picker(page).getByRole('button', { name: '5 Kandidaten hinzufügen' }).click()
    await expect(candidates(page, family)).toHaveCount(5)
  }
  await addAll()
  await undo('5 Kandidaten hinzugefügt').click()
  await expect(candidates(page, family)).toHaveCount(0)
  await addAll()

  for (const name of presented) await box(name).check()
  await bar.getByRole('button', { name: 'Profil senden' }).click()
  await expect(field(page, 'Empfänger')).toHaveValue(addressOf(last_name))
  await expect(form(page).getByRole('region', { name: 'Worum es geht' })).toContainText(presented.join(', '))
  for (const name of presented) await expect(field(page, 'Text')).toHaveValue(new RegExp(name))
  await expectAccessible(page, 'e-mail with three profiles', openedDialog)
  await page.keyboard.press('Control+Enter')
  await expect(notices(page).filter({ hasText: 'E-Mail wurde gesendet' })).toBeVisible()
  const mail = await mailTo(addressOf(last_name))
  for (const name of presented) {
    expect(mail).toContain(name)
    await expect(candidates(page, name)).toContainText('Vorgeschlagen')
  }
  for (const name of others) {
    expect(mail).not.toContain(name)
    await expect(candidates(page, name)).toContainText('Neu')
  }

  await bar.getByRole('button', { name: 'Auswahl aufheben' }).click()
  for (const name of others) await box(name).check()
  await bar.getByRole('button', { name: 'Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Mitarbeiter telefonisch angefragt' }).click()
  const question = page.getByRole('dialog', { name: 'Bei 2 Kandidaten eintragen, dass der Mitarbeiter telefonisch angefragt wurde?' })
  await expect(question).toContainText(others.join(', '))
  await question.getByRole('button', { name: 'Mitarbeiter telefonisch angefragt' }).click()
  const mark = (name: string) => panel(page, 'candidates').getByRole('button', { name: `Mitarbeiter angefragt: ${name}` })
  for (const name of others) await expect(mark(name)).toHaveAttribute('aria-pressed', 'true')
  for (const name of presented) await expect(mark(name)).toHaveAttribute('aria-pressed', 'false')
  await undo('Mitarbeiter telefonisch angefragt: 2 erledigt').click()
  for (const name of others) await expect(mark(name)).toHaveAttribute('aria-pressed', 'false')
})
