import type { Email } from '@kasack/contract/email.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { anEmail } from './email.test-support.ts'
import { emailColumns } from './EmailTable.tsx'
import { aContactPerson } from '../contact-person/contact-person.test-support.ts'

const rows = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

/** Opens the page of Martina Kessler, the recipient of these e-mails. */
async function open(...emails: Email[]) {
  const calls = serve({
    'GET /contact-persons/3.json/': { status: 200, data: aContactPerson() },
    'GET /engagements.json/': rows([]),
    'GET /emails.json/': rows(emails),
    'GET /emails/31.json/': { status: 200, data: emails[0] },
  })
  await renderRoutes({ at: '/contact-persons/3', session: { state: 'in', user: aUser({ permissions: ['employees.view_employee'] }) } })
  return () => calls.filter(({ url }) => url.pathname === '/api/v0/emails.json/').map(({ url }) => Object.fromEntries(url.searchParams))
}

test('the widths of the columns come to 100 %', () => expect(totalWidth(emailColumns('facility'), false)).toBe(100))

test('a page shows what was written to the person, about whom, by whom, and what has become of it', async () => {
  const asked = await open(anEmail({ state: 'failed', last_error: '550 5.1.1 No such user' }))
  const row = page.getByRole('row', { name: /Profil Jana Reuter/ })
  for (const told of ['kessler@spreetal.example', 'Jana Reuter', 'Fachkraft ZNA', 'Tarek Sölter', '20.11.26 09:15', 'Failed'])
    await expect.element(row.getByText(told, { exact: true })).toBeVisible()
  expect(asked()[0]).toMatchObject({ contact_person__id: '3', size: '5', sort: '-created_datetime' })
})

test('an e-mail opens as it was sent, with its files and the reason why it was not taken', async () => {
  await open(anEmail({ state: 'failed', last_error: '550 5.1.1 No such user', sent_datetime: null }))
  await page.getByRole('button', { name: 'Profil Jana Reuter' }).click()
  const copy = page.getByRole('dialog', { name: /^Profil Jana Reuter/ })
  for (const told of ['ich stelle Ihnen heute Jana Reuter vor.', '550 5.1.1 No such user', 'AGB.pdf', 'Failed', 'Klinikum Spreetal'])
    await expect.element(copy.getByText(told, { exact: false })).toBeVisible()
})

test.each([
  ['named', [{ name: 'Zeugnis', file: { name: 'Reuter.pdf', size: 1000, type: 'application/pdf' } }], 'Zeugnis (Reuter.pdf)'],
  ['not mentioned where none did', [], undefined],
  ['not mentioned to who may not see papers', null, undefined],
])('papers that went along are %s', async (_, documents, told) => {
  await open(anEmail({ documents }))
  await page.getByRole('button', { name: 'Profil Jana Reuter' }).click()
  const copy = page.getByRole('dialog', { name: /^Profil Jana Reuter/ })
  await expect.element(copy.getByText('AGB.pdf')).toBeVisible()
  const [label] = copy.getByText('Documents', { exact: true }).elements()
  expect(label?.nextElementSibling?.textContent).toBe(told)
})

test('on the page of a person an e-mail begins with her', async () => {
  await open()
  await expect.element(page.getByText('No e-mails yet')).toBeVisible()
  await page.getByRole('button', { name: 'E-mail', exact: true }).click()
  await vi.waitFor(() => expect(page.getByRole('dialog', { name: /^Send e-mail/ }).elements()).toHaveLength(1))
})
