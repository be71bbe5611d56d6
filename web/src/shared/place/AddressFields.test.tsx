import { facility } from '@kasack/contract/facility.ts'
import type { PlaceFeature } from '@kasack/contract/place.ts'
import { Row } from 'antd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showIn } from '../../test/fields.tsx'
import { aUser } from '../../test/users.ts'
import { createForm } from '../form/form.ts'
import { session } from '../session/session.ts'
import { queryClient } from '../storage/query-client.ts'
import { AddressFields } from './AddressFields.tsx'
import { aHouse, aPostalCode, found, servePlaces } from './places.test-support.ts'

const labels = Object.fromEntries(Object.keys(facility.fields).map((name) => [name, { de: name, en: name }]))
const munich = aPostalCode('80331', 'München')
const garching = aPostalCode('85748', 'Garching', { center: [11.65, 48.25] })
const stored = {
  street: 'Am Markt 5',
  postal_code: '80331',
  city: 'München',
  country_code: 'DE',
  address_latitude: 48.1361,
  address_longitude: 11.5752,
  address_is_approximate: false,
}

async function show(record?: object) {
  const form = createForm(facility, { labels, ...(record && { record }) })
  const values = await showIn(
    form,
    <Row>
      <AddressFields />
      <button type="button">elsewhere</button>
    </Row>,
  )
  return {
    form,
    address: () => {
      const { street, postal_code, city, country_code } = values()
      return [street, postal_code, city, country_code]
    },
    point: () => {
      const { address_latitude, address_longitude, address_is_approximate } = values()
      return [address_latitude, address_longitude, address_is_approximate]
    },
  }
}

const street = page.getByRole('combobox', { name: 'street' })

/** Sets the field's text at once, like a paste. */
function type(text: string) {
  const input = street.element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const field = (name: string) => page.getByLabelText(name, { exact: true })
const offered = () =>
  [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')].map(
    (option) => option.textContent,
  )
const elsewhere = page.getByRole('button', { name: 'elsewhere' })
const none = [null, null, false]

beforeEach(() => queryClient.clear())
afterEach(() => void vi.restoreAllMocks())

test('typing a street asks once, half a second after the last key, in the words of the maps service and without cookies', async () => {
  const calls = servePlaces(() => found(munich))
  await show()
  await expect.element(street).toBeVisible()
  const before = performance.now()
  type('Am Markt') // both in one task, so that no machine is too slow for the pause between them
  type('Am Markt 5, 80331')
  await vi.waitFor(() => expect(calls).not.toEqual([]), { interval: 5 })
  expect(performance.now() - before).toBeGreaterThan(499)
  await vi.waitFor(() => expect(offered()).toEqual(['80331 München, Bayern, Deutschland']))
  expect(calls.map(({ text }) => text)).toEqual(['Am Markt 5, 80331'])
  expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
    limit: '8',
    autocomplete: 'true',
    country: 'de',
    language: 'en',
    types: 'address,postcode,place',
  })
  expect(calls[0]!.init.credentials).toBe('omit')
  expect(calls[0]!.init.headers).not.toHaveProperty('X-CSRFToken')
  await expect.element(page.getByText('Places: © Ortsdaten')).toBeVisible()
})

test('places are offered in the order of the service', async () => {
  servePlaces(() => found(garching, munich))
  await show()
  await street.click()
  await userEvent.keyboard('Am Markt')
  await vi.waitFor(() => expect(offered()).toEqual(['85748 Garching, Bayern, Deutschland', '80331 München, Bayern, Deutschland']))
})

test('where another service is asked, the question carries a token that has not ended', async () => {
  const ending = (minutes: number) => `${Math.floor(Date.now() / 1000) + minutes * 60}.sig`
  const [old, fresh] = [ending(0.5), ending(55)]
  const answers: Record<string, unknown> = { 'GET /api/v0/users/me/places-token.json/': { token: old } }
  const calls = servePlaces(() => found(munich), answers)
  await show()
  session.set({ state: 'in', user: { ...aUser(), asks_places_service: true } })
  await street.fill('53111')
  await vi.waitFor(() => expect(calls.map(({ url }) => url.searchParams.get('access_token'))).toEqual([old]))
  answers['GET /api/v0/users/me/places-token.json/'] = { token: fresh }
  await street.fill('80331')
  await vi.waitFor(() => expect(calls.map(({ url }) => url.searchParams.get('access_token'))).toEqual([old, fresh]))
  await street.fill('85748')
  await vi.waitFor(() => expect(calls.map(({ url }) => url.searchParams.get('access_token'))).toEqual([old, fresh, fresh]))
})

