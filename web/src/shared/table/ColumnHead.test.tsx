import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { flushState } from '../storage/state-storage.ts'
import { renderWards, row, serveWards } from './wards.test-support.tsx'

const handle = (column: string) => page.getByRole('separator', { name: `Width of column ${column}` })
const widths = () => [...document.querySelectorAll('col')].map((col) => Number.parseFloat(col.style.width))
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('kasack-widths'))

// Pending writes are flushed before the test's storage is cleared.
afterEach(flushState)

test('columns have their share of the table, row menus 4 %', async () => {
  serveWards()
  await renderWards({ actions: () => [] })
  await expect.element(row('Ward 1')).toBeVisible()
  expect(widths()).toEqual([50, 16, 30, 4])
  await expect.element(handle('Name')).toHaveAttribute('aria-valuetext', '50 %, 600 of 1200 px')
  expect(handle('Dates').elements()).toEqual([])
})

test('an edge is moved with the arrow keys, the neighbour gives way', async () => {
  serveWards()
  await renderWards({ actions: () => [] })
  handle('Name').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}')
  expect(widths()).toEqual([51, 15, 30, 4])
  await userEvent.keyboard('{End}')
  expect(widths()).toEqual([60, 6, 30, 4])
})

test('in a table at the side a column stays wide enough for its head', async () => {
  serveWards()
  const { screen } = await renderWards({ actions: () => [] })
  screen.container.style.inlineSize = '800px'
  handle('Name').element().focus()
  await expect.element(handle('Name')).toHaveAttribute('aria-valuemin', String(share()))
  await userEvent.keyboard('{End}')
  expect(widths()[1]).toBe(share())
})

/** 72 px as a percentage of the rendered table. */
const share = () => Math.round(720_000 / document.querySelector('table')!.offsetWidth) / 100

test('an edge is dragged; the width is kept for this table in this place', async () => {
  serveWards()
  const { screen } = await renderWards({ actions: () => [], referrer: 'vacancy/details' })
  await expect.element(row('Ward 1')).toBeVisible()
  const edge = handle('Kind').element()
  const table = edge.closest('table')?.offsetWidth ?? 0
  const at = edge.getBoundingClientRect()
  const point = (type: string, x: number) =>
    edge.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: at.y + 4, bubbles: true }))
  edge.setPointerCapture = () => {} // the synthetic pointer does not exist in the browser
  point('pointerdown', at.x)
  point('pointermove', at.x + table / 10)
  point('lostpointercapture', at.x + table / 10)
  await vi.waitFor(() => expect(widths()).toEqual([50, 26, 20, 4]))
  flushState()
  expect(stored()).toContain('kasack-widths-wards-vacancy/details')
  await screen.unmount()
  await renderWards({ actions: () => [], referrer: 'vacancy/details' })
  expect(widths()).toEqual([50, 26, 20, 4])
  await renderWards({ actions: () => [] })
  expect(widths().slice(-4)).toEqual([50, 16, 30, 4])
})

test('a double click gives a table its own widths back', async () => {
  serveWards()
  await renderWards({ actions: () => [] })
  handle('Name').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(widths()[0]).toBe(50.5)
  await handle('Name').dblClick()
  expect(widths()).toEqual([50, 16, 30, 4])
})

test('widths that were drawn can be put back', async () => {
  serveWards()
  await renderWards({ actions: () => [] })
  await expect.element(row('Ward 10')).toBeVisible()
  const reset = page.getByRole('button', { name: 'Reset column widths' })
  await expect.element(reset).not.toBeInTheDocument()
  handle('Name').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await reset.click()
  expect(widths()).toEqual([50, 16, 30, 4])
  await expect.element(reset).not.toBeInTheDocument()
})

test('moving an edge does not sort, and leaves the rows alone', async () => {
  const { asked } = serveWards()
  const drawn = vi.fn<(ward: { name: string }) => string>(({ name }) => name)
  await renderWards({ rowName: drawn, actions: () => [] })
  await expect.element(row('Ward 10')).toBeVisible()
  await handle('Name').click()
  drawn.mockClear() // the pointer has entered the table, where nothing moves under it
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(widths()[0]).toBe(51)
  expect(asked()).toHaveLength(1)
  expect(drawn).not.toHaveBeenCalled()
})
