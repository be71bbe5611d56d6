import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from '../part/ErrorBoundary.tsx'
import { late } from './lazy-part.tsx'

const Ward = ({ name }: { name: string }) => <p>Ward {name}</p>

test('what was loaded before stands with the first picture, what was not is waited for', async () => {
  const load = vi.fn<() => Promise<typeof Ward>>(async () => Ward)
  const Late = late(load)
  const first = await render(<Late name="3" />)
  await expect.element(page.getByText('Ward 3')).toBeVisible()
  await first.unmount()
  const pictures: (string | null)[] = []
  await render(
    <div ref={(place) => void pictures.push(place?.textContent ?? null)}>
      <Late name="4" />
    </div>,
  )
  expect(pictures[0]).toBe('Ward 4')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be loaded says so, and is tried again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Ward>>(async () => Ward).mockRejectedValueOnce(new Error('offline'))
  const Late = late(load)
  const failed = await render(
    <ErrorBoundary>
      <Late name="5" />
    </ErrorBoundary>,
  )
  await vi.waitFor(() => expect(failed.container.textContent).not.toBe(''))
  await failed.unmount()
  await render(<Late name="5" />)
  await expect.element(page.getByText('Ward 5')).toBeVisible()
  quiet.mockRestore()
})
