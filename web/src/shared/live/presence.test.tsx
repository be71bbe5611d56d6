import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aKnownFacility } from '../../facility/facility.test-support.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import type { ServedRequest } from '../../test/serve.ts'
import { serve } from '../../test/serve.ts'
import { pushedResources } from '../storage/pushed.ts'
import { hearPresence } from './presence.ts'

const noRows = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
const [me, wanda, tarek] = [
  { id: 1, name: 'Jule Brandner' },
  { id: 8, name: 'Wanda Quast' },
  { id: 9, name: 'Tarek Sölter' },
]

let lastId = 100

/** Opens the form of a facility unused by other tests, or of a new one; returns what it says, and how to hide its tab. */
async function open({ isNew = false, present = [] }: { isNew?: boolean; present?: object[] } = {}) {
  const here = { resource: 'facilities', id: ++lastId }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let visibility: DocumentVisibilityState = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const calls = serve({
    'GET /facilities.json/': noRows,
    [`GET /facilities/${here.id}.json/`]: { status: 200, data: aKnownFacility({ id: here.id }) },
    'POST /presence.json/': { status: 204 },
    'DELETE /presence.json/': { status: 204 },
    'GET /presence.json/': () => ({ status: 200, data: present }),
  })
  await renderRoutes({ at: `/facilities?modals=facility${isNew ? '' : `&facility-id=${here.id}`}` })
  await expect.element(page.getByRole('dialog').getByLabelText('City')).toBeVisible()
  const isOfForm = ({ url, body }: ServedRequest) =>
    url.pathname.endsWith('/presence.json/') && (isNew || Number(url.searchParams.get('id') ?? (body as { id: number }).id) === here.id)
  return {
    here,
    countOf: (method: string) => calls.filter((call) => call.method === method && isOfForm(call)).length,
    setVisibility(next: DocumentVisibilityState) {
      visibility = next
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
const shown = () => [...document.querySelectorAll<HTMLElement>('.k-present [data-initials]')].map(({ dataset }) => dataset['initials'])

test('the form of a new record says nothing', async () => {
  const { countOf } = await open({ isNew: true })
  await vi.advanceTimersByTimeAsync(60_000)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  expect(['POST', 'GET', 'DELETE'].map(countOf)).toEqual([0, 0, 0])
})

test('the initials of colleagues who open the same form appear, and go when they leave', async () => {
  const { here } = await open()
  hearPresence({ ...here, users: [wanda!, me!, tarek!] })
  await expect.poll(shown).toEqual(['WQ', 'TS'])
  await expect.element(page.getByRole('status').getByText('Wanda Quast and Tarek Sölter also have this form open')).toBeInTheDocument()
  hearPresence({ ...here, users: [me!, tarek!] })
  await expect.poll(shown).toEqual(['TS'])
  hearPresence({ ...here, users: [me!] })
  await expect.poll(shown).toEqual([])
})

test('whoever has another form open is not shown', async () => {
  const { here } = await open()
  hearPresence({ ...here, id: 1000, users: [wanda!] })
  hearPresence({ ...here, users: [tarek!] })
  await expect.poll(shown).toEqual(['TS'])
})

test('a form says every twenty seconds that it is open, asks who else is there, and says when it is closed', async () => {
  const { countOf } = await open({ present: [wanda!] })
  await expect.poll(shown).toEqual(['WQ'])
  expect(countOf('POST')).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(countOf('POST')).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(countOf('POST')).toBe(2)
  await vi.advanceTimersByTimeAsync(40_000)
  await expect.poll(() => countOf('GET')).toBe(4)
  expect(countOf('DELETE')).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => countOf('DELETE')).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(countOf('POST')).toBe(4)
})

test('in a tab that nobody sees it says nothing, and at once when somebody does', async () => {
  const { countOf, setVisibility } = await open()
  setVisibility('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(countOf('POST')).toBe(1)
  setVisibility('visible')
  expect(countOf('POST')).toBe(2)
})

test('once changes are told it looks who came before that', async () => {
  const present: object[] = []
  await open({ present })
  present.push(wanda!)
  pushedResources.set(new Set(['facilities']))
  onTestFinished(() => pushedResources.set(new Set()))
  await expect.poll(shown).toEqual(['WQ'])
})

test('a tab that is closed says so', async () => {
  const { countOf } = await open()
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(countOf('DELETE')).toBe(1)
})
