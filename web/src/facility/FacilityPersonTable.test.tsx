import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aContactPerson } from '../contact-person/contact-person.test-support.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { clearLists } from '../shared/storage/local-cache.ts'
import { serve } from '../test/serve.ts'
import { aFacility } from './facility.test-support.ts'
import { FacilityPersonTable } from './FacilityPersonTable.tsx'

// Otherwise rows of the previous test would show first and be replaced under the mouse.
beforeEach(clearLists)

async function openTable(facility: Facility, ...results: ContactPerson[]) {
  const calls = serve({
    'GET /contact-persons.json/': { status: 200, data: { count: results.length, next: null, previous: null, results } },
    'PATCH /facilities/7.json/': { status: 200, data: facility },
    'PATCH /contact-persons/3.json/': { status: 200, data: results[0] },
  })
  const { router } = await renderInShell(<FacilityPersonTable facility={facility} />, { at: '/facilities/7' })
  return { calls, router, written: () => calls.filter(({ method }) => method === 'PATCH').map(({ url, body }) => [url.pathname, body]) }
}

const choose = async (action: string) => {
  await page.getByRole('button', { name: 'Actions for Martina Kessler' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const martina = aContactPerson({ facility: { id: 7, name: 'Klinikum Spreetal' } })
const { id, name, full_name, email, phone, mobile } = martina
const group = { id: 5, name: 'Spree-Havel', comments: '' }

test('five persons of the facility and of its group are asked for', async () => {
  const { calls } = await openTable(aFacility({ facility_group: group }), martina)
  await expect.element(page.getByRole('link', { name: 'Martina Kessler' })).toHaveAttribute('href', '/contact-persons/3')
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({ facility_or_group_ids: '7,5', size: '5' })
})

test('tags say what a person is for the facility', async () => {
  const contact = { id, name, full_name, email, phone, mobile }
  await openTable(aFacility({ main_contact: contact, invoice_contact: contact }), martina)
  await expect.element(page.getByTitle('Main contact')).toHaveTextContent('Main')
  await expect.element(page.getByTitle('Invoice contact')).toHaveTextContent('Invoice')
  expect(page.getByTitle('Contract contact').elements()).toEqual([])
})

test.for([
  ['Set as main contact', 'main_contact'],
  ['Set as invoice contact', 'invoice_contact'],
  ['Set as contract contact', 'contract_contact'],
] as const)('%s tells the facility', async ([action, field]) => {
  const { written } = await openTable(aFacility(), martina)
  await choose(action)
  await vi.waitFor(() => expect(written()).toEqual([['/api/v0/facilities/7.json/', { [field]: { id: 3 }, version: 'AAAA' }]]))
})

test('a person responsible for the group leaves the facility for it', async () => {
  const { written } = await openTable(aFacility({ facility_group: group }), martina)
  await choose('Set as facility group responsible')
  await vi.waitFor(() =>
    expect(written()).toEqual([['/api/v0/contact-persons/3.json/', { facility: null, facility_group: { id: 5 }, version: 'AAAA' }]]),
  )
})

test('without a group nobody can be responsible for it, and the menu says why', async () => {
  await openTable(aFacility(), martina)
  await page.getByRole('button', { name: 'Actions for Martina Kessler' }).click()
  await expect.element(page.getByRole('menuitem', { name: /responsible/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('The facility does not belong to a group.')).toBeVisible()
})

test('where there is nobody yet, the first person is created for this facility', async () => {
  const { router } = await openTable(aFacility())
  await page.getByRole('button', { name: 'Create contact person' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=contact-person&contact-person-from=facility%3A7'))
})
