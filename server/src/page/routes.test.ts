import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sendError } from '../platform/request/errors.ts'
import { readSettings } from '../platform/program/env.ts'
import { securityHeaders } from '../platform/connection/security.ts'
import { builtFiles } from './files.ts'
import { withSettings } from './routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-files-'))
for (const name of ['page.js', 'page.css', 'worker.mjs']) writeFileSync(join(folder, name), '/* */')
afterAll(() => rmSync(folder, { recursive: true }))

const html = '<meta name="kasack-settings" content="" />'
const toldBy = (page: string): unknown => {
  const [, content = ''] = /content="([^"]*)"/.exec(page) ?? []
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
}

test('the page is told the settings, whatever signs they hold', () => {
  for (const ADMIN_URL of ['/admin/', '/admin?a=1&b="<i>', "/admin?a=$&b=$'"]) {
    const page = withSettings(html, readSettings({ ADMIN_URL }))
    expect(page).not.toContain('<i>')
    expect(toldBy(page)).toMatchObject({ admin_url: ADMIN_URL, app_env: 'development', demo_data: true, deleted_days: 30 })
  }
})

/** A server of the built folder. */
async function serving() {
  const app = Fastify()
  app.setErrorHandler(sendError)
  await app.register(helmet, securityHeaders({ mapStyleUrl: null }))
  await builtFiles(app, { root: folder, prefix: '/assets/' })
  return app
}

test('an address that leads out of the folder of files is an unknown one', async () => {
  const app = await serving()
  expect((await app.inject('/assets/page.js')).statusCode).toBe(200)
  for (const path of ['..', '../errors.ts', '%2e%2e', '%2e%2e%2f%2e%2e%2fapp.ts', '..%5capp.ts', 'nothing.js']) {
    const { statusCode, headers } = await app.inject(`/assets/${path}`)
    expect([path, statusCode, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8'])
  }
})

test('scripts and styles carry no headers that speak of pages, and are kept; a worker has a policy of its own', async () => {
  const app = await serving()
  for (const name of ['page.js', 'page.css']) {
    const { headers } = await app.inject(`/assets/${name}`)
    for (const header of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'etag', 'last-modified'])
      expect(headers).not.toHaveProperty(header)
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
  }
  expect((await app.inject('/assets/worker.mjs')).headers['content-security-policy']).toContain("connect-src 'self'")
})
