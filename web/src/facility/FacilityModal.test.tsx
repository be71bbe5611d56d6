import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aKnownFacility } from './facility.test-support.ts'

const list = { 'GET /facilities.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } } }
const types = { 'GET /autocompletes/facility-types.json/': { status: 200, data: [{ id: 2, name: 'Fachklinik' }] } }
const stored = { 'GET /facilities/12.json/': { status: 200, data: aKnownFacility() } }
const create = '/facilities?modals=facility'
const change = '/facilities?modals=facility&facility-id=12'

const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true })
const submit = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const written = (calls: ServedRequest[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [`${method} ${url.pathname}`, body])
const dialogs = () => page.getByRole('dialog').elements().length
const closed = () => vi.waitFor(() => expect(dialogs()).toBe(0))

async function fillIn() {
  await field('Name').fill('Klinikum Nord')
  await page.getByRole('combobox', { name: 'Facility type' }).click()
  await page.getByTitle('Fachklinik').click()
}

test('the first attempt tells everything that is missing and leads to the first of it', async () => {
  const calls = serve({ ...list, ...types })
  await renderRoutes({ at: create })
  await expect.element(page.getByRole('dialog', { name: 'Create facility' })).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(page.getByText('2 required fields left')).toBeVisible()
  expect(page.getByText('Name is required!').elements()).toEqual([])
  await submit('Create facility').click()
  await expect.element(page.getByText('Name is required!')).toBeVisible()
  await expect.element(page.getByText('Facility type is required!')).toBeVisible()
  await expect.element(page.getByText('2 values are missing or not valid')).toBeVisible()
  await expect.element(submit('Create facility')).toBeDisabled()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription('Name is required!')
  await fillIn()
  await expect.element(submit('Create facility')).toBeEnabled()
  expect(written(calls)).toEqual([])
})

test('a field is told to be wrong once it was left', async () => {
  serve(list)
  await renderRoutes({ at: create })
  await field('E-mail').fill('abc')
  expect(page.getByText('Not a valid email').elements()).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Not a valid email')).toBeVisible()
  await expect.element(submit('Create facility')).toBeDisabled()
  await field('E-mail').fill('a@b.de')
  await expect.element(page.getByText('Not a valid email')).not.toBeInTheDocument()
  await field('Website').fill('not a url')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Not a valid url')).toBeVisible()
})

test('a new facility is sent with all values, Germany unless told otherwise, and its page is linked', async () => {
  const calls = serve({ ...list, ...types, 'POST /facilities.json/': { status: 201, data: aKnownFacility({ id: 77 }) } })
  const { router } = await renderRoutes({ at: create })
  await fillIn()
  await submit('Create facility').click()
  await closed()
  const [call, body] = written(calls)[0] ?? []
  expect(call).toBe('POST /api/v0/facilities.json/')
  expect(body).toMatchObject({
    name: 'Klinikum Nord',
    facility_type: { id: 2 },
    facility_group: null,
    country_code: 'DE',
    address_latitude: null,
    address_longitude: null,
    address_is_approximate: false,
    email: '',
    tags: [],
    is_active: true,
  })
  await expect.element(page.getByText('Facility was created')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Visit the facility' })).toHaveAttribute('href', '/facilities/77')
  expect(router.state.location.search).toBe('')
})

test('a change sends only what was changed, and what was cleared as empty', async () => {
  const calls = serve({ ...list, ...stored, 'PATCH /facilities/12.json/': { status: 200, data: aKnownFacility() } })
  await renderRoutes({ at: change })
  await expect.element(page.getByRole('dialog', { name: 'Edit facility Klinikum Spreetal' })).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Klinikum Spreetal')
  await field('Phone').fill('')
  await page.getByRole('button', { name: 'Clear' }).nth(1).click()
  await field('Active').click()
  await submit('Save').click()
  await closed()
  expect(written(calls)).toEqual([
    ['PATCH /api/v0/facilities/12.json/', { phone: '', facility_group: null, is_active: false, version: 'AAAA' }],
  ])
  await expect.element(page.getByText('Facility was edited')).toBeVisible()
})

test('a refusal stands at its field and in the banner, not in a notification, and can be mended', async () => {
  let refused = true
  const reply = () =>
    refused ? { status: 400, data: { errors: { email: ['Already taken.'], name: ['Too odd.'] } } } : { status: 200, data: aKnownFacility() }
  serve({ ...list, ...stored, 'PATCH /facilities/12.json/': reply })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  await submit('Save').click()
  const form = page.getByRole('dialog')
  await expect.element(form.getByRole('alert')).toHaveTextContent('E-mail: Already taken.')
  await expect.element(form.getByText('Already taken.', { exact: true })).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(submit('Save')).toBeDisabled()
  expect(document.querySelectorAll('.k-note')).toHaveLength(0)
  refused = false
  await field('E-mail').fill('b@c.de')
  await submit('Save').click()
  await closed()
})

test.each([
  [400, null],
  [202, { id: 12 }],
])('%i without a word is no success: something went wrong', async (status, data) => {
  serve({ ...list, ...stored, 'PATCH /facilities/12.json/': { status, data } })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  await submit('Save').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(dialogs()).toBe(1)
  await expect.element(submit('Save')).toBeEnabled()
})

test.each([
  [403, 'Sorry, you are not allowed to perform this action.'],
  [500, 'We have experienced some problems while performing your request.'],
])('a save that fails with %i is told once, beside the buttons, and the form stays unsaved', async (status, sentence) => {
  serve({ ...list, ...stored, 'PATCH /facilities/12.json/': { status, data: { detail: 'No.' } } })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  await submit('Save').click()
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  expect(document.querySelectorAll('.k-note')).toHaveLength(1)
  expect(document.querySelector('.k-note')!.getBoundingClientRect().right).toBeLessThan(innerWidth / 2)
  await expect.element(page.getByText('not saved')).toBeVisible()
  await expect.element(submit('Save')).toBeEnabled()
})

test('while the server is asked there is neither saving nor leaving', async () => {
  let answer = (_reply: { status: number; data: unknown }) => {}
  const calls = serve({ ...list, ...stored, 'PATCH /facilities/12.json/': () => new Promise((resolve) => (answer = resolve)) })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  await userEvent.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}')
  await expect.element(submit('Save')).toBeDisabled()
  await expect.element(submit('Cancel')).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(dialogs()).toBe(1)
  answer({ status: 200, data: aKnownFacility() })
  await closed()
  expect(written(calls)).toHaveLength(1)
})

test('closing asks before it loses what was entered', async () => {
  serve({ ...list, ...stored })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  await submit('Cancel').click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('City')).toHaveValue('Bonn')
  await submit('Cancel').click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await closed()
})