test('a place is chosen with the keyboard and fills the address and its point', async () => {
  servePlaces(() => found(munich, garching))
  const { address, point } = await show()
  await street.click()
  await userEvent.keyboard('Am Markt 5, Mün')
  await vi.waitFor(() => expect(offered()).toHaveLength(2))
  expect(address()).toEqual(['Am Markt 5, Mün', '', '', 'DE'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(street).toHaveValue('Am Markt 5')
  expect(address()).toEqual(['Am Markt 5', '80331', 'München', 'DE'])
  expect(point()).toEqual([48.13, 11.57, true])
  await expect.element(page.getByText('approximate', { exact: true }).first()).toBeVisible()
  await vi.waitFor(() => expect(offered()).toEqual([]))
})

test('Tab passes by a marked place and keeps what was typed', async () => {
  servePlaces(() => found(munich, garching))
  const { address } = await show()
  await street.click()
  await userEvent.keyboard('Am Markt 5, Mün')
  await vi.waitFor(() => expect(offered()).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(field('postal_code')).toHaveFocus()
  expect(address()).toEqual(['Am Markt 5, Mün', '', '', 'DE'])
})

test('a house is chosen with the mouse and is exact', async () => {
  servePlaces(() => found(aHouse('Sendlinger Straße', '5')))
  const { address, point } = await show()
  await street.fill('sendlinger')
  await page.getByTitle('Sendlinger Straße 5, 80331 München, Deutschland').click()
  await expect.element(street).toHaveValue('Sendlinger Straße 5')
  expect(address()).toEqual(['Sendlinger Straße 5', '80331', 'München', 'DE'])
  expect(point()).toEqual([48.13, 11.57, false])
  await expect.element(page.getByText('On the map: Sendlinger Straße 5, 80331 München, Deutschland')).toBeVisible()
})

test('what was typed counts where nothing is chosen; it is placed by its postal code before it is saved', async () => {
  const calls = servePlaces(({ text }) => found(...(text.includes('80331') ? [munich] : [])))
  const { address, point } = await show()
  await street.fill('Am Markt 5')
  await field('postal_code').fill('80331')
  expect(point()).toEqual(none)
  await userEvent.keyboard('{Tab}')
  await vi.waitFor(() => expect(point()).toEqual([48.13, 11.57, true]))
  expect(address()).toEqual(['Am Markt 5', '80331', 'München', 'DE'])
  await expect.element(page.getByText('On the map: the centre of 80331 München, Bayern, Deutschland')).toBeVisible()
  await elsewhere.click()
  expect(calls.map(({ text }) => text).filter((text) => text.startsWith('80331'))).toEqual(['80331'])
})

test('a city that was emptied stays empty while its postal code is changed', async () => {
  servePlaces(({ text }) => found(text.startsWith('85748') ? garching : munich))
  const { address, point } = await show(stored)
  await field('city').fill('')
  await elsewhere.click()
  await vi.waitFor(() => expect(point()).toEqual([48.13, 11.57, true]))
  expect(address()).toEqual(['Am Markt 5', '80331', '', 'DE'])
  await field('postal_code').fill('85748')
  await elsewhere.click()
  await vi.waitFor(() => expect(address()).toEqual(['Am Markt 5', '85748', 'Garching', 'DE']))
})

test('the point of an address goes with it: another street has none until it is looked for, the former one has its own again', async () => {
  servePlaces(() => found(munich))
  const { point } = await show(stored)
  expect(point()).toEqual([48.1361, 11.5752, false])
  await street.click()
  await userEvent.keyboard('0')
  expect(point()).toEqual(none)
  await userEvent.keyboard('{Backspace}')
  expect(point()).toEqual([48.1361, 11.5752, false])
  await userEvent.keyboard('0')
  await elsewhere.click()
  await vi.waitFor(() => expect(point()).toEqual([48.13, 11.57, true]))
  await street.fill('Am Markt 5')
  await elsewhere.click()
  expect(point()).toEqual([48.1361, 11.5752, false])
})

test('a stored address without a point stays as it is until the user asks for one', async () => {
  const calls = servePlaces(() => found(munich))
  const { point, form } = await show({ ...stored, address_latitude: null, address_longitude: null })
  const before = form.get().values
  await expect.element(page.getByText('Not on the map yet.')).toBeVisible()
  expect([calls.length, form.get().values]).toEqual([0, before])
  await page.getByRole('button', { name: 'Find location' }).click()
  await vi.waitFor(() => expect(point()).toEqual([48.13, 11.57, true]))
})

test('without an address the map asks for one', async () => {
  servePlaces(() => found())
  await show()
  await expect.element(page.getByText('Select an address first by typing in the street field.')).toBeVisible()
})

test('an address that is not found warns, and several towns of one name are not guessed', async () => {
  const town = (id: string, region: string): PlaceFeature => ({
    ...aPostalCode('', 'Neustadt'),
    id,
    place_type: ['place'],
    text: 'Neustadt',
    place_name: `Neustadt, ${region}, Deutschland`,
  })
  servePlaces(({ text }) => found(...(text === 'Neustadt' ? [town('place.1', 'Sachsen'), town('place.2', 'Hessen')] : [])))
  const { point } = await show()
  await field('city').fill('Neustadt')
  await elsewhere.click()
  await expect.element(page.getByText('There are several cities with this name: please add the postal code.')).toBeVisible()
  await field('postal_code').fill('99999')
  await elsewhere.click()
  await expect.element(page.getByText('The address could not be processed, please check it.', { exact: false })).toBeVisible()
  expect(point()).toEqual(none)
})

test.for<[string, { status: number; data?: unknown }]>([
  ['refuses', { status: 500, data: { message: 'Broken.' } }],
  ['is throttled', { status: 429, data: { message: 'Later.' } }],
  ['answers a page', { status: 200, data: '<html>' }],
  ['answers something else', { status: 200, data: { features: [{ center: 'here' }] } }],
])('a places service that %s is logged, and the form stays usable', async ([, answer]) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  servePlaces(() => answer)
  const { address, point } = await show()
  await street.fill('Am Markt 5, 80331')
  await expect.element(page.getByText('The place search is not responding. Please enter the address by hand.')).toBeVisible()
  expect(log).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(log.mock.calls)).not.toContain('Markt')
  await field('postal_code').fill('80331')
  await elsewhere.click()
  await expect.element(page.getByText('You can still save', { exact: false })).toBeVisible()
  expect([address(), point()]).toEqual([['Am Markt 5, 80331', '80331', '', 'DE'], none])
})

test('a service that lies is not believed: neither a place abroad, nor one with another postal code', async () => {
  const abroad = aPostalCode('80331', 'München', { center: [2.35, 48.85] })
  servePlaces(() => found(abroad, garching))
  const { point } = await show()
  await field('postal_code').fill('80331')
  await elsewhere.click()
  await expect.element(page.getByText('The address could not be processed, please check it.', { exact: false })).toBeVisible()
  expect(point()).toEqual(none)
  await street.fill('80331')
  await vi.waitFor(() => expect(offered()).toEqual(['85748 Garching, Bayern, Deutschland']))
})

test('of a slow service the newest answer counts: one that comes too late changes nothing', async () => {
  const waiting: (() => void)[] = []
  servePlaces(async ({ text }) => {
    if (text.startsWith('80331')) await new Promise<void>((resolve) => waiting.push(resolve))
    return found(text.startsWith('80331') ? munich : garching)
  })
  const { address, point } = await show()
  await field('postal_code').fill('80331')
  await elsewhere.click()
  await expect.element(page.getByText('Searching …')).toBeVisible()
  await field('postal_code').fill('85748')
  await elsewhere.click()
  await vi.waitFor(() => expect(point()).toEqual([48.25, 11.65, true]))
  for (const answer of waiting) answer()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([address(), point()]).toEqual([
    ['', '85748', 'Garching', 'DE'],
    [48.25, 11.65, true],
  ])
})

test('an address abroad is not looked for', async () => {
  const calls = servePlaces(() => found(munich))
  const { point } = await show({ ...stored, country_code: 'AT', address_latitude: null, address_longitude: null })
  await street.fill('Am Markt 7, 1010 Wien')
  await field('city').fill('Wien')
  await elsewhere.click()
  await expect.element(page.getByText('Addresses outside Germany', { exact: false })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect([calls.length, point()]).toEqual([0, none])
})
