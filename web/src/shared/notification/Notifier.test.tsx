import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { setPreference } from '../storage/preference.ts'
import { notify, toast } from './notify.ts'
import { undoAction } from './undo.ts'

const offer = (title: string, undo: () => void) => notify({ kind: 'success', status: 200, title, duration: 0, action: undoAction(undo) })
const warn = (status: number, title: string) => notify({ kind: 'warning', status, title })
const toasts = () => [...document.querySelectorAll('.ant-message-notice')].map((element) => element.textContent)
const notices = () => [...document.querySelectorAll('.k-note .ant-notification-notice-title')].map((title) => title.textContent)

test('four at once of one status leave the last three on the screen', async () => {
  await renderInShell('')
  for (const title of ['one', 'two', 'three', 'four']) warn(404, title)
  await vi.waitFor(() => expect(notices()).toEqual(['two', 'three', 'four']))
})

test.each([
  ['default', 'status', null],
  ['info', 'status', 'info-circle'],
  ['success', 'status', 'check-circle'],
  ['warning', 'alert', 'warning'],
  ['error', 'alert', 'close-circle'],
] as const)('a notification may be of the kind %s', async (kind, role, sign) => {
  await renderInShell('')
  notify({ kind, title: `of the kind ${kind}` })
  const shown = page.getByRole(role).filter({ hasText: `of the kind ${kind}` })
  await expect.element(shown).toBeVisible()
  expect(document.querySelectorAll(`.k-note-${kind}`)).toHaveLength(1)
  const signs = shown.element().querySelectorAll('.ant-notification-notice-icon')
  expect([...signs].map((one) => one.getAttribute('data-icon') ?? one.querySelector('svg')?.dataset['icon'])).toEqual(sign ? [sign] : [])
})

test('several at once of 403 leave the last one, beside those of other statuses', async () => {
  await renderInShell('')
  for (const title of ['one', 'two', 'three']) warn(403, title)
  warn(400, 'other')
  await vi.waitFor(() => expect(notices()).toEqual(['three', 'other']))
})

test('those on the screen still count when the page was drawn anew', async () => {
  await renderInShell('')
  for (const title of ['one', 'two', 'three']) warn(404, title)
  await vi.waitFor(() => expect(notices()).toEqual(['one', 'two', 'three']))
  setPreference({ language: 'de' })
  warn(404, 'four')
  await vi.waitFor(() => expect(notices()).toEqual(['two', 'three', 'four']))
})

test('what was done is taken back with Ctrl+Z, the newest first, but not where text is typed', async () => {
  const done: string[] = []
  await renderInShell(<input aria-label="Note" />)
  for (const title of ['one', 'two']) offer(title, () => done.push(title))
  await page.getByLabelText('Note').click()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(done).toEqual([])
  await userEvent.keyboard('{Tab}{Control>}z{/Control}')
  expect(done).toEqual(['two'])
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(done).toEqual(['two', 'one'])
  await vi.waitFor(() => expect(notices()).toEqual([]))
})

test('a second tap on the button takes nothing back once more', async () => {
  await renderInShell('')
  let times = 0
  offer('one', () => (times += 1))
  const undo = (await page.getByRole('button', { name: 'Undo' }).findElement()) as HTMLElement
  for (let tap = 0; tap < 2; tap++) undo.click() // the notice takes a moment to disappear
  await vi.waitFor(() => expect(notices()).toEqual([]))
  expect(times).toBe(1)
})

test('a notification can be closed, and its link leads to the record', async () => {
  const { router } = await renderInShell('')
  notify({
    kind: 'success',
    title: 'created',
    lines: ['Klinikum'],
    link: { to: '/facilities/7', label: 'Visit' },
    status: 201,
    duration: 0,
  })
  notify({ kind: 'error', title: 'broken', status: 500 })
  await page.getByRole('alert').getByRole('button').click()
  await vi.waitFor(() => expect(notices()).toEqual(['created']))
  await page.getByRole('link', { name: 'Visit' }).click()
  expect(router.state.location.pathname).toBe('/facilities/7')
  await vi.waitFor(() => expect(notices()).toEqual([]))
})

test('t leads to what the latest notification offers', async () => {
  await renderInShell(<button type="button">Elsewhere</button>)
  notify({ kind: 'success', title: 'first', link: { to: '/facilities/7', label: 'Visit' }, status: 201, duration: 0 })
  notify({ kind: 'success', title: 'second', next: [{ label: 'Find a replacement', onSelect: () => {} }], status: 201, duration: 0 })
  notify({ kind: 'info', title: 'third', status: 200, duration: 0 })
  await vi.waitFor(() => expect(notices()).toHaveLength(3))
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('button', { name: 'Find a replacement' })).toHaveFocus()
})

test('a notification leaves when its time is over', async () => {
  await renderInShell('')
  notify({ kind: 'info', title: 'short', duration: 0.2 })
  await vi.waitFor(() => expect(notices()).toEqual(['short']))
  await vi.waitFor(() => expect(notices()).toEqual([]))
})

const second = () => new Promise((resolve) => setTimeout(resolve, 1000))

test('notifications stand at the left, where no button of a form, a row or a page is', async () => {
  await renderInShell('')
  notify({ kind: 'success', title: 'saved', status: 200, duration: 0 })
  await vi.waitFor(() => expect(notices()).toEqual(['saved']))
  const { left, right } = document.querySelector('.ant-notification-notice')!.getBoundingClientRect()
  expect(left).toBeLessThan(innerWidth - right)
})

test('a pointer that rests where a notification appears does not hold it', async () => {
  await renderInShell(
    <button type="button" style={{ position: 'fixed', left: 100, bottom: 40 }}>
      Save
    </button>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  notify({ kind: 'success', title: 'saved', status: 200, duration: 0.5 })
  await vi.waitFor(() => expect(notices()).toEqual(['saved']))
  await vi.waitFor(() => expect(notices()).toEqual([]))
})

test('a notification stays while the pointer moves over it or the keyboard is in it, and then has its time again', async () => {
  await renderInShell(<button type="button">Elsewhere</button>)
  notify({ kind: 'success', title: 'created', link: { to: '/facilities/7', label: 'Visit' }, status: 201, duration: 0.6 })
  await userEvent.hover(page.getByText('created'))
  await second()
  expect(notices()).toEqual(['created'])
  page.getByRole('link', { name: 'Visit' }).element().focus()
  await userEvent.hover(page.getByText('Elsewhere'))
  await second()
  expect(notices()).toEqual(['created'])
  page.getByText('Elsewhere').element().focus()
  await vi.waitFor(() => expect(notices()).toEqual([]))
})

test('of three toasts two are shown', async () => {
  await renderInShell('')
  for (const text of ['one', 'two', 'three']) toast('success', text)
  await vi.waitFor(() => expect(toasts()).toEqual(['two', 'three']))
})
