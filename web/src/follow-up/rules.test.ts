import { expect, test } from 'vitest'
import { quickDays } from './rules.ts'

const offered = (today: string, state: string | null = 'BE') =>
  Object.fromEntries(quickDays(today, state).map(({ label, day }) => [label.en, day]))

test('on a Friday the next working day is Monday', () =>
  expect(offered('2026-11-27')).toEqual({
    Today: '2026-11-27',
    'Next working day': '2026-11-30',
    '+1 week': '2026-12-04',
    '+2 weeks': '2026-12-11',
    '+1 month': '2026-12-28', // the 27th is a Sunday
  }))

test('on a Sunday today is not offered, and a week later it is Monday', () => {
  expect(offered('2026-11-22')).not.toHaveProperty('Today')
  expect(offered('2026-11-22')['+1 week']).toBe('2026-11-30')
})

test('a bank holiday of the state alone is passed over there alone', () => {
  expect(offered('2027-03-05', 'BE')['Next working day']).toBe('2027-03-09')
  expect(offered('2027-03-05', 'BY')['Next working day']).toBe('2027-03-08')
})

test('the keys of the days stay the same when today is not offered', () => {
  const keys = (today: string) => quickDays(today, 'BE').map(({ key }) => key)
  expect(keys('2026-11-27')).toEqual(['1', '2', '3', '4', '5'])
  expect(keys('2026-11-22')).toEqual(['2', '3', '4', '5'])
})
