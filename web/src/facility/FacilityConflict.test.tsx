import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readAgain } from '../shared/storage/query-client.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aKnownFacility } from './facility.test-support.ts'

const list = { 'GET /facilities.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } } }
const change = '/facilities?modals=facility&facility-id=12'
const outdated = (current: object) => ({ status: 400, data: { errors: { version: ['Changed meanwhile.'] }, current } })

const form = () => page.getByRole('dialog', { name: 'Edit facility Klinikum Spreetal' })
const conflict = () => page.getByRole('dialog', { name: 'The facility has been changed in the meantime' })
const field = (name: string) => form().getByLabelText(name, { exact: true })
const choose = (label: string, side: string | RegExp) =>
  conflict().getByRole('radiogroup', { name: label }).getByRole('radio', { name: side })
const patches = (calls: ServedRequest[]) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
const closed = () => vi.waitFor(() => expect(page.getByRole('dialog').elements()).toHaveLength(0))

/** A typed address has no coordinates until it is located. */
const unplaced = { address_latitude: null, address_longitude: null }

/** Another user changes the facility once the form is open; the server refuses saves with the old version. */
async function open(others: Parameters<typeof aKnownFacility>[0]) {
  let isOpened = false
  const record = () => ({ ...aKnownFacility(isOpened ? others : {}), version: isOpened ? 'second' : 'first' })
  const calls = serve({
    ...list,
    'GET /facilities/12.json/': () => ({ status: 200, data: record() }),
    'PATCH /facilities/12.json/': ({ body }) =>
      (body as { version: string }).version === record().version ? { status: 200, data: record() } : outdated(record()),
  })
  await renderRoutes({ at: change })
  await expect.element(field('City')).toHaveValue('Berlin')
  isOpened = true
  return calls
}

test('who changed the same meanwhile is shown both values of each field, and chooses', async () => {
  const comments = `Tor 5.\n${'Bitte klingeln. '.repeat(200)}Ende.`
  const calls = await open({ city: 'Erkner', comments, facility_type: { id: 9, name: 'Hospiz' }, phone: '030 1' })
  await field('City').fill('Bonn')
  await field('Facility comments').fill('Tor 4.')
  await field('Company').fill('Spreetal AG')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(choose('Address', /^My entry Am Lindenpark 12, 12555, Bonn/)).toBeVisible()
  await expect.element(conflict().getByText('Ende.', { exact: false })).toBeInTheDocument()
  expect(conflict().getByRole('radiogroup').elements()).toHaveLength(2)
  await expect.element(conflict().getByText('2 values left to decide')).toBeVisible()
  await expect.element(conflict().getByRole('button', { name: 'Save' })).toBeDisabled()
  await choose('Address', /^Saved in the meantime Am Lindenpark 12, 12555, Erkner/).click()
  await choose('Facility comments', 'My entry Tor 4.').click()
  await conflict().getByRole('button', { name: 'Save' }).click()
  await closed()
  expect(patches(calls)).toEqual([
    { city: 'Bonn', ...unplaced, comments: 'Tor 4.', company: 'Spreetal AG', version: 'first' },
    { comments: 'Tor 4.', company: 'Spreetal AG', version: 'second' },
  ])
})

test('an address is chosen whole, with its point: nobody gets his street in another town', async () => {
  const others = { postal_code: '15537', city: 'Erkner', address_latitude: 52.42, address_longitude: 13.75, address_is_approximate: true }
  const calls = await open(others)
  await field('Street').fill('Am Markt 5')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(choose('Address', /^My entry Am Markt 5, 12555, Berlin, DE no location on the map/)).toBeVisible()
  await expect
    .element(choose('Address', /^Saved in the meantime Am Lindenpark 12, 15537, Erkner, DE 52,4200° 13,7500°, Approximate location/))
    .toBeVisible()
  expect(conflict().getByRole('radiogroup').elements()).toHaveLength(1)
  await choose('Address', /^My entry/).click()
  await conflict().getByRole('button', { name: 'Save' }).click()
  await closed()
  expect(patches(calls)[1]).toEqual({
    street: 'Am Markt 5',
    postal_code: '12555',
    city: 'Berlin',
    ...unplaced,
    address_is_approximate: false,
    version: 'second',
  })
})

test.each([
  ['Keep all mine', { city: 'Bonn', ...unplaced, phone: '030 2', version: 'second' }],
  ['Keep all saved', { version: 'second' }],
])('%s are taken at once', async (button, sent) => {
  const calls = await open({ city: 'Erkner', phone: '030 1' })
  await field('City').fill('Bonn')
  await field('Phone').fill('030 2')
  await form().getByRole('button', { name: 'Save' }).click()
  await conflict().getByRole('button', { name: button }).click()
  await conflict().getByRole('button', { name: 'Save' }).click()
  await closed()
  expect(patches(calls)[1]).toEqual(sent)
})

test('what only others have changed is shown in the form, and whoever goes back to it is asked again', async () => {
  const calls = await open({ city: 'Erkner', phone: '030 1' })
  await field('City').fill('Bonn')
  await form().getByRole('button', { name: 'Save' }).click()
  await conflict().getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(field('City')).toHaveValue('Bonn')
  await expect.element(field('Phone')).toHaveValue('030 1')
  await form().getByRole('button', { name: 'Save' }).click()
  await expect.element(choose('Address', /^Saved in the meantime Am Lindenpark 12, 12555, Erkner/)).toBeVisible()
  expect(patches(calls)).toEqual([
    { city: 'Bonn', ...unplaced, version: 'first' },
    { city: 'Bonn', ...unplaced, version: 'first' },
  ])
})

test('a facility that others have deleted is created anew with everything that was entered', async () => {
  let isGone = false
  const calls = serve({
    ...list,
    'GET /facilities/12.json/': () => (isGone ? { status: 404 } : { status: 200, data: aKnownFacility() }),
    'POST /facilities.json/': { status: 201, data: aKnownFacility({ id: 13 }) },
  })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  isGone = true
  await form().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert').getByText('Facility has been deleted in the meantime.')).toBeVisible()
  const reads = () => calls.filter(({ method, url }) => method === 'GET' && url.pathname.endsWith('/facilities/12.json/')).length
  const before = reads()
  readAgain()
  await page.getByRole('button', { name: 'Create again with these values' }).click()
  readAgain()
  await expect.element(page.getByRole('dialog', { name: 'Create facility' }).getByLabelText('City')).toHaveValue('Bonn')
  await page.getByRole('dialog').getByRole('button', { name: 'Create facility' }).click()
  await closed()
  expect(reads()).toBe(before)
  expect([...document.querySelectorAll('.k-note')].map((note) => note.getAttribute('role'))).toEqual(['status'])
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({
    name: 'Klinikum Spreetal',
    city: 'Bonn',
    facility_type: { id: 2 },
    tags: [{ id: 5 }],
    comments: 'Anreise über Tor 3.',
  })
  expect(sent).not.toHaveProperty('version')
})

test.each(['City', 'Facility comments', 'Facility type', 'Active', 'Tags'])('Ctrl+Enter saves from %s', async (name) => {
  const calls = await open({})
  await field('Company').fill('Spreetal AG')
  const control = field(name).element() as HTMLElement
  control.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await vi.waitFor(() => expect(patches(calls).length).toBeGreaterThan(0))
  expect(patches(calls)[0]).toEqual({ company: 'Spreetal AG', version: 'first' })
})
