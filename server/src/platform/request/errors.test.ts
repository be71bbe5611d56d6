import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { endpoint } from './endpoint.ts'
import { sendError } from './errors.ts'
import { refusalTexts } from '../text/refusal.ts'

const raised = (code: string) => sql.raw(`do $$ begin raise exception 'Frau Muster' using errcode = '${code}'; end $$`)
const { anonymous } = await testApp({
  routes: [
    (api, platform) =>
      endpoint(api, platform, '/raise/:code', {
        methods: { GET: { access: 'public', handle: ({ db, params }) => raised(params['code']!).execute(db) } },
      }),
  ],
})

test('a full disk is told loudly, and once, however many requests fail', () => {
  const said: unknown[] = []
  const log = { fatal: (sentence: unknown) => said.push(['fatal', sentence]), error: (error: unknown) => said.push(['error', error]) }
  const request = { log, headers: {}, raw: {} } as unknown as FastifyRequest // all that is used of a request here
  const reply = new Proxy({}, { get: () => () => reply }) as FastifyReply
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  // Tests of other files may just have reported a full disk.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
  for (let time = 0; time < 3; time++) sendError(full, request, reply)
  clock.mockRestore()
  expect(said).toEqual([['fatal', "the database's disk is full: nothing can be written until there is space again"]])
})
test.each([
  ['its disk is full', '53100', refusalTexts.disk_full],
  ['another transaction holds a lock', '55P03', refusalTexts.too_slow],
  ['a statement takes too long', '57014', refusalTexts.too_slow],
  ['writers are in each other’s way again and again', '40P01', refusalTexts.too_slow],
  ['two writers cannot be put one after the other', '40001', refusalTexts.too_slow],
  ['it is stopped', '57P01', refusalTexts.unavailable],
  ['it is only a copy of another', '25006', refusalTexts.unavailable],
])('when the database says that %s, one is told so and may try again', async (_, code, { en }) => {
  const { status, headers, body } = await anonymous.get(`/raise/${code}`)
  expect([status, headers['retry-after'], body]).toEqual([503, '5', { detail: en, errors: [en] }])
})
test('any other error says nothing of the inside', async () => {
  const { status, body } = await anonymous.get('/raise/XX000')
  expect([status, body.detail]).toEqual([500, refusalTexts.internal.en])
})
