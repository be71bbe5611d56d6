import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '../notification/notify.ts'
import { actOnNewest, showOn } from '../notification/notify.ts'
import { session } from '../session/session.ts'
import { setPreference } from '../storage/preference.ts'
import { request } from './api.ts'
import { undoGroups } from './undo.ts'

let calls: string[] = []
let notices: Notice[] = []
let toasts: string[] = []

/** The server's next answers, in order; writes come with their undo group. */
function answers(...given: { status: number; data?: unknown; group?: number }[]) {
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url.slice('/api/v0'.length)}`)
    const { status, data = null, group } = given.shift()!
    const headers = new Headers(group ? { 'X-History-Group': String(group) } : {})
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(data), { status, headers }))
  })
}

const undone = { status: 200, data: { group: 9, lines: [] } }

beforeEach(() => {
  calls = []
  notices = []
  toasts = []
  setPreference({ language: 'en' })
  session.set({ state: 'in', user: { id: 1, permissions: [] as never, groups: [] as never } as never })
  showOn({ open: (_key, notice) => notices.push(notice), close() {}, toast: ({ text }) => toasts.push(text) })
})
afterEach(() => {
  showOn(undefined)
  vi.unstubAllGlobals()
})

test.each([
  ['POST', '/facilities.json/', 201],
  ['PATCH', '/facilities/3.json/', 200],
  ['DELETE', '/facilities/3/', 204],
] as const)('a notice of %s offers to take back what the call wrote, for ten seconds', async (method, path, status) => {
  answers({ status, data: { id: 3 }, group: 7 }, undone)
  await request({ method, path })
  expect(notices).toMatchObject([{ kind: 'success', duration: 10, action: { label: 'Undo' } }])
  expect(actOnNewest()).toBe(true)
  await vi.waitFor(() => expect(toasts).toEqual(['Undone']))
  expect(calls).toEqual([`${method} ${path}`, 'POST /history/groups/7/undo.json/'])
})

test('of a write that changed nothing nothing is offered', async () => {
  answers({ status: 200, data: { id: 3 } })
  await request({ method: 'PATCH', path: '/facilities/3.json/' })
  expect(notices[0]).not.toHaveProperty('action')
})

test('of several calls the last one is taken back first, and what is refused ends it', async () => {
  answers(undone, { status: 400, data: { errors: ['She has been booked since.', 'The vacancy is full.'] } })
  expect(await undoGroups([3, 4, 5])).toBe(false)
  expect(calls).toEqual(['POST /history/groups/5/undo.json/', 'POST /history/groups/4/undo.json/'])
  expect(notices).toMatchObject([
    { kind: 'warning', title: 'This cannot be undone', lines: ['She has been booked since.', 'The vacancy is full.'] },
  ])
  expect(toasts).toEqual([])
})
