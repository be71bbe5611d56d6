import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { createApplicant, createEmployee, createFacility, createUser, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown } from './day.ts'
import { test } from './journey.ts'
import { facilityForm, notices } from './screen.ts'

test('two people change the same facility: whoever saves later sees both values and chooses', async ({ office: page, colleague, api }) => {
  const { id } = await createFacility(api, { company: 'Abendrot GmbH', city: 'Linz', comments: 'Tor 3.' })
  await signIn(colleague.context().request, await createUser(api, permissions))
  for (const opened of [page, colleague]) {
    await opened.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
    await expect(facilityForm(opened).getByLabel('Ort')).toHaveValue('Linz')
  }

  const mine = facilityForm(page)
  await mine.getByLabel('Ort').fill('Steyr')
  await mine.getByLabel('Notizen', { exact: true }).last().fill('Tor 4.')
  await mine.getByLabel('Firma').fill('Morgenrot GmbH')

  const theirs = facilityForm(colleague)
  await theirs.getByLabel('Ort').fill('Wels')
  await theirs.getByLabel('Notizen', { exact: true }).last().fill('Tor 5, bitte klingeln.')
  await theirs.getByLabel('Telefon').fill('030 901820')
  await colleague.keyboard.press('Control+Enter')
  await expect(theirs).toBeHidden()

  await page.keyboard.press('Control+Enter')
  const both = page.getByRole('dialog', { name: 'Einrichtung wurde inzwischen geändert' })
  await expect(both.getByRole('radiogroup')).toHaveCount(2)
  await expect(both.getByText('Vorher').first()).toBeVisible()
  await expect(both.getByText('Tor 3.')).toBeVisible()
  await both.getByRole('radio', { name: 'Meine Eingabe Steyr' }).check()
  await both.getByRole('radio', { name: 'Inzwischen gespeichert Tor 5, bitte klingeln.' }).check()
  await page.keyboard.press('Control+Enter')
  await expect(mine).toBeHidden()
  await expect(notices(page)).toContainText('Einrichtung wurde geändert')
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({
    company: 'Morgenrot GmbH',
    city: 'Steyr',
    comments: 'Tor 5, bitte klingeln.',
    phone: '030 901820',
  })
})

test('a facility that others delete is created anew with what was entered', async ({ office: page, api }) => {
  const { id, name } = await createFacility(api, { city: 'Linz' })
  await page.goto(`/facilities?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Wels')
  await api.remove(`facilities/${id}`)
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toContainText('Einrichtung wurde inzwischen gelöscht.')
  await form.getByRole('button', { name: 'Mit diesen Angaben neu anlegen' }).click()
  await form.getByRole('button', { name: 'Einrichtung anlegen' }).click()
  await expect(notices(page)).toContainText('Einrichtung wurde angelegt')
  await notices(page).getByRole('link', { name: 'Einrichtung öffnen' }).click()
  await expect(page).toHaveTitle(`${name} · Kasack`)
  await expect(page.getByText('Wels').first()).toBeVisible()
})

test('two people change the same employee: where both did, the second chooses, and nothing of the first is lost', async ({
  office: page,
  api,
}) => {
  const employee = await createEmployee(api, { city: 'Berlin', comments: 'Nur Tagdienst.', tags: [], mobile: '0151 23004481' })
  await page.goto(`/employees?modals=employee&employee-id=${employee.id}`)
  const mine = page.getByRole('dialog', { name: /^Mitarbeiter bearbeiten/ })
  await expect(mine.getByLabel('Ort', { exact: true })).toHaveValue('Berlin')
  const radius = { preferred_location_radius: 50 }

  await mine.getByLabel('Ort', { exact: true }).fill('Teltow')
  await mine.getByLabel('Verfügbar ab').fill('01.02.2030')
  await page.keyboard.press('Enter')
  await mine.getByLabel('Mobil', { exact: true }).fill('0151 23004482')
  await api.patch(`employees/${employee.id}`, { city: 'Potsdam', email: 'jana@post.example', available_from_date: '2030-01-07', ...radius })
  await page.keyboard.press('Control+Enter')
  const both = page.getByRole('dialog', { name: 'Mitarbeiter wurde inzwischen geändert' })
  await expect(both.getByRole('radiogroup')).toHaveCount(2)
  await both.getByRole('radio', { name: 'Meine Eingabe Teltow' }).check()
  await both.getByRole('radio', { name: 'Inzwischen gespeichert 07.01.2030' }).check()
  await expectAccessible(page, 'mine and theirs', openedDialog)
  await page.keyboard.press('Control+Enter')
  await expect(mine).toBeHidden()
  expect(await (await api.get(`employees/${employee.id}.json/`)).json()).toMatchObject({
    city: 'Teltow',
    available_from_date: '2030-01-07',
    mobile: '0151 23004482',
    email: 'jana@post.example',
    ...radius,
  })
})

test('whose form of an applicant is open learns that a colleague has corrected the same number', async ({ office: page, api }) => {
  const { id } = await createApplicant(api, { comments: 'Ruft zurück.' })
  await page.goto(`/applicants/${id}?modals=applicant&applicant-id=${id}`)
  const mine = page.getByRole('dialog', { name: /^Bewerber bearbeiten/ })
  await expect(mine.getByLabel('Mobil')).toHaveValue('0151 23004481')
  await mine.getByLabel('Mobil').fill('0151 23004492')
  await api.patch(`applicants/${id}`, { mobile: '0151 23004491', comments: 'Hat zurückgerufen.' })
  await mine.getByRole('button', { name: 'Speichern' }).click()
  const both = page.getByRole('dialog', { name: 'Bewerber wurde inzwischen geändert' })
  await expect(both.getByRole('radiogroup')).toHaveCount(1)
  await both.getByRole('radio', { name: /^Inzwischen gespeichert/ }).check()
  await page.keyboard.press('Control+Enter')
  await expect(mine).toBeHidden()
  expect(await (await api.get(`applicants/${id}.json/`)).json()).toMatchObject({ mobile: '0151 23004491', comments: 'Hat zurückgerufen.' })
})

test('of two who enter an absence anew, one longer and one for another reason, both are right', async ({ office: page, api }) => {
  const employee = await createEmployee(api)
  const absence = await api.post('absences', { employee, reason: 'vacation', date_range: { lower: inDays(3), upper: inDays(5) } })
  await page.goto(`/employees/${employee.id}?modals=absence&absence-id=${absence.id}`)
  const mine = page.getByRole('dialog', { name: /^Abwesenheit bearbeiten/ })
  await expect(mine.getByLabel('Zeitraum, bis')).toHaveValue(shown(inDays(5)))
  await api.patch(`absences/${absence.id}`, { reason: 'sick' })
  await mine.getByLabel('Zeitraum, bis').fill(shown(inDays(9)))
  await page.keyboard.press('Enter')
  await mine.getByRole('button', { name: 'Speichern' }).click()
  await expect(mine).toBeHidden()
  const saved = { reason: 'sick', date_range: { lower: inDays(3), upper: inDays(9) } }
  expect(await (await api.get(`absences/${absence.id}.json/`)).json()).toMatchObject(saved)
})
