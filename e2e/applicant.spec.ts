import { expect } from '@playwright/test'
import type { Api, Record } from './api.ts'
import { called, createUser, signIn } from './api.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, rowsOf } from './screen.ts'

async function createApplicant(api: Api, fields: object = {}): Promise<Record & { last_name: string; email: string }> {
  const last_name = called('Lindner')
  const email = `${last_name.replace(' ', '.').toLowerCase()}@post.example`
  const given = { first_name: 'Mira', last_name, email, profession_free_text: 'Pflegefachfrau', mobile: '0151 23004481', ...fields }
  return { ...(await api.post('applicants', given)), last_name, email }
}

test('a recruiter makes an applicant an employee without typing anything twice, once', async ({ office: page, api }) => {
  const { id, name, last_name, email } = await createApplicant(api)
  await page.goto(`/applicants?applicants-filter-phrase=${encodeURIComponent(last_name)}`)
  await chooseInMenu(rowsOf(page, 'Bewerber', last_name), 'Als Mitarbeiter übernehmen')
  const form = page.getByRole('dialog', { name: 'Mitarbeiter anlegen' })
  await expect(form.getByLabel('Vorname')).toHaveValue('Mira')
  await expect(form.getByLabel('Nachname')).toHaveValue(last_name)
  await expect(form.getByLabel('E-Mail', { exact: true })).toHaveValue(email)
  await expect(form.getByLabel('Mobil', { exact: true })).toHaveValue('0151 23004481')
  await choose(form.getByRole('combobox', { name: 'Status' }), 'Im')
  await form.getByRole('button', { name: 'Mitarbeiter anlegen' }).click()
  await page.getByRole('link', { name: 'Mitarbeiter öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/applicants/${id}$`))
  await expect(page.getByText(`Übernommen als ${name}`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Bearbeiten|Weitere Aktionen|übernehmen/ })).toHaveCount(0)
  await page.goto(`/applicants?applicants-filter-phrase=${encodeURIComponent(last_name)}`)
  await rowsOf(page, 'Bewerber', last_name)
    .getByRole('button', { name: /^Aktionen für/ })
    .click()
  await expect(page.getByRole('menuitem', { name: /^Als Mitarbeiter übernehmen/ })).toBeDisabled()
})

test('of two recruiters the second reads in her form that the applicant is an employee by now', async ({ office: page, api }) => {
  const { id, last_name } = await createApplicant(api)
  await page.goto(`/applicants/${id}`)
  await page.getByRole('button', { name: 'Als Mitarbeiter übernehmen' }).click()
  const form = page.getByRole('dialog', { name: 'Mitarbeiter anlegen' })
  await choose(form.getByRole('combobox', { name: 'Status' }), 'Im')
  await api.post('employees', { first_name: 'Mira', last_name, status: 1, converted_from_applicant: { id } })
  await form.getByRole('button', { name: 'Mitarbeiter anlegen' }).click()
  await expect(form.getByRole('alert')).toContainText('Aus dieser Bewerbung ist schon ein Mitarbeiter geworden.')
})

test('without the right there is no way to applicants, with it there is one', async ({ page, api }) => {
  const { id, name } = await createApplicant(api)
  await signIn(page.context().request, await createUser(api, ['employees.view_employee', 'employees.add_employee']))
  await page.goto(`/applicants/${id}`)
  await expect(page.getByRole('main')).toContainText('Sie dürfen diesen Inhalt nicht ansehen (403).')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Bewerber' })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Wiedervorlagen' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Neue Bewerbungen' })).toHaveCount(0)
  await signIn(page.context().request, await createUser(api, ['employees.view_applicant']))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Neue Bewerbungen' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Bewerber' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewerber')
  await page.goto(`/applicants/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('button', { name: 'Als Mitarbeiter übernehmen' })).toBeDisabled()
})

test('list, page and form of applicants can be read by everybody', async ({ office: page, api }) => {
  const { id, email } = await createApplicant(api)
  await createApplicant(api, { email })
  await page.goto('/applicants')
  await expect(page.getByRole('table', { name: 'Bewerber' }).getByRole('rowheader').first()).toBeVisible()
  await expectAccessible(page, 'list of applicants')
  await page.goto(`/applicants/${id}`)
  await expect(page.getByRole('region', { name: 'Vielleicht schon bekannt' })).toBeVisible()
  await expectAccessible(page, 'page of an applicant')
  await page.goto(`/applicants/${id}?modals=applicant&applicant-id=${id}`)
  await expect(page.getByRole('dialog').getByLabel('Vorname')).toHaveValue('Mira')
  await expectAccessible(page, 'form of an applicant', ['[role=dialog]'])
})
