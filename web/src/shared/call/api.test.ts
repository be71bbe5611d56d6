import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { request, resourceOf } from './api.ts'
import { queryOf } from './send.ts'
import { clearCrucialErrors, crucialErrors } from './crucial-error.ts'
import { bindRouter } from '../address/navigation.ts'
import type { Notice } from '../notification/notify.ts'
import { showOn } from '../notification/notify.ts'
import { setPreference } from '../storage/preference.ts'
import { queryClient } from '../storage/query-client.ts'
import { read } from './read.ts'
import { onUnauthorized, session, sessionLost } from '../session/session.ts'

const calls: { url: string; init: RequestInit }[] = []
let notices: Notice[] = []
const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/facilities'] })

/** The server's next answers, in order. */
function answers(...given: (Response | Error)[]) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init })
    const next = given.shift() ?? json(200, {})
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
}
const json = (status: number, data: unknown) => new Response(JSON.stringify(data), { status })
const refused = (status: number) => json(status, { detail: `no ${status}`, errors: [`no ${status}`] })
const empty = () => new Response(null, { status: 204 })
const shownNotices = () => notices.map(({ kind, title, lines }) => [kind, title, ...(lines ?? [])])

const asked = () => calls.filter(({ init }) => init.method === 'GET').map(({ url }) => url)
const messages = () => crucialErrors.get().map(({ url, message }) => `${message} ${url}`)

beforeEach(async () => {
  calls.length = 0
  notices = []
  setPreference({ language: 'en' })
  bindRouter(router)
  await router.navigate('/facilities/12?fc-page=2')
  showOn({ open: (_key, notice) => notices.push(notice), close() {}, toast() {} })
  session.set({ state: 'in', user: { id: 1, permissions: [] as never, groups: [] as never } as never })
})
afterEach(() => {
  showOn(undefined)
  vi.unstubAllGlobals()
  clearCrucialErrors()
  sessionLost.set(false)
  queryClient.clear()
})

describe('a call', () => {
  test('carries language, token and parameters', async () => {
    vi.stubGlobal('document', { cookie: 'a=1; csrftoken=t%20k' })
    answers(json(201, { id: 3 }))
    const params = { states: ['BE', 'HH'], page: 2, is_active: false, search: '', near: null }
    expect(await request({ method: 'POST', path: '/facilities.json/', body: { name: 'Nord' }, params })).toEqual({
      ok: true,
      status: 201,
      data: { id: 3 },
      group: null,
    })
    expect(calls[0]?.url).toBe('/api/v0/facilities.json/?states=BE%2CHH&page=2&is_active=false')
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"Nord"}', credentials: 'same-origin' })
    expect(Object.fromEntries(calls[0]?.init.headers as Headers)).toMatchObject({ 'x-csrftoken': 't k', 'accept-language': 'en' })
  })
  test.each(['POST', 'PATCH', 'DELETE'] as const)('by %s carries the token', async (method) => {
    vi.stubGlobal('document', { cookie: 'csrftoken=tk' })
    answers(json(200, {}))
    await request({ method, path: '/facilities/3.json/' })
    expect(Object.fromEntries(calls[0]?.init.headers as Headers)).toMatchObject({ 'x-csrftoken': 'tk' })
  })
  test('that may come twice carries the word under which it is done once', async () => {
    answers(json(200, {}))
    await request({ method: 'POST', path: '/send-email/', body: {}, repeatKey: 'k1' })
    expect(Object.fromEntries(calls[0]?.init.headers as Headers)).toMatchObject({ 'idempotency-key': 'k1' })
  })
  test('knows the resource it is about', () => {
    expect(['/api/v0/facilities.json/?page=1', '/api/v0/facilities/3.json/', '/api/v0/send-email/'].map(resourceOf)).toEqual([
      'facilities',
      'facilities',
      'send-email',
    ])
    expect(queryOf({ search: null })).toBe('')
  })
  test('that is aborted throws and tells nothing', async () => {
    const stop = new AbortController()
    answers(new DOMException('stopped', 'AbortError'))
    stop.abort()
    await expect(request({ path: '/facilities.json/', signal: stop.signal })).rejects.toThrow('stopped')
    expect(shownNotices()).toEqual([])
    expect(crucialErrors.get()).toEqual([])
  })
})

