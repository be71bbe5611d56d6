import { afterEach, expect, test } from 'vitest'
import { fill } from './fill.ts'
import { language, t } from './i18n.ts'
import { readPreferences, setPreference } from '../storage/preference.ts'
import { readSettings } from '../program/settings.ts'

afterEach(() => setPreference({ language: 'de' }))

test('the interface is German until somebody chooses English', () => {
  const text = { de: '{count} von {total}', en: '{count} of {total}' }
  expect([language(), t(text, { count: 1, total: 2 })]).toEqual(['de', '1 von 2'])
  setPreference({ language: 'en' })
  expect(t(text, { count: 1, total: 2 })).toBe('1 of 2')
})

test('placeholders without a value stay to be seen', () => {
  expect(fill('{a} and {b}', { a: 0 })).toBe('0 and {b}')
})

test('a value may hold what looks like a placeholder', () => {
  expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
})

test('damaged preferences fall back to the defaults', () => {
  const defaults = { language: 'de', beta: false, scheme: 'auto', keys: true }
  for (const saved of [null, 'en', [], { language: 'fr', beta: 'yes', scheme: 1 }]) expect(readPreferences(saved)).toEqual(defaults)
  expect(readPreferences({ language: 'en', beta: true, scheme: 'dark', keys: false })).toEqual({
    language: 'en',
    beta: true,
    scheme: 'dark',
    keys: false,
  })
})

test('a page without settings runs on the defaults', () => {
  expect(readSettings('')).toMatchObject({ app_env: 'development', demo_data: false, admin_url: '/admin/' })
  expect(readSettings('{"app_env":"production","admin_url":"/verwaltung/"}')).toMatchObject({
    app_env: 'production',
    admin_url: '/verwaltung/',
  })
})
