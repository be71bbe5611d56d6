import type { Employee } from '@kasack/contract/employee.ts'
import { repeatKeyHeader } from '@kasack/contract/applicant-fields.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aDocument } from '../employee-document/document.test-support.ts'
import { mayAll, openDocuments } from '../employee-document/documents.test-support.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import type { ServedRequest } from '../test/serve.ts'
import { filled } from './emails.test-support.ts'

const jana = anEmployee({ email: 'jana@post.example' })
const karl = anEmployee({ id: 6, name: 'Karl Moser', email: 'karl@post.example' })
const uta = anEmployee({ id: 7, name: 'Uta Fort', email: '' })
const eva = anEmployee({ id: 8, name: 'Eva Lang', email: 'eva@post.example', is_active: false })

const documentOf = (employee: Employee, id: number) => aDocument({ id, employee: { id: employee.id, name: employee.name } })
const documents = [documentOf(jana, 31), documentOf(jana, 32), documentOf(karl, 33), documentOf(uta, 34), documentOf(eva, 35)]

const offered = [
  { id: 1, name: 'Ohne Vorlage', code: 'no_template', category: 'other' },
  { id: 21, name: 'Unterlagen anfordern', code: 'documents_requested', category: 'other' },
  { id: 22, name: 'Nachweis läuft ab', code: 'proof_expires', category: 'other' },
]
const employees = [jana, karl, uta, eva]
/** Fills a template for its employee; the empty one stays empty. */
const fill = ({ url }: ServedRequest) => {
  const of = employees.find(({ id }) => String(id) === url.searchParams.get('employee__id'))!
  const id = Number(url.pathname.split('/').at(-2))
  const { name, category } = offered.find((one) => one.id === id) as { name: string; category: 'other' }
  const words = id === 1 ? { subject: '', text_template: '' } : { subject: name, text_template: `Guten Tag ${of.name},` }
  return { status: 200, data: filled({ id, name, category, ...words, preselected_attachments: [] }) }
}
const sent = { id: 90, state: 'waiting' }

const open = (served: Parameters<typeof openDocuments>[0] = {}) =>
  openDocuments({
    at: '/employee-documents',
    documents,
    ...served,
    served: {
      ...Object.fromEntries(employees.map((one) => [`GET /employees/${one.id}.json/`, { status: 200, data: one }])),
      ...Object.fromEntries(offered.map(({ id }) => [`GET /email-templates/${id}/`, fill])),
      'GET /autocompletes/email-templates.json/': { status: 200, data: offered },
      'POST /send-email/': { status: 200, data: sent, group: 70 },
      ...served.served,
    },
  })

const bar = page.getByRole('group', { name: 'Actions for the selection' })
const head = page.getByRole('checkbox', { name: 'Select all rows on this page' })
const box = (name: string, at = 0) => page.getByRole('checkbox', { name: `Select Berufserlaubnis, ${name}`, exact: true }).nth(at)
const question = (name: string) => page.getByRole('dialog', { name })
const ask = () => bar.getByRole('button', { name: 'Request document' }).click()
const yes = (name: string) => question(name).getByRole('button', { name: 'Request document' })
const mailTo = (name: string) => page.getByRole('region', { name: `E-mail to ${name}` })
const some = 'Request documents from 2 employees?'
const chosen = () => page.getByRole('checkbox', { checked: true }).elements()
const recipients = (written: unknown[][]) => written.map(([, mail]) => (mail as { recipient: string }).recipient)

test('of several rows each employee gets one mail, which is noted and takes no papers along; whoever has no address is named before', async () => {
  const { written } = await open()
  await head.click()
  await ask()
  await expect.element(question(some).getByText(/^Jana Reuter, Karl Moser\. Left out:/)).toBeVisible()
  await expect.element(question(some).getByText('Uta Fort: The employee has no e-mail address.')).toBeVisible()
  await expect.element(question(some).getByText('Eva Lang: The employee is inactive.')).toBeVisible()
  await expect.element(mailTo('Jana Reuter').getByText('Unterlagen anfordern')).toBeVisible()
  expect(mailTo('Jana Reuter').element().textContent).toContain('Guten Tag Jana Reuter,')
  expect(written()).toEqual([])
  await yes(some).click()
  await expect.element(page.getByText('Request document: 2 done')).toBeVisible()
  const mail = { template: { id: 21 }, subject: 'Unterlagen anfordern', selected_attachments: [], language: 'de', log: true }
  expect(written()).toEqual([
    ['POST /send-email/', { ...mail, recipient: jana.email, employee: { id: 5 }, text: 'Guten Tag Jana Reuter,' }],
    ['POST /send-email/', { ...mail, recipient: karl.email, employee: { id: 6 }, text: 'Guten Tag Karl Moser,' }],
  ])
  await vi.waitFor(() => expect(chosen()).toEqual([box('Uta Fort').element(), box('Eva Lang').element()]))
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
})

