import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from '../part/ErrorBoundary.tsx'
import { lazyPart } from './lazy-part.tsx'

const Ward = ({ name }: { name: string }) => <p>Ward {name}</p>

test('what was loaded before stands with the first picture, what was not is waited for', async () => {
  const load = vi.fn<() => Promise<typeof Ward>>(async () => Ward)
  const Lazy = lazyPart(load)
  const first = await render(<Lazy name="3" />)
  await expect.element(page.getByText('Ward 3')).toBeVisible()
  await first.unmount()
  const pictures: (string | null)[] = []
  await render(
    <div ref={(place) => void pictures.push(place?.textContent ?? null)}>
      <Lazy name="4" />
    </div>,
  )
  expect(pictures[0]).toBe('Ward 4')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what could not be loaded says so, and is tried again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Ward>>(async () => Ward).mockRejectedValueOnce(new Error('offline'))
  const Lazy = lazyPart(load)
  const failed = await render(
    <ErrorBoundary>
      <Lazy name="5" />
    </ErrorBoundary>,
  )
  await vi.waitFor(() => expect(failed.container.textContent).not.toBe(''))
  await failed.unmount()
  await render(<Lazy name="5" />)
  await expect.element(page.getByText('Ward 5')).toBeVisible()
  quiet.mockRestore()
})
