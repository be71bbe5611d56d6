import type { Applicant } from '@kasack/contract/applicant.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aHouse, aPostalCode, found } from '../shared/place/places.test-support.ts'
import '../test/draw-maps.ts'
import { anApplicant } from './applicant.test-support.ts'
import { openApplicants } from './applicants.test-support.ts'

// Where an applicant lives: a postal code, without a street.
const form = () => page.getByRole('dialog')
const field = (name: string) => form().getByLabelText(name, { exact: true })
const bremen = aPostalCode('28195', 'Bremen', { center: [8.81, 53.08] })
const placed = { postal_code: '28195', city: 'Bremen', address_latitude: 53.08, address_longitude: 8.81 }

/** Opens her form; `places` are the geocoder's answers by search words. */
async function open(places: Record<string, ReturnType<typeof found>>, record: Partial<Applicant> = {}) {
  const asked = Object.entries(places).map(([words, answer]) => [`GET /geocoding/v5/mapbox.places/${words}.json`, answer])
  const { written } = await openApplicants({
    at: '/applicants?modals=applicant&applicant-id=8',
    records: [anApplicant(record)],
    served: { 'PATCH /applicants/8.json/': { status: 200, data: anApplicant() }, ...Object.fromEntries(asked) },
  })
  return async function saved() {
    await form().getByRole('button', { name: 'Save', exact: true }).click()
    await vi.waitFor(() => expect(written()).toHaveLength(1))
    return written()[0]![1]
  }
}

test('a postal code is looked up when it is left, and its town filled in', async () => {
  const saved = await open({ '28195': found(bremen) })
  expect(form().getByLabelText('Street').elements()).toEqual([])
  await field('Postal code').fill('28195')
  await field('Comments').click()
  await expect.element(field('City')).toHaveValue('Bremen')
  await expect.element(form().getByText('On the map: 28195 Bremen, Bayern, Deutschland')).toBeVisible()
  expect(await saved()).toEqual({ ...placed, version: 'AAAA' })
})

test('places are offered in the postal code, but no streets', async () => {
  const saved = await open({ Brem: found(aHouse('Bremer Weg', '5'), bremen) })
  await field('Postal code').fill('Brem')
  await page.getByTitle('28195 Bremen, Bayern, Deutschland').click()
  expect(page.getByTitle('Bremer Weg 5, 80331 München, Deutschland').elements()).toEqual([])
  expect(await saved()).toEqual({ ...placed, version: 'AAAA' })
})

test('a postal code that is not found is stored without a point', async () => {
  const saved = await open({ '00000': found() })
  await field('Postal code').fill('00000')
  await field('Comments').click()
  await expect.element(form().getByText(/^The address could not be processed/)).toBeVisible()
  expect(await saved()).toEqual({ postal_code: '00000', version: 'AAAA' })
})

test('a point goes with the postal code it belongs to', async () => {
  const saved = await open({}, placed)
  await field('Postal code').fill('')
  await field('City').fill('')
  await field('Comments').click()
  expect(await saved()).toEqual({ postal_code: '', city: '', address_latitude: null, address_longitude: null, version: 'AAAA' })
})
