import { expect, test } from 'vitest'
import { loginPath, safeNext } from './rules.ts'

test('own absolute paths are followed, with their query', () => {
  for (const next of ['/', '/facilities', '/facilities/7?tab=a,b&x=%20#top', '/a//b', '/@evil.example', '/a:b', `/${'x'.repeat(1999)}`])
    expect(safeNext(next)).toBe(next)
})
test('anything that may lead elsewhere goes to the start page', () => {
  const traps = ['', 'facilities', 'https://evil.example', '//evil.example', '///evil.example', '/\\evil.example', '\\/evil.example']
  const hidden = [
    '/\t/evil.example',
    '\t//evil.example',
    '/a\\..\\b',
    '/\n/evil.example',
    '/a\r\nset-cookie: x=1',
    ' /facilities',
    'javascript:alert(1)',
  ]
  for (const next of [...traps, ...hidden, '/a\u0085b', '/\0', '/\ud800', `/${'x'.repeat(2000)}`, undefined])
    expect(safeNext(next)).toBe('/')
})
test('letters that a header cannot carry are encoded', () => {
  expect(safeNext('/facilities?search=München und Köln')).toBe('/facilities?search=M%C3%BCnchen%20und%20K%C3%B6ln')
  expect(safeNext('/🏥')).toBe('/%F0%9F%8F%A5')
})
test('the login page is told the path in its address', () => {
  expect(loginPath('/facilities/7')).toBe('/django_auth/login/?next=/facilities/7')
  expect(loginPath('/a?b=c&d')).toBe('/django_auth/login/?next=/a%3Fb%3Dc%26d')
})
