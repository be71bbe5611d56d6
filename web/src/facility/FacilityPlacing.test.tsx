import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPostalCode, found } from '../shared/place/places.test-support.ts'
import '../test/draw-maps.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aKnownFacility } from './facility.test-support.ts'

const field = (name: string) => page.getByRole('dialog').getByLabelText(name, { exact: true })

test('an address that was chosen is stored with the point that the map shows; nobody types degrees', async () => {
  const munich = { status: 200, data: found(aPostalCode('80331', 'München')).data }
  const calls = serve({
    'GET /facilities.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
    'GET /autocompletes/facility-types.json/': { status: 200, data: [{ id: 2, name: 'Fachklinik' }] },
    'GET /geocoding/v5/mapbox.places/Am%20Markt%205%2C%2080331.json': munich,
    'POST /facilities.json/': { status: 201, data: aKnownFacility({ id: 77 }) },
  })
  await renderRoutes({ at: '/facilities?modals=facility' })
  await field('Name').fill('Klinikum Nord')
  await page.getByRole('combobox', { name: 'Facility type' }).click()
  await page.getByTitle('Fachklinik').click()
  await field('Street').fill('Am Markt 5, 80331')
  await page.getByTitle('80331 München, Bayern, Deutschland').click()
  await expect.element(page.getByRole('region', { name: 'Map: Address' })).toBeVisible()
  expect([field('Latitude').elements(), field('Longitude').elements()]).toEqual([[], []])
  await page.getByRole('dialog').getByRole('button', { name: 'Create facility' }).click()
  await expect.element(page.getByText('Facility was created')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    street: 'Am Markt 5',
    postal_code: '80331',
    city: 'München',
    country_code: 'DE',
    address_latitude: 48.13,
    address_longitude: 11.57,
    address_is_approximate: true,
  })
})
