import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

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
    { name: '2020-W53', period: { year: 2020, week: 53 } },
  ])
})

test('rows without a figure are left out when the address says so', () => {
  expect([asked('').withoutEmpty, asked('kpis-rows=filled').withoutEmpty, asked('kpis-rows=1').withoutEmpty]).toEqual([false, true, false])
})

test('what the address does not say right is what the page shows at first', () => {
  expect(names('kpis-periods=2026-11,2026-11,2026-10,2026-09')).toEqual(usual)
  expect(names('kpis-periods=2026-11,2026-10,2026-09')).toEqual(usual)
  expect(names('kpis-periods=2026-11,2026-10,2026-09,2025-11,2024-11')).toEqual(usual)
  expect(names('kpis-periods=2026-11,2026-10,2026-09,2025-W11')).toEqual(usual)
  expect(names('kpis-filter-time_frame=days')).toEqual(usual)
  expect(asked('kpis-filter-user=Anna').user).toBeNull()
})
