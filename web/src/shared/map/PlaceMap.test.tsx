import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import '../../test/draw-maps.ts'
import { renderInShell } from '../../test/render-routes.tsx'
import { aPin } from './map.test-support.ts'
import { PlaceMap } from './PlaceMap.tsx'

const bonn = aPin({ path: '/wards/1', remark: '53111 Bonn' })
const pin = (name: string) => page.getByRole('button', { name, exact: true })
const noStreets = page.getByText('This map shows no streets.')

test('a pin opens what it says, by mouse and by keyboard, and Escape leads back to it', async () => {
  await renderInShell(<PlaceMap label="Where the wards are" pins={[bonn]} />)
  await expect.element(page.getByRole('region', { name: 'Where the wards are' })).toBeVisible()
  await pin('Ward Bonn').click()
  await expect.element(page.getByRole('link', { name: 'Bonn' })).toHaveAttribute('href', '/wards/1')
  await expect.element(page.getByRole('dialog').getByText('53111 Bonn')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(pin('Ward Bonn')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Bonn' })).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('without a place the map says where to find one', async () => {
  await renderInShell(<PlaceMap label="Map" pins={[]} />)
  await expect.element(page.getByText('Select an address first by typing in the street field.')).toBeVisible()
  expect(document.querySelector('canvas')).toBeNull()
})

test('a pin says that its place is approximate, that it is too far away, and that its record rests', async () => {
  await renderInShell(
    <PlaceMap
      label="Map"
      pins={[
        aPin({ key: '1', name: 'Here' }),
        aPin({ key: '2', name: 'Somewhere', longitude: 8, isApproximate: true }),
        aPin({ key: '3', name: 'Afar', longitude: 9, reach: { distance: 60, limit: 50 }, isInactive: true }),
        aPin({ key: '4', name: 'Near', longitude: 10, reach: { distance: 40, limit: 50 } }),
      ]}
    />,
  )
  await expect.element(pin('Ward Here')).toHaveAttribute('data-tone', 'accent')
  await expect.element(pin('Ward Somewhere, approximate')).toHaveAttribute('data-approximate')
  const afar = pin('Ward Afar, Outside the radius: 10 km too far, inactive')
  await expect.element(afar).toHaveAttribute('data-tone', 'amber')
  await expect.element(afar.getByText('+10 km')).toBeVisible()
  await expect.element(pin('Ward Near')).toHaveAttribute('data-tone', 'accent')
  await pin('Ward Somewhere, approximate').click()
  await expect.element(page.getByRole('dialog').getByText('approximate location')).toBeVisible()
})

test('who made the map is named on it', async () => {
  await renderInShell(<PlaceMap label="Map" pins={[bonn]} />)
  for (const name of [/Natural Earth/, /GeoBasis-DE \/ BKG/, /GeoNames/]) await expect.element(page.getByText(name).first()).toBeVisible()
})

test('where the built-in map has nothing more to show it says that streets are missing, and of no setting', async () => {
  await renderInShell(<PlaceMap label="Map" pins={[bonn]} />)
  await expect.element(pin('Ward Bonn')).toBeVisible()
  await expect.element(noStreets).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(noStreets).toBeVisible()
  await expect.element(page.getByText(/MAP_STYLE_URL/)).not.toBeInTheDocument()
})

test('the map follows what it is told to another address', async () => {
  await renderInShell(<Form />)
  await expect.element(pin('Ward Bonn')).toBeVisible()
  await page.getByRole('button', { name: 'Move' }).click()
  await expect.element(pin('Ward Bonn')).toBeInViewport()
})

test('the map follows every change of a radius: back to the first one, and among those of one zoom', async () => {
  await renderInShell(<Radius />)
  const type = (kilometres: string) => page.getByRole('textbox', { name: 'Radius' }).fill(kilometres)
  await expect.element(noStreets).toBeVisible() // below 3 km: zoom 11
  await type('30')
  await expect.element(noStreets).not.toBeInTheDocument()
  await type('2')
  await expect.element(noStreets).toBeVisible()
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.element(noStreets).not.toBeInTheDocument()
  await type('1')
  await expect.element(noStreets).toBeVisible()
})

/** A map with an editable radius. */
function Radius() {
  const [radius, setRadius] = useState(2)
  return (
    <>
      <input aria-label="Radius" value={radius} onChange={({ target }) => setRadius(Number(target.value))} />
      <PlaceMap label="Map" pins={[]} circle={{ latitude: 50.7374, longitude: 7.0982, radius }} />
    </>
  )
}

/** A map with an editable address. */
function Form() {
  const [latitude, setLatitude] = useState(50.7374)
  return (
    <>
      <button type="button" onClick={() => setLatitude(53.55)}>
        Move
      </button>
      <PlaceMap label="Map" pins={[aPin({ latitude })]} />
    </>
  )
}
