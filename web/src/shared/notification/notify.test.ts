import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Notice } from './notify.ts'
import { notify, showOn, toast } from './notify.ts'

let screen: { key: string; notice: Notice; closed: () => void }[] = []
let toasts: string[] = []

const titles = () => screen.map(({ notice }) => notice.title)
const warn = (status: number, title = String(status)) => notify({ kind: 'warning', title, status })

beforeEach(() => {
  screen = []
  toasts = []
  showOn({
    open: (key, notice, closed) => screen.push({ key, notice, closed }),
    close: (key) => (screen = screen.filter((shown) => shown.key !== key)),
    toast: ({ text }) => toasts.push(text),
  })
})
afterEach(() => showOn(undefined))

test('three of one status stand at once, the fourth takes the place of the first', () => {
  for (const title of ['a', 'b', 'c', 'd']) warn(404, title)
  expect(titles()).toEqual(['b', 'c', 'd'])
})

test('one of 403 stands at once', () => {
  for (const title of ['a', 'b', 'c']) warn(403, title)
  expect(titles()).toEqual(['c'])
})

test('each status is counted by itself', () => {
  for (const status of [404, 404, 404, 400, 400, 400, 403]) warn(status)
  expect(screen).toHaveLength(7)
})

test('one that was closed makes room for the next', () => {
  for (const title of ['a', 'b', 'c']) warn(404, title)
  const closing = screen[1]
  screen = screen.filter((shown) => shown !== closing)
  closing?.closed()
  warn(404, 'd')
  expect(titles()).toEqual(['a', 'c', 'd'])
})

test('they stand for 4 s, of 403 for 5 s, as long as possible for 10 s', () => {
  warn(404)
  warn(403)
  notify({ kind: 'success', title: 'created', status: 201, duration: 0 })
  notify({ kind: 'info', title: 'asked', duration: 7 })
  expect(screen.map(({ notice }) => notice.duration)).toEqual([4, 5, 10, 7])
})

test('those made before the page stands wait for it', () => {
  showOn(undefined)
  warn(404)
  toast('success', 'Copied!')
  expect(screen).toHaveLength(0)
  showOn({ open: (key, notice, closed) => screen.push({ key, notice, closed }), close() {}, toast: ({ text }) => toasts.push(text) })
  expect(titles()).toEqual(['404'])
  expect(toasts).toEqual(['Copied!'])
})
