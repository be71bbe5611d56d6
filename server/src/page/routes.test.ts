import { expect, test } from 'vitest'
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
