import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Platform } from '../request/call.ts'
import { endpoint } from '../request/endpoint.ts'

/** Answers with the address the request came from. */
const whence = (app: FastifyInstance, platform: Platform) =>
  endpoint(app, platform, '/whence', { methods: { GET: { access: 'public', handle: async ({ request }) => ({ ip: request.ip }) } } })

const forwarded = { 'x-forwarded-for': '7.7.7.7, 1.1.1.1' }

test.each([
  ['on', '1.1.1.1', 'the last entry, which the proxy itself has written'],
  ['off', '127.0.0.1', 'the connection alone'],
])('with TRUST_PROXY=%s the address is %s: %s', async (value, ip) => {
  const { anonymous } = await testApp({ variables: { TRUST_PROXY: value }, routes: [whence] })
  expect((await anonymous.get('/whence', forwarded)).body).toEqual({ ip })
})

describe('behind a proxy', async () => {
  const { app } = await testApp({ variables: { TRUST_PROXY: 'on', APPLY_RATE_LIMIT: '3/3600' } })
  const from = async (forwardedFor: string) =>
    (await app.inject({ method: 'POST', url: '/api/v0/applicants.json/', headers: { 'x-forwarded-for': forwardedFor }, payload: {} }))
      .statusCode

  test.each([
    ['an address is one, whatever port it comes from', (turn: number) => `7.7.7.7, 192.0.2.1:${turn}`],
    ['so is an IPv6 address', (turn: number) => `[2001:db8::1]:${turn}`],
    ['words that are no address are all one', (turn: number) => `nobody ${turn}`],
  ])('%s', async (_, entry) => {
    const statuses = []
    for (const turn of [1, 2, 3, 4]) statuses.push(await from(entry(turn)))
    expect(statuses).toEqual([400, 400, 400, 429])
  })
})
