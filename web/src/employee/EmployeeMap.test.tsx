import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../test/draw-maps.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { EmployeeMap } from './EmployeeMap.tsx'
import { aFacility } from '../facility/facility.test-support.ts'
import { aKnownEmployee } from './employee.test-support.ts'

const bonn = { address_latitude: 50.7374, address_longitude: 7.0982, formatted_address: 'Markt 1, 53111 Bonn' }
const cologne = {
  preferred_location_latitude: 50.94,
  preferred_location_longitude: 6.96,
  preferred_postal_code: '50667',
  preferred_city: 'Köln',
}
const nowhere = { preferred_location_latitude: null, preferred_location_longitude: null }
const pin = (name: string) => page.getByRole('button', { name, exact: true })

test('where she lives and where she wants to work are two pins', async () => {
  await renderInShell(<EmployeeMap employee={aKnownEmployee({ ...bonn, ...cologne, preferred_location_is_approximate: true })} />)
  await pin('Employee Preferred location, approximate').click()
  await expect.element(page.getByRole('dialog').getByText('50667 Köln')).toBeVisible()
  await pin('Employee Home').click()
  await expect.element(page.getByRole('dialog').getByText('Markt 1, 53111 Bonn')).toBeVisible()
})

test('who wants to work where she lives has one pin', async () => {
  const here = { preferred_location_latitude: bonn.address_latitude, preferred_location_longitude: bonn.address_longitude }
  await renderInShell(<EmployeeMap employee={aKnownEmployee({ ...bonn, ...here })} />)
  await expect.element(pin('Employee Home and preferred location')).toBeVisible()
  expect(document.querySelectorAll('.k-pin')).toHaveLength(1)
})

test('without coordinates the map says so', async () => {
  await renderInShell(<EmployeeMap employee={aKnownEmployee({ address_latitude: null, address_longitude: 7, ...nowhere })} />)
  await expect.element(page.getByText('No map: the address has no coordinates.')).toBeVisible()
})

const clinic = aFacility({ name: 'Klinik Aachen', address_latitude: 50.7753, address_longitude: 6.0839 })

test('a facility further than she goes is the far end of a way that is in sight, with the kilometres too many', async () => {
  await renderInShell(<EmployeeMap employee={aKnownEmployee({ ...bonn, ...nowhere, max_distance: 50 })} towards={clinic} />)
  const far = pin('Facility Klinik Aachen, Outside the radius: 22 km too far')
  await expect.element(far).toHaveAttribute('data-tone', 'amber')
  await expect.element(far).toBeInViewport()
  await expect.element(pin('Employee Home')).toBeInViewport()
  await far.click()
  await expect.element(page.getByRole('dialog').getByText('71,5 km')).toBeVisible()
})

test('a facility as far as she goes is an end without a warning', async () => {
  await renderInShell(<EmployeeMap employee={aKnownEmployee({ ...bonn, ...nowhere, max_distance: 80 })} towards={clinic} />)
  await expect.element(pin('Facility Klinik Aachen')).toHaveAttribute('data-tone', 'accent')
})