describe('the notification', () => {
  test.each([
    ['PATCH', 200, [['success', 'Entity was edited']]],
    ['POST', 200, []],
    ['POST', 201, [['success', 'Entity was created']]],
    ['POST', 403, [['warning', 'You are not allowed', 'Sorry, you are not allowed to perform this action.']]],
    ['GET', 403, [['warning', 'You are not allowed', 'You are not allowed to view this content (403).']]],
    ['GET', 404, [['warning', 'Resource not found', 'No record was found. Maybe it was deleted?']]],
    ['GET', 500, []],
    ['POST', 500, [['error', 'Something went wrong.', 'We have experienced some problems while performing your request.']]],
    ['PATCH', 405, [['warning', 'Oops, experienced some problems', 'The API is missing for this record.']]],
    ['POST', 409, [['warning', 'Oops, experienced some problems', 'no 409']]],
    ['GET', 502, [['warning', 'Oops, experienced some problems', 'no 502']]],
  ] as const)('for %s answered %i', async (method, status, expected) => {
    answers(status < 300 ? json(status, { id: 3 }) : refused(status))
    await request({ method, path: '/facilities.json/' })
    expect(shownNotices()).toEqual(expected)
  })
  test('for 400 lists every error, with the labels of the fields', async () => {
    answers(json(400, { errors: { name: ['Too long.', 'Taken.'], email: ['Not valid.'] } }))
    await request({ method: 'PATCH', path: '/facilities/12.json/', labels: { name: { de: 'Name', en: 'Name' } } })
    expect(shownNotices()).toEqual([['warning', 'Error', 'Name: Too long.', 'Name: Taken.', 'Not valid.']])
  })
  test('for 400 with errors of no field lists them as well', async () => {
    answers(json(400, { errors: ['Vacancy has bookings'] }))
    await request({ method: 'DELETE', path: '/vacancies/1/' })
    expect(shownNotices()).toEqual([['warning', 'Error', 'Vacancy has bookings']])
  })
  test('for 201 names the record, links to its page and stays as long as possible', async () => {
    answers(json(201, { id: 7 }))
    await request<{ id: number }>({
      method: 'POST',
      path: '/facilities.json/',
      entity: { de: 'Einrichtung', en: 'Facility' },
      page: ({ id }) => `/facilities/${id}`,
    })
    expect(notices).toMatchObject([
      { title: 'Facility was created', link: { to: '/facilities/7', label: 'Visit the facility' }, duration: 10 },
    ])
  })
  test('is kept back for silent calls and where a hook takes the status', async () => {
    answers(json(200, {}), refused(404), refused(400), refused(403))
    await request({ method: 'PATCH', path: '/facilities/1.json/', silent: true })
    await request({ path: '/facilities/1.json/', silent: true })
    const seen: number[] = []
    const hooks = { 400: ({ status }: { status: number }) => void seen.push(status) }
    await request({ method: 'PATCH', path: '/facilities/1.json/', hooks })
    await request({ method: 'PATCH', path: '/facilities/1.json/', hooks })
    expect(seen).toEqual([400])
    expect(notices.map(({ status }) => status)).toEqual([403])
  })
  test('for a server out of reach says so', async () => {
    answers(new TypeError('fetch failed'))
    expect(await request({ method: 'POST', path: '/facilities.json/' })).toEqual({ ok: false, status: 0, data: null, group: null })
    expect(shownNotices()).toEqual([['warning', 'Oops, experienced some problems', 'The server cannot be reached']])
  })
  test('does without an answer that is no JSON', async () => {
    answers(new Response('<html>', { status: 502 }))
    await request({ method: 'POST', path: '/facilities.json/' })
    expect(shownNotices()).toEqual([['warning', 'Oops, experienced some problems', 'Request failed with status code 502']])
  })
})

/** Reads the paths the way a page does, and keeps observing them. */
async function show(...paths: string[]) {
  const { QueryObserver } = await import('@tanstack/react-query')
  for (const path of paths) new QueryObserver(queryClient, read(path)).subscribe(() => {})
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

test('a write reads again whatever is shown: any record may show parts of another', async () => {
  answers(json(200, {}), json(200, {}), json(201, { id: 1 }))
  await show('/vacancies/4.json/', '/autocompletes/vacancies.json/')
  await request({ method: 'POST', path: '/bookings.json/' })
  await vi.waitFor(() => expect(asked().slice(2)).toEqual(['/api/v0/vacancies/4.json/', '/api/v0/autocompletes/vacancies.json/']))
})

describe('a deletion', () => {
  test('leaves the page of the record for its list', async () => {
    answers(empty())
    await request({ method: 'DELETE', path: '/facilities/12/', page: '/facilities/12' })
    expect(router.state.location).toMatchObject({ pathname: '/facilities', search: '' })
    expect(shownNotices()).toEqual([['success', 'Entity was deleted']])
  })
  test('stays in any other place', async () => {
    answers(empty())
    await request({ method: 'DELETE', path: '/facilities/13/', page: '/facilities/13' })
    expect(router.state.location.pathname).toBe('/facilities/12')
  })
  test('reads the list again, not the record that is gone', async () => {
    answers(json(200, {}), json(200, {}), empty())
    await show('/facilities.json/', '/facilities/12.json/')
    await request({ method: 'DELETE', path: '/facilities/12/' })
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked()).toEqual(['/api/v0/facilities.json/', '/api/v0/facilities/12.json/', '/api/v0/facilities.json/'])
  })
})

describe('the bar in the header', () => {
  test('hears of reads that failed below 500, once per address', async () => {
    answers(refused(404), refused(403), refused(404), refused(500), refused(404), new TypeError('fetch failed'))
    for (const id of [1, 2, 1, 3]) await request({ path: `/facilities/${id}.json/` })
    await request({ method: 'POST', path: '/facilities.json/' })
    await request({ path: '/facilities/4.json/' })
    expect(messages()).toEqual([
      'no 403 /api/v0/facilities/2.json/',
      'no 404 /api/v0/facilities/1.json/',
      'The server cannot be reached /api/v0/facilities/4.json/',
    ])
  })
  test('forgets a request that was repeated', async () => {
    answers(refused(404), json(200, {}))
    await request({ path: '/facilities/1.json/' })
    await request({ path: '/facilities/1.json/' })
    expect(messages()).toEqual([])
  })
})

describe('a lost session', () => {
  test('ends at once where nothing is entered', async () => {
    answers(refused(401))
    expect(await request({ path: '/facilities.json/' })).toMatchObject({ ok: false, status: 401 })
    expect(session.get()).toEqual({ state: 'ended' })
    expect(shownNotices()).toEqual([])
    expect(crucialErrors.get()).toEqual([])
  })
  test('waits as long as a form holds input', async () => {
    answers(refused(401))
    const release = onUnauthorized(() => true)
    await request({ method: 'POST', path: '/facilities.json/', body: {} })
    expect(session.get().state).toBe('in')
    expect(sessionLost.get()).toBe(true)
    release()
    expect(session.get().state).toBe('ended')
    expect(sessionLost.get()).toBe(false)
  })
})
