import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '../../test/users.ts'
import { checkSession } from './current-user.ts'
import { session, sessionLost } from '../session/session.ts'

const answers = (status: number, data: unknown) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(data), { status }))

beforeEach(() => session.set({ state: 'loading' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionLost.set(false)
})

test('the current user is stored', async () => {
  answers(200, aUser({ permissions: ['employees.view_employee'] }))
  await checkSession()
  expect(session.get()).toMatchObject({ state: 'in', user: { permissions: ['employees.view_employee'] } })
})

test('a visitor is no accident', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  answers(401, { detail: 'no session' })
  await checkSession()
  expect(session.get()).toEqual({ state: 'out' })
  expect(logged).not.toHaveBeenCalled()
})

test('any other failure is logged, and loading ends', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  answers(500, { detail: 'broken' })
  await checkSession()
  expect(session.get()).toEqual({ state: 'failed' })
  expect(logged).toHaveBeenCalledTimes(1)
})

test('a lost session stays lost until somebody is logged in again', async () => {
  session.set({ state: 'in', user: aUser() })
  sessionLost.set(true)
  answers(401, {})
  await checkSession()
  expect([session.get().state, sessionLost.get()]).toEqual(['in', true])
  answers(200, aUser())
  await checkSession()
  expect([session.get().state, sessionLost.get()]).toEqual(['in', false])
})
