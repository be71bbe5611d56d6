import { expect } from '@playwright/test'
import { test } from './journey.ts'

/** Bytes of compressed script that a phone loads to show the form. */
const allowed = 15 * 1024

test('the form needs at most 15 KB of script, all of it ours', async ({ page, request, baseURL }) => {
  const asked: { url: string; type: string }[] = []
  page.on('request', (one) => asked.push({ url: one.url(), type: one.resourceType() }))
  await page.goto('/apply-now', { waitUntil: 'networkidle' })
  await expect(page.getByRole('checkbox')).toBeVisible()
  expect(asked.filter(({ url }) => !url.startsWith(baseURL!))).toEqual([])
  const scripts = asked.filter(({ type }) => type === 'script')
  const answers = await Promise.all(scripts.map(({ url }) => request.get(url, { headers: { 'accept-encoding': 'br' } })))
  expect(answers.map((answer) => answer.headers()['content-encoding'])).toEqual(scripts.map(() => 'br'))
  const bytes = answers.map((answer) => Number(answer.headers()['content-length']))
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(allowed)
})

test('the public pages load nothing foreign, are framed by nobody, and tell nobody their address', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL: baseURL! })
  for (const path of ['/apply-now', '/apply-now/email-verification?hash=x', '/privacy', '/imprint']) {
    const headers = (await stranger.get(path)).headers()
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self';connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    expect(headers).not.toHaveProperty('set-cookie')
  }
  expect((await stranger.get('/apply-now/assets/nothing.js')).status()).toBe(404)
  await stranger.dispose()
})
