import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, refresh } from '../shared/storage/query-client.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aKnownFacility } from './facility.test-support.ts'

const noRows = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
const person = { id: 4, name: 'Bea Busch', full_name: 'Bea Busch', email: '', phone: '', mobile: '' }

/** Opens a facility that another user then changes. */
async function open(query = '') {
  let facility = aKnownFacility()
  serve({
    ...Object.fromEntries(
      ['facilities', 'contact-persons', 'engagements', 'vacancies', 'emails'].map((list) => [`GET /${list}.json/`, noRows]),
    ),
    'GET /facilities/12.json/': () => ({ status: 200, data: facility }),
  })
  await renderRoutes({ at: `/facilities/12${query}` })
  await expect.element(page.getByRole('heading', { name: 'Klinikum Spreetal' })).toBeInTheDocument()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  return (changed: Parameters<typeof aKnownFacility>[0]) => {
    facility = aKnownFacility(changed)
  }
}
const readByItself = () => queryClient.refetchQueries({ queryKey: ['facilities'], type: 'active' })
/** The first letters of each marked element. */
const marked = () => [...document.querySelectorAll('.k-row-mark')].map((mark) => mark.parentElement!.textContent.slice(0, 14))

test('what others change is marked where it stands: name, strip, facts and notes', async () => {
  const change = await open()
  change({ name: 'Klinikum Spree', main_contact: person, phone: '030 1', comments: 'Tor 5.' })
  await readByItself()
  await vi.waitFor(() => expect(marked()).toEqual(['Klinikum Spree', 'Main contactBe', 'Phonechanged', 'Mainchanged', 'Facility comme']))
})

test('an open form marks for a moment what it takes in, and nothing that was typed', async () => {
  const change = await open('?modals=facility&facility-id=12')
  const form = page.getByRole('dialog', { name: 'Edit facility Klinikum Spreetal' })
  await form.getByLabelText('City').fill('Bonn')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  change({ company: 'Spreetal AG', city: 'Erkner' })
  await readByItself()
  await expect.element(form.getByLabelText('Company')).toHaveValue('Spreetal AG')
  const fields = () => [...form.element().querySelectorAll('.k-field:has(.k-row-mark) > label')].map((label) => label.textContent)
  await vi.waitFor(() => expect(fields()).toEqual(['Company']))
  await vi.advanceTimersByTimeAsync(8000)
  await vi.waitFor(() => expect(fields()).toEqual([]))
})

test('what the user has changed is not marked', async () => {
  const change = await open()
  change({ name: 'Klinikum Spree', main_contact: person, phone: '030 1', comments: 'Tor 5.' })
  refresh('facilities')
  await readByItself()
  await expect.element(page.getByRole('heading', { name: 'Klinikum Spree', exact: true })).toBeVisible()
  expect(marked()).toEqual([])
})
