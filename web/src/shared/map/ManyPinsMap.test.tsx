import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../test/draw-maps.ts'
import { renderInShell } from '../../test/render-routes.tsx'
import { ManyPinsMap } from './ManyPinsMap.tsx'
import { aPin, nurse, pinsFrom } from './map.test-support.ts'
import type { Pin } from './pin.ts'
import { PinText } from './PinText.tsx'
import type { MapSight } from './view.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** A map of these pins, and where it came to rest. */
async function show(props: Partial<ComponentProps<typeof ManyPinsMap<Pin>>>) {
  const rests: MapSight[] = []
  function Office() {
    const [opened, setOpened] = useState<string | null>(null)
    const [destination, setDestination] = useState<{ pin: Pin } | null>(null)
    return (
      <div style={{ blockSize: 600, display: 'grid' }}>
        {props.pins?.[0] && (
          <button type="button" onClick={() => setDestination({ pin: props.pins![0]! })}>
            Travel
          </button>
        )}
        <ManyPinsMap
          label="Map"
          pins={noPins}
          Popover={PinText}
          begin={null}
          opened={opened}
          onOpen={setOpened}
          destination={destination}
          onRest={(seen) => rests.push(seen)}
          {...props}
        />
      </div>
    )
  }
  await renderInShell(<Office />)
  await vi.waitFor(() => expect(rests.length).toBeGreaterThan(0))
  return rests
}
const noPins: Pin[] = []

test('without pins the map shows all of Germany', async () => {
  const [first] = await show({})
  expect([first?.latitude.toFixed(4), first?.longitude.toFixed(4), first?.zoom]).toEqual(['51.1657', '10.4515', 5.3])
})

test('the wheel does not bring the map nearer, its button does', async () => {
  const rests = await show({ begin: { latitude: 51, longitude: 10, zoom: 6 } })
  const canvas = document.querySelector('canvas')!
  const scrolled = canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -400, bubbles: true, cancelable: true }))
  expect(scrolled).toBe(true) // not cancelled: the page may scroll
  await button('Zoom in').click()
  await vi.waitFor(() => expect(rests.at(-1)?.zoom).toBeCloseTo(7, 3))
})

test('the map comes no nearer than zoom 15', async () => {
  const rests = await show({ begin: { latitude: 51, longitude: 10, zoom: 14.5 } })
  await button('Zoom in').click()
  await vi.waitFor(() => expect(rests.at(-1)?.zoom).toBe(15))
  await expect.element(button('Zoom in')).toBeDisabled()
})

test('the keyboard moves the map', async () => {
  const rests = await show({ begin: { latitude: 51, longitude: 10, zoom: 6 } })
  document.querySelector('canvas')!.focus()
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(rests.at(-1)?.longitude).toBeGreaterThan(10.1))
})

const bonnAndHamburg = [aPin(), aPin({ key: 'hamburg', latitude: 53.55, longitude: 10 })]

test('a journey to a pin ends at zoom 12', async () => {
  const rests = await show({ pins: bonnAndHamburg })
  await button('Travel').click()
  await vi.waitFor(() => expect(rests.at(-1)?.zoom).toBeCloseTo(12, 3))
  expect(rests.at(-1)?.latitude).toBeCloseTo(50.7374, 3)
})

test('many close pins are a cluster that tells of what, and falls apart when it is opened', async () => {
  const rests = await show({
    pins: [...pinsFrom(50.7, 0.05, 12), ...pinsFrom(50.72, 0.05, 5, nurse)],
    begin: { latitude: 51, longitude: 7.1, zoom: 5 },
  })
  await expect.element(button('17 in this area: 12 Wards, 5 Nurses')).toHaveTextContent('17')
  await button('17 in this area: 12 Wards, 5 Nurses').click()
  await vi.waitFor(() => expect(rests.at(-1)?.zoom).toBeGreaterThan(5))
  await expect.element(button('17 in this area: 12 Wards, 5 Nurses')).not.toBeInTheDocument()
  expect(document.querySelectorAll('.k-cluster, .k-pin').length).toBeGreaterThan(1)
})

test('pins that lie apart only where the map has nothing more to show stand around their number', async () => {
  const rests = await show({ pins: pinsFrom(50.7, 0.002, 5), begin: { latitude: 50.7, longitude: 7.1, zoom: 9 } })
  const number = button('5 in this area: 5 Wards')
  await number.click()
  await expect.element(button('Ward Ward 4')).toBeVisible()
  expect(document.querySelectorAll('.k-pin')).toHaveLength(5)
  expect(rests.at(-1)?.zoom).toBe(9)
  await button('Ward Ward 3').click()
  await expect.element(page.getByRole('dialog').getByText('Ward 3', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Ward Ward 3')).toHaveFocus()
  await number.click()
  await expect.element(button('Ward Ward 4')).not.toBeInTheDocument()
})

test('what lies at the same place is listed', async () => {
  await show({ pins: pinsFrom(50.7, 0, 60), begin: { latitude: 50.7, longitude: 7.1, zoom: 10 } })
  await button('60 in this area: 60 Wards').click()
  await expect.element(page.getByRole('dialog').getByText('Ward 7', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByRole('dialog').getByText('and 10 more')).toBeInTheDocument()
})
