import { expect } from '@playwright/test'
import { createApplicant, createUser, signIn, superuser } from './api.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'
import { mailTo } from './mailbox.ts'
import { chooseInMenu, rowsOf } from './screen.ts'

test('a superuser finds a mail by its recipient, reads what was sent, and has one that failed tried again', async ({ page, api }) => {
  const { id, email } = await createApplicant(api)
  await api.post(`applicants/${id}/send-verification`, {})
  await mailTo(email)
  await signIn(page.context().request, superuser)
  await page.goto('/')
  await page.getByRole('button', { name: /^Einstellungen und Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Postausgang' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Postausgang')
  await page.getByRole('searchbox').fill(email)
  const sent = rowsOf(page, 'Postausgang', email)
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('Gesendet')
  await expectAccessible(page, 'outbox')
  await sent.getByRole('link', { name: email }).click()
  await expect(page.getByRole('main')).toContainText('/apply-now/email-verification?hash=')
  await expect(page.getByRole('button', { name: 'Erneut senden' })).toBeDisabled()
  await expectAccessible(page, 'a mail that was sent')

  await page.goto('/admin/outbox?outbox-filter-state=failed')
  const failed = rowsOf(page, 'Postausgang', 'Fehlgeschlagen')
  const recipient = (await failed.first().getByRole('link').innerText()).trim()
  await failed.first().getByRole('link').click()
  await expect(page.getByRole('main')).toContainText('550 5.1.1')
  await expectAccessible(page, 'a mail that failed')
  await page.goBack()
  await chooseInMenu(rowsOf(page, 'Postausgang', recipient), 'Erneut senden')
  await expect(page.getByText('Die E-Mail wird gleich noch einmal gesendet.')).toBeVisible()
  await mailTo(recipient)
  await page.goto(`/admin/outbox?outbox-filter-recipient__icontains=${recipient}`)
  await expect(rowsOf(page, 'Postausgang', recipient)).toContainText('Gesendet')
})

test('an address that is corrected stops the mail that failed, and its reason is gone', async ({ office: page, api }) => {
  const { results } = await (await api.get('outbox.json/?state=failed')).json()
  const { results: applicants } = await (await api.get(`applicants.json/?email__icontains=${results.at(-1).recipient}`)).json()
  const [{ id }] = applicants
  await page.goto(`/applicants/${id}`)
  await expect(page.getByRole('main')).toContainText(/Mail konnte nicht zugestellt werden.*Grund: 550 5\.1\.1/s)
  await page.goto(`/applicants/${id}?modals=applicant&applicant-id=${id}`)
  const form = page.getByRole('dialog', { name: /^Bewerber bearbeiten/ })
  await form.getByLabel('E-Mail').fill(`richtig${id}@post.example`)
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  await mailTo(`richtig${id}@post.example`)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/E-Mail gesendet am/)
  await expect(page.getByRole('main')).not.toContainText('550')
})

test('nobody else sees the outbox', async ({ page, api }) => {
  await signIn(page.context().request, await createUser(api, ['employees.view_applicant']))
  await page.goto('/admin/outbox')
  await expect(page.getByRole('main')).toContainText('Sie dürfen diesen Inhalt nicht ansehen (403).')
  await page.getByRole('button', { name: /^Einstellungen und Konto/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Postausgang' })).toHaveCount(0)
})