test('another template can be chosen, and nothing goes before one mail can be read', async () => {
  const { written } = await open()
  await box('Karl Moser').click()
  await ask()
  const one = 'Request documents from 1 employee?'
  const template = question(one).getByRole('combobox', { name: 'Template' })
  await expect.element(yes(one)).toBeEnabled()
  const choose = async (name: string) => {
    await template.click()
    await page.getByTitle(name, { exact: true }).last().click()
  }
  await choose('Ohne Vorlage')
  await expect.element(yes(one)).toBeDisabled()
  await choose('Nachweis läuft ab')
  await expect.element(mailTo('Karl Moser').getByText('Nachweis läuft ab')).toBeVisible()
  await yes(one).click()
  await vi.waitFor(() => expect(written().map(([, mail]) => mail)).toMatchObject([{ template: { id: 22 }, recipient: karl.email }]))
})

test('where the usual template is gone one has to be chosen first', async () => {
  await open({ served: { 'GET /autocompletes/email-templates.json/': { status: 200, data: [offered[0], offered[2]] } } })
  await box('Karl Moser').click()
  await ask()
  await expect.element(yes('Request documents from 1 employee?')).toBeDisabled()
})

test('a mail that is refused, or would have gaps, is told by name, and all rows of the employee stay chosen', async () => {
  const gap = filled({ empty_placeholders: ['employee.mobile', 'user.email'] })
  const whole = filled({ empty_placeholders: ['user.email'] })
  const fillWithGap = ({ url }: ServedRequest) => ({ status: 200, data: url.searchParams.get('employee__id') === '5' ? gap : whole })
  const { written } = await open({ served: { 'GET /email-templates/21/': fillWithGap } })
  await box('Jana Reuter').click()
  await box('Jana Reuter', 1).click()
  await box('Karl Moser').click()
  await ask()
  await yes(some).click()
  await expect.element(page.getByText('Request document: 1 done, 1 not done')).toBeVisible()
  await expect.element(page.getByText(/^Jana Reuter: Left empty because there is no value: Employee: Mobile/)).toBeVisible()
  await vi.waitFor(() => expect(chosen()).toEqual([box('Jana Reuter').element(), box('Jana Reuter', 1).element()]))
  expect(recipients(written())).toEqual([karl.email])
})

test('how far it is counts rows, and what comes behind the limit of an hour is not tried', async () => {
  const limit = { status: 429, data: { detail: 'Too many e-mails.', errors: ['Too many e-mails.'] } }
  let answer = () => {}
  const send = async ({ body }: ServedRequest) => {
    if ((body as { recipient: string }).recipient === karl.email) return limit
    await new Promise<void>((go) => (answer = go))
    return { status: 200, data: { ...sent, state: 'held' } }
  }
  const { written } = await open({ documents: documents.slice(0, 3), served: { 'POST /send-email/': send } })
  await head.click()
  await ask()
  await yes(some).click()
  await expect.element(bar.getByText('0 of 3 …')).toBeVisible()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  answer()
  await expect.element(page.getByText('Karl Moser: Too many e-mails.')).toBeVisible()
  await expect.element(page.getByText(/^The e-mails are held in the outbox/)).toBeVisible()
  await vi.waitFor(() => expect(chosen()).toEqual([box('Karl Moser').element()]))
})

test('a mail whose answer never came is the same one when it is sent again, and another one later is not', async () => {
  let isLost = true
  const send = () => (isLost ? Promise.reject(new TypeError('no network')) : { status: 200, data: sent })
  await open({ served: { 'POST /send-email/': send } })
  const keys: (string | null)[] = []
  const served = fetch
  vi.stubGlobal('fetch', (url: string, given: RequestInit) => {
    if (given.method === 'POST') keys.push(new Headers(given.headers).get(repeatKeyHeader))
    return served(url, given)
  })
  const one = 'Request documents from 1 employee?'
  for (const [turn, told] of [/0 done, 1 not done/, /1 done$/, /1 done$/].entries()) {
    isLost = turn === 0
    if (turn !== 1) await box('Karl Moser').click()
    await ask()
    await yes(one).click()
    await expect.element(page.getByText(told).first()).toBeVisible()
    await vi.waitFor(() => expect([keys.length, chosen().length]).toEqual([turn + 1, turn === 0 ? 1 : 0]))
  }
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('where nobody can be written to nothing is asked, and the reasons are told', async () => {
  const { written } = await open()
  await box('Uta Fort').click()
  await ask()
  await expect.element(page.getByText('Request document: not possible')).toBeVisible()
  await expect.element(page.getByText('Uta Fort: The employee has no e-mail address.')).toBeVisible()
  expect(written()).toEqual([])
  expect(chosen()).toEqual([box('Uta Fort').element()])
})

test('who may not see employees cannot ask any of them, and chooses no rows', async () => {
  await open({ holds: mayAll.filter((right) => right !== 'employees.view_employee') })
  await expect.element(page.getByRole('row', { name: /Karl Moser/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toEqual([])
})
