import { expect, test } from 'vitest'
import { noteOpened, recentRecords, recordsIn } from './recent.ts'

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'http://kasack.example')
  return { pathname, search }
}

test('records are opened on their pages, in drawers above them, and entries in their form', () => {
  expect(recordsIn(at('/employees/17'))).toEqual(['employees:17'])
  expect(recordsIn(at('/facilities/3?modals=employee-drawer,engagement&employee-drawer-id=17&engagement-id=9'))).toEqual([
    'engagements:9',
    'employees:17',
    'facilities:3',
  ])
})

test('lists, new entries and pages of something else open no record', () => {
  for (const path of ['/', '/employees', '/employees/new', '/admin/outbox/3', '/kpis', '/facilities?modals=engagement'])
    expect(recordsIn(at(path))).toEqual([])
})

test('the ten that were opened last are kept, newest first, each once, as kinds and ids', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5]) noteOpened(71, at(`/facilities/${id}`))
  expect(recentRecords(71, at('/'))).toBe([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((id) => `facilities:${id}`).join(','))
})

test('what somebody has before her is not among them', () => {
  for (const id of [1, 2]) noteOpened(74, at(`/facilities/${id}`))
  expect(recentRecords(74, at('/facilities/2'))).toBe('facilities:1')
})

test('each user finds her own alone', () => {
  noteOpened(72, at('/facilities/1'))
  expect([recentRecords(72, at('/')), recentRecords(73, at('/'))]).toEqual(['facilities:1', ''])
})
