import type { Deletion } from '@kasack/contract/deletion.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { readAgain } from '../shared/storage/query-client.ts'
import { serve } from '../test/serve.ts'
import { aFacility, aKnownFacility } from './facility.test-support.ts'

const at = '/facilities/12'
const foreseen = (data: Partial<Deletion> = {}) => ({
  'GET /facilities/12/deletion.json/': { status: 200, data: { refused: [], consequences: [], ...data } },
})
const found = (facility = {}) => ({ ...panels, ...foreseen(), 'GET /facilities/12.json/': { status: 200, data: aKnownFacility(facility) } })
const noRows = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
/** Empty lists for the other panels of the page. */
const panels = {
  'GET /contact-persons.json/': noRows,
  'GET /engagements.json/': noRows,
  'GET /vacancies.json/': noRows,
  'GET /emails.json/': noRows,
}
const emptyList = { 'GET /facilities.json/': noRows }
const fact = (label: string) =>
  [...document.querySelectorAll('.k-facts dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent

test('shows everything known about a facility', async () => {
  serve(found())
  await renderRoutes({ at })
  await expect.element(page.getByRole('heading', { name: 'Klinikum Spreetal' })).toBeVisible()
  expect(document.title).toBe('Klinikum Spreetal · Kasack')
  await expect.element(page.getByText('+49 30 901821')).toBeVisible()
  const labels = ['Company', 'Facility type', 'Group', 'Client number', 'Support user', 'Address', 'Phone', 'Mobile', 'Fax']
  expect(labels.map(fact)).toEqual([
    'Klinikum Spreetal gGmbH',
    'Fachklinik',
    'Spree-Havel-Kliniken',
    'K-20418',
    'Jule Brandner',
    'Am Lindenpark 12, 12555 Berlin',
    '+49 30 901820',
    '–not given',
    '+49 30 901821',
  ])
  expect(['E-mail', 'Website'].map(fact)).toEqual(['pflege@spreetal.example', 'spreetal.example'])
  await expect.element(page.getByRole('heading', { name: 'Group comments' })).toBeVisible()
  for (const shown of ['A-Kunde', 'Anreise über Tor 3.', 'Rahmenvertrag bis 2027.'])
    await expect.element(page.getByText(shown)).toBeVisible()
  expect(page.getByText('please check it', { exact: false }).elements()).toEqual([])
})

test.each([
  ['company', 'Company', 'Nord gGmbH'],
  ['client_number', 'Client number', 'K-1'],
  ['phone', 'Phone', '+49 30 901820'],
  ['mobile', 'Mobile', '+49 1512 3004481'],
  ['fax', 'Fax', '+49 30 901821'],
  ['email', 'E-mail', 'post@nord.example'],
  ['webpage', 'Website', 'nord.example'],
])('%s is shown by itself', async (field, label, text) => {
  const told = field === 'webpage' ? `https://${text}/` : text
  serve({ ...found(), 'GET /facilities/12.json/': { status: 200, data: aFacility({ id: 12, [field]: told }) } })
  await renderRoutes({ at })
  await vi.waitFor(() => expect(fact(label)).toBe(text))
})

test('without a group there are no group comments, without coordinates there is a warning', async () => {
  serve(found({ facility_group: null, address_warning: true }))
  await renderRoutes({ at })
  await expect.element(page.getByText('The address could not be processed, please check it.', { exact: false })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Group comments' }).elements()).toEqual([])
})

test('an inactive facility says so, in the title of the page as well', async () => {
  serve(found({ is_active: false }))
  await renderRoutes({ at })
  await expect.element(page.getByText('Inactive', { exact: true })).toBeVisible()
  expect(document.title).toBe('Klinikum Spreetal (inactive) · Kasack')
})

test('main, contract and invoice contact lead to the contact person', async () => {
  const contact = (id: number, name: string) => ({ id, name, full_name: name, email: '', phone: '', mobile: '' })
  const contacts = {
    main_contact: contact(3, 'Ada Abel'),
    contract_contact: contact(4, 'Bea Busch'),
    invoice_contact: contact(5, 'Cem Celik'),
  }
  serve(found(contacts))
  await renderRoutes({ at })
  await expect.element(page.getByRole('link', { name: 'Bea Busch' })).toHaveAttribute('href', '/contact-persons/4')
  expect(['Main', 'Contract', 'Invoice'].map(fact)).toEqual(['Ada Abel', 'Bea Busch', 'Cem Celik'])
  const links = [...document.querySelectorAll('.k-facts a[href^="/contact-persons"]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/contact-persons/3', '/contact-persons/4', '/contact-persons/5'])
})

test('the address is copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  serve(found())
  await renderRoutes({ at })
  await page.getByRole('button', { name: 'Copy Address' }).click()
  await expect.element(page.getByText('Copied!')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('Am Lindenpark 12, 12555 Berlin')
})

test('numbers and addresses of mails are copied as they are shown, the group leads to its facilities', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  serve(found())
  const { router } = await renderRoutes({ at })
  for (const what of ['Phone', 'E-mail']) await page.getByRole('button', { name: `Copy ${what}` }).click()
  expect(copied.mock.calls).toEqual([['+49 30 901820'], ['pflege@spreetal.example']])
  expect(page.getByRole('button', { name: 'Copy Mobile' }).elements()).toEqual([])
  await page.getByRole('link', { name: 'Spree-Havel-Kliniken' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/facilities'))
  const asked = new URLSearchParams(router.state.location.search)
  expect(Object.fromEntries(asked)).toEqual({ 'facilities-filter-facility_group__id': 'Spree-Havel-Kliniken (3)' })
})

test('the details are edited where they are read', async () => {
  serve(found())
  const { router } = await renderRoutes({ at })
  await page.getByRole('button', { name: 'Edit details' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=facility&facility-id=12'))
})

test('the panel collapses and expands', async () => {
  serve(found())
  await renderRoutes({ at })
  const head = page.getByRole('button', { name: 'Details' })
  await head.click()
  await expect.element(page.getByText('K-20418')).not.toBeVisible()
  await head.click()
  await expect.element(page.getByText('K-20418')).toBeVisible()
})

test.each([
  [404, 'No record was found. Maybe it was deleted?'],
  [403, 'You are not allowed to view this content (403).'],
  [500, 'Oops, we had an error in this component. Already working on it!'],
])('a read answered %i is told in place of the record', async (status, sentence) => {
  serve({ 'GET /facilities/12.json/': { status } })
  await renderRoutes({ at })
  await expect.element(page.getByRole('main').getByText(sentence)).toBeVisible()
})

test('the record left behind never shows on the page of another', async () => {
  let isAnswered = false
  const nord = { status: 200, data: aKnownFacility({ id: 13, name: 'Klinikum Nord', client_number: 'K-1' }) }
  serve({ ...found(), 'GET /facilities/13.json/': () => vi.waitFor(() => (isAnswered ? nord : Promise.reject(new Error('not yet')))) })
  const { router } = await renderRoutes({ at })
  await expect.element(page.getByRole('heading', { name: 'Klinikum Spreetal' })).toBeVisible()
  await router.navigate('/facilities/13')
  await expect.element(page.getByText('K-20418')).not.toBeInTheDocument()
  isAnswered = true
  await expect.element(page.getByRole('heading', { name: 'Klinikum Nord' })).toBeVisible()
})

test('after a change the page shows it', async () => {
  let name = 'Klinikum Spreetal'
  serve({
    ...panels,
    'GET /facilities/12.json/': () => ({ status: 200, data: aKnownFacility({ name }) }),
    'PATCH /facilities/12.json/': () => {
      name = 'Klinikum Spree'
      return { status: 200, data: aKnownFacility({ name }) }
    },
  })
  await renderRoutes({ at })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog').getByLabelText('Name').fill('Klinikum Spree')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Klinikum Spree' })).toBeVisible()
})

async function chooseDelete() {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Delete facility?' })).toBeVisible()
}

test('a deletion asks first, then leads back to the list', async () => {
  const calls = serve({ ...emptyList, ...found(), 'DELETE /facilities/12/': { status: 204 } })
  const { router } = await renderRoutes({ at })
  await chooseDelete()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toEqual([]))
  expect(calls.map(({ method }) => method)).not.toContain('DELETE')
  await chooseDelete()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Facility was deleted')).toBeVisible()
  expect(router.state.location.pathname).toBe('/facilities')
})

test('whoever goes back to a deleted record finds no ghost of it, but the way to the list', async () => {
  let isGone = false
  const calls = serve({
    ...emptyList,
    ...found(),
    'GET /facilities/12.json/': () => (isGone ? { status: 404 } : { status: 200, data: aKnownFacility() }),
    'DELETE /facilities/12/': () => {
      isGone = true
      return { status: 204 }
    },
  })
  const { router } = await renderRoutes({ at })
  await chooseDelete()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Facility was deleted')).toBeVisible()
  const afterwards = calls.slice(calls.findIndex(({ method }) => method === 'DELETE')).map(({ url }) => url.pathname)
  expect(afterwards).not.toContain('/api/v0/facilities/12.json/')
  await router.navigate(at)
  const main = page.getByRole('main')
  await expect.element(main.getByText('No record was found. Maybe it was deleted?')).toBeVisible()
  expect(page.getByText('Klinikum Spreetal').elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
  expect(document.title).toBe('Facility · Kasack')
  await main.getByRole('link', { name: 'Go to the list' }).click()
  expect(router.state.location.pathname).toBe('/facilities')
})

test.each([403, 404])('a record that was read is not shown any more when it is answered %i', async (status) => {
  let answer: { status: number; data?: object } = { status: 200, data: aKnownFacility() }
  serve({ ...panels, 'GET /facilities/12.json/': () => answer })
  await renderRoutes({ at })
  await expect.element(page.getByRole('heading', { name: 'Klinikum Spreetal' })).toBeVisible()
  answer = { status }
  readAgain()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Go to the list' })).toBeVisible()
  expect(page.getByText('Klinikum Spreetal').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Edit' }).elements()).toEqual([])
})

test('a deletion that is refused says why and stays', async () => {
  serve({ ...found(), 'DELETE /facilities/12/': { status: 400, data: { errors: ['Facility has vacancies'] } } })
  const { router } = await renderRoutes({ at })
  await chooseDelete()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Facility has vacancies')).toBeVisible()
  expect(router.state.location.pathname).toBe(at)
})

test('an e-mail is written from the page of a facility where somebody is to be written to, else the button says why not', async () => {
  serve(found({ main_contact: null, contact_persons: [] }))
  await renderRoutes({ at })
  const button = page.getByRole('button', { name: 'Send e-mail' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('title', 'The facility has no contact person.')
})

test('a facility with a main contact alone can be written to', async () => {
  const martina = { id: 3, name: 'Martina Kessler', full_name: 'Martina Kessler', email: '', phone: '', mobile: '' }
  serve(found({ main_contact: martina, contact_persons: [] }))
  await renderRoutes({ at })
  await expect.element(page.getByRole('button', { name: 'Send e-mail' })).toBeEnabled()
})