test('a form without input closes at once', async () => {
  serve({ ...list, ...stored })
  await renderRoutes({ at: change })
  await expect.element(field('City')).toHaveValue('Berlin')
  await userEvent.keyboard('{Escape}')
  await closed()
})

test('the way back and the browser ask as well', async () => {
  serve({ ...list, ...stored })
  const { router } = await renderRoutes({ at: '/facilities' })
  await router.navigate(change)
  await field('City').fill('Bonn')
  void router.navigate(-1)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await vi.waitFor(() => expect(dialogs()).toBe(1))
  await expect.element(field('City')).toHaveValue('Bonn')
  expect(router.state.location.search).toContain('modals=facility')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  void router.navigate('/nowhere')
  await page.getByRole('button', { name: 'Discard' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/nowhere'))
})

test('a session lost in the middle keeps the form; after the login saving works', async () => {
  let back = false
  serve({
    ...list,
    ...stored,
    'PATCH /facilities/12.json/': () => (back ? { status: 200, data: aKnownFacility() } : { status: 401 }),
    'GET /users/me.json/': { status: 200, data: aUser() },
  })
  await renderRoutes({ at: change })
  await field('City').fill('Bonn')
  await submit('Save').click()
  await expect.element(page.getByRole('alert').getByText('Your session has ended.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('target', '_blank')
  await expect.element(field('City')).toHaveValue('Bonn')
  back = true
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('Your session has ended.', { exact: false })).not.toBeInTheDocument()
  await submit('Save').click()
  await closed()
})

test('a group is created right here and chosen, and changed as well', async () => {
  const group = { id: 9, name: 'Nordverbund', comments: '', is_active: true }
  const calls = serve({
    ...list,
    'GET /facilitygroups/9.json/': { status: 200, data: group },
    'POST /facilitygroups.json/': { status: 201, data: group },
    'PATCH /facilitygroups/9.json/': { status: 200, data: { ...group, name: 'Südverbund' } },
  })
  await renderRoutes({ at: create })
  await page.getByRole('button', { name: 'Create group' }).click()
  const inGroup = page.getByRole('dialog', { name: 'Create facility group' })
  await inGroup.getByLabelText('Name').fill('Nordverbund')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(dialogs()).toBe(1))
  await expect.element(page.getByText('Nordverbund', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create group' })).toHaveFocus()
  await page.getByRole('button', { name: 'Edit group' }).click()
  await page.getByRole('dialog', { name: 'Edit facility group Nordverbund' }).getByLabelText('Name').fill('Südverbund')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(dialogs()).toBe(1))
  await expect.element(page.getByText('Südverbund', { exact: true })).toBeVisible()
  expect(written(calls)).toEqual([
    ['POST /api/v0/facilitygroups.json/', { name: 'Nordverbund', comments: '', is_active: true }],
    ['PATCH /api/v0/facilitygroups/9.json/', { name: 'Südverbund' }],
  ])
  // The form shows the group; a notification would distract from the unsaved form.
  expect(page.getByText('Facility group was', { exact: false }).elements()).toEqual([])
})

test('the address may name the group of the new facility', async () => {
  const group = { id: 9, name: 'Nordverbund', comments: '', is_active: true }
  serve({ ...list, 'GET /facilitygroups/9.json/': { status: 200, data: group } })
  await renderRoutes({ at: '/facilities?modals=facility&facility-from=facility_group:9' })
  await expect.element(page.getByText('Nordverbund', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await closed()
})

test('a facility that is gone is told to be gone', async () => {
  serve(list)
  await renderRoutes({ at: change })
  await expect.element(page.getByRole('dialog').getByText('No record was found. Maybe it was deleted?')).toBeVisible()
  await expect.element(submit('Save')).toBeDisabled()
})

test('the dialog is 1120 px wide and its columns take a quarter, short ones less on large screens', async () => {
  serve(list)
  await renderRoutes({ at: create })
  await expect.element(field('Name')).toBeVisible()
  await vi.waitFor(() => expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(1120))
  const column = (name: string) => field(name).element().closest('.ant-col')?.className
  expect(column('Phone')).toMatch(/ant-col-6 (?!ant-col-xxl)/)
  expect(column('Postal code')).toContain('ant-col-6 ant-col-xxl-3')
  expect(field('Facility comments').element()).toHaveProperty('rows', 6)
  await expect.element(page.getByText('DE Germany')).toBeVisible()
})
