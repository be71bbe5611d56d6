import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { aFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aContactPerson } from './contact-person.test-support.ts'

const place = { id: 7, name: 'Klinikum Spreetal' }
const group = { id: 3, name: 'Spree-Havel', comments: '' }
const due = { date: '2026-01-05', user: { id: 2, name: 'Tarek Sölter' }, priority: 'high' as const }

async function open(person: Partial<ContactPerson>, { followUp = null as typeof due | null, offered = [place] } = {}) {
  const record = aContactPerson({ id: 4, ...person })
  const list = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
  const calls = serve({
    'GET /contact-persons/4.json/': { status: 200, data: record },
    'GET /facilities/7.json/': { status: 200, data: aFacility({ follow_up: followUp, followup_date: followUp?.date ?? null }) },
    'GET /engagements.json/': list,
    'GET /emails.json/': list,
    'GET /autocompletes/facilities.json/': { status: 200, data: offered },
    'GET /autocompletes/engagement-actions.json/': { status: 200, data: [{ id: 9, name: 'Follow-up', code: 'follow_up' }] },
    'POST /engagements.json/': { status: 201, data: { id: 77 } },
    'PATCH /facilities/7.json/': { status: 200, data: aFacility() },
  })
  await renderRoutes({ at: '/contact-persons/4' })
  return () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ call: `${method} ${url.pathname.slice(7)}`, body }))
}

const dialog = () => page.getByRole('dialog')
async function setFor(day: RegExp) {
  await dialog().getByRole('button', { name: day }).click()
  await dialog()
    .getByRole('button', { name: /^(Create|Save)/ })
    .click()
}

test('the first follow-up is an entry about the person, at the person’s facility', async () => {
  const written = await open({ facility: place, facility_group: null })
  await page.getByRole('button', { name: 'Set follow-up' }).click()
  await setFor(/^\+1 week/)
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]).toMatchObject({
    call: 'POST /engagements.json/',
    body: { facility: { id: 7 }, contact_person: { id: 4 }, action_type: { id: 9 }, followup_user: { id: 1 }, followup_priority: 'medium' },
  })
})

test('a follow-up that is there is changed at the facility', async () => {
  const written = await open({ facility: place, facility_group: null }, { followUp: due })
  await page.getByRole('button', { name: /change follow-up/ }).click()
  await setFor(/^\+1 week/)
  await vi.waitFor(() => expect(written().map(({ call }) => call)).toEqual(['PATCH /facilities/7.json/']))
})

test('of a group’s person the facility is chosen first', async () => {
  await open({ facility: null, facility_group: group })
  await page.getByRole('combobox', { name: 'Facility for the follow-up' }).click()
  await page.getByTitle('Klinikum Spreetal').click()
  await expect.element(page.getByRole('button', { name: 'Set follow-up' })).toBeEnabled()
})

test('without a facility there is none, and the page says so', async () => {
  await open({ facility: null, facility_group: null })
  await expect.element(page.getByRole('button', { name: 'Set follow-up' })).toBeDisabled()
  await expect.element(page.getByText('A follow-up needs a facility.')).toBeVisible()
})

test('nor is there where the group has no facility', async () => {
  await open({ facility: null, facility_group: group }, { offered: [] })
  await expect.element(page.getByText('The group has no facility for the follow-up.')).toBeVisible()
})
