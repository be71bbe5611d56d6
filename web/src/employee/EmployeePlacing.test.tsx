import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPostalCode, found } from '../shared/place/places.test-support.ts'
import '../test/draw-maps.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { anEmployee } from './employee.test-support.ts'

const form = () => page.getByRole('dialog')
const field = (name: string) => form().getByLabelText(name, { exact: true })

test('home and preferred location are stored where each of them lies', async () => {
  const permissions = ['employees.view_employee', 'employees.add_employee'] as const
  const calls = serve({
    'GET /employees.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
    'GET /autocompletes/employee-statuses.json/': { status: 200, data: [{ id: 1, name: 'Im Einsatz' }] },
    'GET /geocoding/v5/mapbox.places/Am%20Markt%205%2C%2080331.json': found(aPostalCode('80331', 'München')),
    'GET /geocoding/v5/mapbox.places/85748.json': found(aPostalCode('85748', 'Garching', { center: [11.65, 48.25] })),
    'POST /employees.json/': { status: 201, data: anEmployee({ id: 12 }) },
  })
  await renderRoutes({ at: '/employees?modals=employee', session: { state: 'in', user: aUser({ permissions: [...permissions] }) } })
  await field('First name').fill('Ute')
  await field('Last name').fill('Sander')
  await form().getByRole('combobox', { name: 'Status' }).click()
  await page.getByTitle('Im Einsatz').click()
  await field('Preferred postal code').fill('85748')
  await field('Street').fill('Am Markt 5, 80331')
  await page.getByTitle('80331 München, Bayern, Deutschland').click()
  await expect.element(page.getByRole('region', { name: 'Map: Address' })).toBeVisible()
  await form().getByRole('button', { name: 'Create employee' }).click()
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    street: 'Am Markt 5',
    postal_code: '80331',
    address_latitude: 48.13,
    address_longitude: 11.57,
    preferred_postal_code: '85748',
    preferred_location_latitude: 48.25,
    preferred_location_longitude: 11.65,
  })
})
