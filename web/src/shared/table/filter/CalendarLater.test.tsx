import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazyPart } from '../../program/lazy-part.tsx'
import { renderInShell } from '../../../test/render-routes.tsx'
import { CalendarLater } from './CalendarLater.tsx'

const fields = [{ name: 'Opened', placeholder: 'Opened' }]
const field = () => page.getByRole('textbox', { name: 'Opened' })

/** A calendar that loads on demand. */
function calendar() {
  const arrive = Promise.withResolvers<void>()
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => {
    await arrive.promise
    return () => <input aria-label="Opened" defaultValue="here" />
  })
  const Calendar = lazyPart<object>(load)
  const show = (isNeeded = false) =>
    renderInShell(
      <CalendarLater fields={fields} part={Calendar} isNeeded={isNeeded}>
        <Calendar />
      </CalendarLater>,
    )
  return { load, show, arrive: arrive.resolve }
}

test('a calendar in the bar is fetched when its field has the focus, which goes on to the calendar', async () => {
  const { load, show, arrive } = calendar()
  await show()
  await expect.element(field()).toHaveAttribute('placeholder', 'Opened')
  expect(load).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  while (document.activeElement !== field().element()) await userEvent.keyboard('{Tab}')
  expect(load).toHaveBeenCalledOnce()
  arrive()
  await expect.element(field()).toHaveValue('here')
  await expect.element(field()).toHaveFocus()
})

test('it is fetched when the pointer comes, and takes no focus from elsewhere', async () => {
  const { load, show, arrive } = calendar()
  await show()
  await field().hover()
  expect(load).toHaveBeenCalledOnce()
  arrive()
  await expect.element(field()).toHaveValue('here')
  await expect.element(field()).not.toHaveFocus()
})

test('where it cannot be fetched ahead the field stands on', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(() => Promise.reject(new Error('the connection is gone')))
  const Calendar = lazyPart<object>(load)
  await renderInShell(
    <CalendarLater fields={fields} part={Calendar} isNeeded={false}>
      <Calendar />
    </CalendarLater>,
  )
  await field().hover()
  await expect.poll(() => load.mock.calls.length).toBe(2) // and once more after a while
  await expect.element(field()).toHaveAttribute('placeholder', 'Opened')
})

test('it is fetched at once where a day is set, and after a while in any case', async () => {
  const { load: needed, show: showNeeded } = calendar()
  await showNeeded(true)
  expect(needed).toHaveBeenCalledOnce()
  const { load, show } = calendar()
  await show()
  expect(load).not.toHaveBeenCalled()
  await expect.poll(() => load.mock.calls.length).toBe(1)
})
