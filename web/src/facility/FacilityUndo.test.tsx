import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aKnownFacility } from './facility.test-support.ts'

const jule = { id: 1, name: 'Jule Brandner' }
const followUp = { date: '2026-01-05', user: jule, priority: 'high' as const }
const due = { followup_date: followUp.date, followup_user: jule, followup_priority: followUp.priority, follow_up: followUp }

async function open(at: string, record: object, saved: object = record) {
  const calls = serve({
    'GET /facilities/12.json/': { status: 200, data: record },
    'PATCH /facilities/12.json/': { status: 200, data: saved, group: 41 },
    'POST /history/groups/41/undo.json/': { status: 200, data: { group: 42, lines: [] } },
  })
  await renderRoutes({ at })
  return () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body])
}

const undone = ['POST /history/groups/41/undo.json/', undefined]
const dialog = () => page.getByRole('dialog')
const undo = () => page.getByRole('button', { name: 'Undo' })
const form = '/nowhere?modals=facility&facility-id=12'

test('a follow-up that was settled by mistake is brought back', async () => {
  const written = await open('/facilities/12', aKnownFacility(due))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Only mark as done' }).click()
  await expect.element(page.getByText('The follow-up is done.')).toBeVisible()
  await undo().click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written().at(-1)).toEqual(undone)
  await expect.element(undo()).not.toBeInTheDocument()
})

test('a follow-up that others have moved meanwhile is not settled unseen', async () => {
  const moved = { ...due, followup_date: '2026-03-09', follow_up: { ...followUp, date: '2026-03-09' } }
  let record: object = aKnownFacility(due)
  const refusal = { status: 400, data: { errors: { version: ['Somebody else has changed it.'] } } }
  const calls = serve({
    'GET /facilities/12.json/': () => ({ status: 200, data: record }),
    'PATCH /facilities/12.json/': ({ body }) => {
      if ((body as { version?: string }).version === 'v2') return { status: 200, data: aKnownFacility() }
      record = aKnownFacility({ ...moved, version: 'v2' })
      return refusal
    },
  })
  await renderRoutes({ at: '/facilities/12' })
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Only mark as done' }).click()
  await expect.element(page.getByText('Somebody else has changed it.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /09\.03\.2026/ })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Only mark as done' }).click()
  await expect.element(page.getByText('The follow-up is done.')).toBeVisible()
  const cleared = { followup_date: null, followup_user: null, followup_priority: null }
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { ...cleared, version: 'AAAA' },
    { ...cleared, version: 'v2' },
  ])
})

test('a facility that was set inactive by mistake is active again by Ctrl+Z, once', async () => {
  const written = await open(form, aKnownFacility(), { ...aKnownFacility({ is_active: false }), version: 'v2' })
  await dialog().getByRole('switch', { name: 'Active' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Facility was edited')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /facilities/12.json/', { is_active: false, version: 'AAAA' }], undone]))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(written()).toHaveLength(2)
})

test('a change of many fields is taken back as a whole', async () => {
  const written = await open(form, aKnownFacility())
  await dialog().getByRole('textbox', { name: 'City' }).fill('Potsdam')
  await dialog().getByRole('switch', { name: 'Active' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Facility was edited')).toBeVisible()
  await undo().click()
  await vi.waitFor(() => expect(written().at(-1)).toEqual(undone))
})

for (const [is_active, act] of [
  [true, 'Mark as inactive'],
  [false, 'Mark as active'],
] as const)
  test(`on the page of a facility one act does "${act}", with the version that was read`, async () => {
    const written = await open('/facilities/12', aKnownFacility({ is_active }), { ...aKnownFacility(), version: 'v2' })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: act }).click()
    await vi.waitFor(() => expect(written()).toEqual([['PATCH /facilities/12.json/', { is_active: !is_active, version: 'AAAA' }]]))
    await undo().click()
    await vi.waitFor(() => expect(written().at(-1)).toEqual(undone))
  })
