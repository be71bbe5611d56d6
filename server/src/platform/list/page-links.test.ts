import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const publicUrl = 'https://kasack.example'
const links = (originalUrl: string, page = 2, count = 12) => pageLinks({ publicUrl, request: { originalUrl } }, { page, size: 5 }, count)

test('the pages beside are asked for as this one was', () => {
  const at = (page: number) => `https://kasack.example/api/v0/facilities.json/?size=5&page=${page}`
  expect(links('/api/v0/facilities.json/?size=5&page=2')).toEqual({ next: at(3), previous: at(1) })
})
test('there is none before the first page and none after the last', () => {
  expect(links('/api/v0/tags', 1).previous).toBeNull()
  expect(links('/api/v0/tags', 3).next).toBeNull()
  expect(links('/api/v0/tags', 2, 10).next).toBeNull()
  expect(links('/api/v0/tags', 2, 11).next).not.toBeNull()
})
test('a question mark may stand in the query', () => {
  expect(links('/api/v0/facilities?search=wer?&size=5').next).toBe('https://kasack.example/api/v0/facilities?search=wer%3F&size=5&page=3')
})
test('a host before the path is left out', () => {
  expect(links('http://inside:8080/api/v0/facilities?size=5').next).toBe('https://kasack.example/api/v0/facilities?size=5&page=3')
})
