import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { readQuestion, readSeriesQuestion } from './rules.ts'
import { texts } from './texts.ts'

const asked = (query: Record<string, string>) => {
  const { question, problems } = readQuestion(query)
  expect(problems).toEqual({})
  return question
}
const refused = (query: Record<string, string>) => Object.keys(readQuestion(query).problems)

test('a year alone is the whole year, a month or a week one part of it', () => {
  expect(asked({ year: '2024' })).toEqual({ period: { year: 2024 }, user: null })
  expect(asked({ year: '2024', month: '05', week: '' })).toEqual({ period: { year: 2024, month: 5 }, user: null })
  expect(asked({ year: ' 2024 ', week: '20', month: ' ' })).toEqual({ period: { year: 2024, week: 20 }, user: null })
})

test('a user is one id, and an id beyond all that exist is nobody', () => {
  expect(asked({ year: '2024', user: '7' }).user).toBe(7)
  expect(asked({ year: '2024', user: '' }).user).toBeNull()
  expect(asked({ year: '2024', user: '999999999999' }).user).toBe(0)
  for (const user of ['anna', '-1', '1,2', '1.5']) expect(refused({ year: '2024', user })).toEqual(['user'])
})

test('there is no report without a year', () => {
  expect(readQuestion({}).problems).toEqual({ year: [problemTexts.required] })
  expect(readQuestion({ year: ' ', month: '5' }).problems).toEqual({ year: [problemTexts.required] })
})

test('years, months and weeks have bounds, and both ends are within them', () => {
  for (const year of ['1900', '2100']) expect(refused({ year })).toEqual([])
  for (const year of ['1899', '2101', '-1', '20.24', '2e3', 'now', '9'.repeat(400)]) expect(refused({ year })).toEqual(['year'])
  for (const month of ['1', '12']) expect(refused({ year: '2024', month })).toEqual([])
  for (const month of ['0', '13', 'May']) expect(refused({ year: '2024', month })).toEqual(['month'])
  for (const week of ['1', '52']) expect(refused({ year: '2024', week })).toEqual([])
  for (const week of ['0', '54', 'W20']) expect(refused({ year: '2024', week })).toEqual(['week'])
})

test('a year with 52 weeks has no week 53', () => {
  expect(refused({ year: '2020', week: '53' })).toEqual([])
  expect(readQuestion({ year: '2024', week: '53' }).problems).toEqual({ week: [texts.no_such_week] })
})

test('a month and a week together are refused, and all that is wrong is said at once', () => {
  const both = [texts.month_or_week]
  expect(readQuestion({ year: '2024', month: '5', week: '53' }).problems).toEqual({ month: both, week: both })
  expect(refused({ year: '1', month: '99', week: '20', user: 'x' }).toSorted()).toEqual(['month', 'user', 'week', 'year'])
})

test('a series is cut at a day of its last period, if at all', () => {
  const until = (day: string, query: Record<string, string> = { year: '2026', week: '48' }) => readSeriesQuestion({ ...query, until: day })
  expect(until('').question).toEqual({ period: { year: 2026, week: 48 }, user: null, until: null })
  for (const day of ['2026-11-23', '2026-11-29']) expect(until(day)).toMatchObject({ question: { until: day }, problems: {} })
  for (const day of ['2026-11-22', '2026-11-30']) expect(until(day).problems).toEqual({ until: [texts.not_in_period] })
  for (const day of ['2026-11-31', 'monday', '23.11.2026']) expect(Object.keys(until(day).problems)).toEqual(['until'])
  expect(Object.keys(until('x', { month: '13' }).problems).toSorted()).toEqual(['month', 'until', 'year'])
})
