import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Platform } from './call.ts'
import { endpoint } from './endpoint.ts'

/** Answers from where it was asked. */
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
