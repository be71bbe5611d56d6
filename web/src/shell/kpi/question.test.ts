import { expect, test } from 'vitest'
import { comparedWith, readQuestion } from './question.ts'

const today = '2026-11-23'
const asked = (query: string) => readQuestion(new URLSearchParams(query), today)
const names = (query: string) => asked(query).columns.map(({ name }) => name)
const usual = ['2026-11', '2026-10', '2026-09', '2025-11']

test('the page begins with the figures of everybody by months', () => {
  expect(asked('')).toMatchObject({ user: null, frame: 'months' })
  expect(names('')).toEqual(usual)
})

test('user, time frame and periods stand in the address', () => {
  const { user, frame, columns } = asked(
    'kpis-filter-user=Anna Muster (7)&kpis-filter-time_frame=weeks&kpis-periods=2026-W01,2020-W53,2026-W03,2026-W04',
  )
  expect([user, frame, columns[1]]).toEqual([
    { id: 7, name: 'Anna Muster' },
    'weeks',
    { name: '2020-W53', period: { year: 2020, week: 53 }, days: { lower: '2020-12-28', upper: '2021-01-03' } },
  ])
})

test('rows without a figure are folded unless the address says otherwise', () => {
  expect([asked('').withoutEmpty, asked('kpis-rows=all').withoutEmpty, asked('kpis-rows=filled').withoutEmpty]).toEqual([true, false, true])
})

test('whole periods are compared with the last one', () => {
  const question = asked('')
  expect(question.until).toBeNull()
  expect([0, 1, 2, 3].map((index) => comparedWith(question, index))).toEqual([3, 3, 3, null])
})

test('cut at today the latest periods are compared with the one before each', () => {
  const question = asked('kpis-filter-time_frame=weeks&kpis-compare=same_days&kpis-periods=2020-W01,2020-W02,2020-W03,2020-W04')
  expect(question.until).toBe(today)
  expect(question.columns.map(({ name, days }) => [name, days.lower, days.upper])).toEqual([
    ['2026-W48', '2026-11-23', '2026-11-23'],
    ['2026-W47', '2026-11-16', '2026-11-16'],
    ['2026-W46', '2026-11-09', '2026-11-09'],
    ['2026-W45', '2026-11-02', '2026-11-02'],
  ])
  expect([0, 1, 2, 3].map((index) => comparedWith(question, index))).toEqual([1, 2, 3, null])
})

test('what the address does not say right is what the page shows at first', () => {
  expect(names('kpis-periods=2026-11,2026-11,2026-10,2026-09')).toEqual(usual)
  expect(names('kpis-periods=2026-11,2026-10,2026-09')).toEqual(usual)
  expect(names('kpis-periods=2026-11,2026-10,2026-09,2025-11,2024-11')).toEqual(usual)
  expect(names('kpis-periods=2026-11,2026-10,2026-09,2025-W11')).toEqual(usual)
  expect(names('kpis-filter-time_frame=days')).toEqual(usual)
  expect(asked('kpis-filter-user=Anna').user).toBeNull()
})
