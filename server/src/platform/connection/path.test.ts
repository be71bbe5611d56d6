import { expect, test } from 'vitest'
import { canonicalPath } from './path.ts'

test('a path is served with and without its ending and its slash', () => {
  for (const ending of ['/', '.json/', '.json', '']) expect(canonicalPath(`/api/v0/facilities${ending}?a=b`)).toBe('/api/v0/facilities?a=b')
})
test('the query stays as it is', () => {
  expect(canonicalPath('/api/v0/facilities.json/?search=a?b/&c=%zz')).toBe('/api/v0/facilities?search=a?b/&c=%zz')
})
test('what lies outside the API stays as it is', () => {
  expect(canonicalPath('/facilities.json/')).toBe('/facilities.json/')
})
test('a path that cannot be decoded is a path that names nothing', () => {
  for (const broken of ['%', '%zz', '%ff', '%ed%a0%80', '1%']) {
    expect(decodeURIComponent(canonicalPath(`/api/v0/facilities/${broken}/`))).toBe(`/api/v0/facilities/${broken}`)
  }
})
test('an address with its host names the same path', () => {
  expect(canonicalPath('http://kasack.example/api/v0/facilities.json/?a=b')).toBe('/api/v0/facilities?a=b')
})
