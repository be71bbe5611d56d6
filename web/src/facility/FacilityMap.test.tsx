import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../test/draw-maps.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { aFacility } from './facility.test-support.ts'
import { FacilityMap } from './FacilityMap.tsx'

const bonn = { address_latitude: 50.7374, address_longitude: 7.0982, formatted_address: 'Markt 1, 53111 Bonn' }

test('a facility is a pin that says its address, and how exact it is', async () => {
  await renderInShell(<FacilityMap facility={aFacility({ ...bonn, address_is_approximate: true })} />)
  await expect.element(page.getByRole('region', { name: 'Map: Klinikum Spreetal' })).toBeVisible()
  await page.getByRole('button', { name: 'Facility Klinikum Spreetal, approximate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Klinikum Spreetal' })
  await expect.element(dialog.getByText('Markt 1, 53111 Bonn')).toBeVisible()
  await expect.element(dialog.getByText('approximate location')).toBeVisible()
})

test('without coordinates the map says so', async () => {
  await renderInShell(<FacilityMap facility={aFacility()} />)
  await expect.element(page.getByText('No map: the address has no coordinates.')).toBeVisible()
})
