import { expect, test } from 'vitest'
import { readSettings } from '../platform/program/env.ts'
import { publicPage, publicPaths } from './public-routes.ts'

const html =
  '<html lang="de"><meta name="kasack-settings" content="" /><a href="tel:{tel}">{apply_phone}</a><a href="tel:{tel}">{apply_phone}</a>'

test('the page is told who asks, whom to call and whether mails go out, and nothing else', () => {
  const settings = readSettings({ AGENCY_NAME: 'Pflege & "Söhne" <b>', APPLY_PHONE: '030 / 555 (0)-100', ADMIN_URL: '/geheim/' })
  const page = publicPage(html, settings, 'de')
  const [, content = ''] = /content="([^"]*)"/.exec(page) ?? []
  const told = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
  expect(told).toEqual({
    agency_name: 'Pflege & "Söhne" <b>',
    privacy_url: '/privacy',
    imprint_url: '/imprint',
    apply_phone: '030 / 555 (0)-100',
    sends_mail: false,
    demo_data: true,
  })
  expect(page).not.toMatch(/<b>|geheim/)
})

test('without a script the page still says whom to call', () => {
  const page = publicPage(html, readSettings({ APPLY_PHONE: '+49 (0) 30 555-100' }), 'de')
  expect(page.match(/<a href="tel:\+4930555100">\+49 \(0\) 30 555-100<\/a>/g)).toHaveLength(2)
})

test('the page begins in the language of its reader', () => {
  expect(publicPage(html, readSettings({}), 'de')).toContain('<html lang="de">')
  expect(publicPage(html, readSettings({}), 'en')).toContain('<html lang="en">')
})

test('an invented privacy notice and imprint are never served in production', () => {
  expect(publicPaths({ production: false })).toEqual(['/apply-now', '/apply-now/email-verification', '/privacy', '/imprint'])
  expect(publicPaths({ production: true })).toEqual(['/apply-now', '/apply-now/email-verification'])
})
