import { expect, test } from 'vitest'
import { latestContacts, newestOf } from './rules.ts'

test('the newest contact is the last by moment, and of one moment the last by id', () => {
  const [morning, noon] = ['2026-06-10T08:00:00.000000Z', '2026-06-10T12:00:00.000000Z']
  expect(newestOf([])).toBe(null)
  expect(
    newestOf([
      { id: 9, created_datetime: morning },
      { id: 3, created_datetime: noon },
    ])?.id,
  ).toBe(3)
  expect(
    newestOf([
      { id: 3, created_datetime: noon },
      { id: 4, created_datetime: noon },
      { id: 2, created_datetime: noon },
    ])?.id,
  ).toBe(4)
})

test('what is kept of the newest contact changes only where it is another', () => {
  const contact = { id: 3, created_datetime: '2026-06-10T08:00:00.000000Z' }
  const nothing = { id: null, created_datetime: null }
  const changes = latestContacts([
    { id: 101, kept: contact, contacts: [contact] },
    { id: 102, kept: nothing, contacts: [contact] },
    { id: 103, kept: contact, contacts: [] },
    { id: 104, kept: { ...contact, id: null }, contacts: [] }, // its entry was deleted
    { id: 105, kept: nothing, contacts: [] },
  ])
  expect(changes).toEqual([
    { id: 102, latest: contact },
    { id: 103, latest: null },
    { id: 104, latest: null },
  ])
})
