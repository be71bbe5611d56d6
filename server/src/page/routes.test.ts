import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendError } from '../platform/errors.ts'
import { readSettings } from '../platform/env.ts'
import { withSettings } from './routes.ts'

const html = '<meta name="kasack-settings" content="" />'
const toldBy = (page: string): unknown => {
  const [, content = ''] = /content="([^"]*)"/.exec(page) ?? []
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
}

test('the page is told the settings, whatever signs they hold', () => {
  for (const ADMIN_URL of ['/admin/', '/admin?a=1&b="<i>', "/admin?a=$&b=$'"]) {
    const page = withSettings(html, readSettings({ ADMIN_URL }))
    expect(page).not.toContain('<i>')
    expect(toldBy(page)).toMatchObject({ admin_url: ADMIN_URL, app_env: 'development', demo_data: true })
  }
})

test('an address that leads out of the folder of files is an unknown one', async () => {
  const app = Fastify()
  app.setErrorHandler(sendError)
  await app.register(fastifyStatic, { root: import.meta.dirname, prefix: '/assets/' })
  expect((await app.inject('/assets/routes.ts')).statusCode).toBe(200)
  for (const path of ['..', '../errors.ts', '%2e%2e', '%2e%2e%2f%2e%2e%2fapp.ts', '..%5capp.ts', 'nothing.js']) {
    const { statusCode, headers } = await app.inject(`/assets/${path}`)
    expect([path, statusCode, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8'])
  }
})
