import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { called, createEmployee, createUser, signIn } from './api.ts'
import { expectAccessible, openedDialog } from './axe.ts'
import { inDays, shown, shownShort } from './day.ts'
import { addressOf } from './email-form.ts'
import { test } from './journey.ts'
import { mailTo } from './mailbox.ts'
import { chooseInMenu, notices, rowsOf } from './screen.ts'

const papers = (page: Page, words: string | RegExp) => rowsOf(page, 'Nachweise', words)
const form = (page: Page) => page.getByRole('dialog', { name: /^Nachweis (anlegen|bearbeiten)/ })
const kindIn = (page: Page, name: string) => form(page).getByRole('radio', { name: new RegExp(`^${name}`) })
const zone = (page: Page) => page.getByRole('region', { name: 'Dateien', exact: true })

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Drops a picture onto the documents of the page. */
async function drop(page: Page, name: string) {
  await expect(zone(page)).toBeVisible()
  const dataTransfer = await page.evaluateHandle(
    ([content, file]) => {
      const bytes = Uint8Array.from(atob(content!), (sign) => sign.charCodeAt(0))
      const dragged = new DataTransfer()
      dragged.items.add(new File([bytes], file!, { type: 'image/png' }))
      return dragged
    },
    [dot, name],
  )
  await zone(page).dispatchEvent('dragover', { dataTransfer })
  await expect(page.getByText('Dateien hier ablegen')).toBeVisible()
  await zone(page).dispatchEvent('drop', { dataTransfer })
  await expect(form(page).getByText(name)).toBeVisible()
}

/** A document kind with a unique name. */
async function createKind(api: Api, fields: object) {
  const own = Math.random().toString(36).slice(2, 8)
  return api.post('lookups/document-kinds', { name: `Nachweis ${own}`, code: `kind_${own}`, order: 1, ...fields })
}

test('a file that is dropped on the page of an employee is a checked paper after three clicks', async ({ office: page, api }) => {
  const [kind, employee] = [await createKind(api, { expires: 'optional' }), await createEmployee(api)]
  await page.goto(`/employees/${employee.id}`)
  await drop(page, 'Urkunde.png')
  await kindIn(page, kind.name).check()
  await form(page).getByRole('checkbox', { name: 'Heute von mir geprüft' }).check()
  await expectAccessible(page, 'form of a document', openedDialog)
  await form(page).getByRole('button', { name: 'Nachweis anlegen' }).click()
  await expect(notices(page)).toContainText('Der Nachweis ist mit seiner Datei gespeichert.')

  const row = papers(page, kind.name)
  await expect(row).toContainText('vollständig')
  await expect(row).toContainText(shownShort(inDays(0)))
  await expectAccessible(page, 'documents of an employee')
  await row.getByRole('button', { name: 'Urkunde.png' }).click()
  const preview = page.getByRole('dialog', { name: kind.name })
  await expect(preview.getByRole('img', { name: 'Urkunde.png' })).toHaveJSProperty('naturalWidth', 1)
  await expectAccessible(page, 'preview of a document', openedDialog)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await chooseInMenu(row, 'Bearbeiten')
  await form(page)
    .getByLabel('Gültig bis')
    .fill(shown(inDays(20)))
  await page.keyboard.press('Enter')
  await form(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('läuft in 20 Tagen ab')
  await chooseInMenu(row, 'Löschen')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toHaveCount(0)
})

test('a paper is entered and checked with the keyboard alone, and found in the list of all', async ({ office: page, api }) => {
  const [kind, employee] = [await createKind(api, { expires: 'required' }), await createEmployee(api)]
  await page.goto(`/employees/${employee.id}`)
  await page.getByRole('button', { name: 'Nachweis', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('radio').first()).toBeFocused()
  await kindIn(page, kind.name).focus()
  await page.keyboard.press('Space')
  await expect(kindIn(page, kind.name)).toBeChecked()
  await form(page).getByLabel('Gültig bis').focus()
  await page.keyboard.insertText(shown(inDays(400)))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(form(page)).toBeHidden()
  await expect(papers(page, kind.name)).toContainText('ungeprüft')

  await page.goto('/employee-documents')
  await page.getByRole('button', { name: 'Ungeprüft', exact: true }).press('Enter')
  await page.getByRole('searchbox').fill(employee.name)
  const row = papers(page, employee.name)
  await expect(row).toContainText('ungeprüft')
  await expectAccessible(page, 'list of documents')
  await row.getByRole('button', { name: /als heute geprüft vermerken/ }).press('Enter')
  await expect(notices(page)).toContainText('ist als heute geprüft vermerkt')
  const { results } = await (await api.get(`employee-documents.json/?employee__id=${employee.id}`)).json()
  expect(results).toMatchObject([{ kind: { id: kind.id }, checked_date: inDays(0), state: 'valid' }])
})

test('whoever has papers that end soon is asked for new ones at once, with one mail each and an entry that names none', async ({
  office: page,
  api,
}) => {
  const kind = await createKind(api, { expires: 'required', remind_days: 30 })
  const last_name = called('Moser')
  const addresses = [addressOf(called('Anna')), addressOf(called('Berta'))]
  const [twice, once, nowhere] = [
    await createEmployee(api, { last_name, email: addresses[0] }),
    await createEmployee(api, { last_name, email: addresses[1] }),
    await createEmployee(api, { last_name }),
  ]
  for (const { id } of [twice, twice, once, nowhere]) {
    const days = { valid_until: inDays(9), checked_date: inDays(0) }
    await api.post('employee-documents', { employee: { id }, kind: { id: kind.id }, ...days })
  }
  await page.goto('/employee-documents')
  await page.getByRole('button', { name: 'Läuft ab', exact: true }).click()
  await page.getByRole('searchbox').fill(last_name)
  await expect(papers(page, last_name)).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('group', { name: 'Mit der Auswahl' }).getByRole('button', { name: 'Nachweis anfordern' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Von 2 Mitarbeitern Nachweise anfordern?' })
  await expect(question).toContainText(`${nowhere.name}: Der Mitarbeiter hat keine E-Mail-Adresse.`)
  await expect(question).toContainText('brauchen wir noch Unterlagen von Ihnen')
  await expectAccessible(page, 'question before documents are requested', openedDialog)
  await question.getByRole('button', { name: 'Nachweis anfordern' }).click()
  await expect(notices(page)).toContainText('Nachweis anfordern: 2 erledigt')
  for (const address of addresses) expect(await mailTo(address)).toContain('brauchen wir noch Unterlagen von Ihnen')
  for (const { id } of [twice, once]) {
    const { results } = await (await api.get(`engagements.json/?employee__id=${id}`)).json()
    expect(results).toMatchObject([{ note: 'Nachweis angefordert' }])
  }
  await expect(page.getByRole('status').filter({ hasText: '1 ausgewählt' })).toBeVisible()
})

test('who may not see documents finds nothing of them', async ({ page, api }) => {
  const employee = await createEmployee(api)
  const account = await createUser(api, ['employees.view_employee'])
  await signIn(page.context().request, account)
  await page.goto(`/employees/${employee.id}`)
  await expect(page.getByRole('heading', { name: 'Abwesenheiten' })).toBeVisible()
  await expect(page.getByText('Nachweise')).toHaveCount(0)
})
