import type { Report } from '@kasack/contract/report.ts'
import { expect, test } from 'vitest'
import { difference, figuresOf, kpiGroups } from './figures.ts'
import { aReport } from './report.test-support.ts'
import { texts } from './texts.ts'

const values = (report: Report) => Object.fromEntries(Object.entries(figuresOf(report)).map(([key, { value }]) => [key, value]))

test('the sum of mails leaves out those without a template and those of the program', () => {
  expect(values(aReport({ emails: { profile: 3, no_template: 2, automated: 4 } }))).toMatchObject({
    total_emails: 3,
    'emails/automated': 4,
  })
})

test('the sum of entries leaves out those that only carry a date', () => {
  expect(values(aReport({ engagements: { phone_call: 2, visit: 3, follow_up: 7 } }))).toMatchObject({
    total_engagements: 5,
    'engagements/follow_up': 7,
  })
})

test('the conversion rate is bookings for profiles in percent with two decimals, and 0 without a profile', () => {
  expect(values(aReport({ bookings: 1, emails: { profile: 3 } }))['conversion_rate']).toBe(33.33)
  expect(values(aReport({ bookings: 4, emails: { profile: 3 } }))['conversion_rate']).toBe(133.33)
  expect(values(aReport({ bookings: 4, emails: { profile: 0 } }))['conversion_rate']).toBe(0)
  expect(values(aReport({ bookings: 4, emails: {} }))['conversion_rate']).toBe(0)
})

test('a difference is as exact as what is shown', () => {
  const percent = (value: number) => ({ value, type: 'Percent' as const })
  expect(difference(percent(33.33), percent(20))).toBe(13.33)
  expect(difference(percent(0.3), percent(0.1))).toBe(0.2)
  expect(difference(percent(20), percent(20))).toBe(0)
})

test('rows stand in groups, the sum first, what it leaves out last and marked', () => {
  const [emails, engagements, results] = kpiGroups(
    aReport({ emails: { no_template: 1, profile: 2, offer: 3 }, engagements: { follow_up: 1, visit: 2 } }),
  )
  expect(emails!.rows.map(({ key }) => key)).toEqual(['total_emails', 'emails/profile', 'emails/offer', 'emails/no_template'])
  expect(emails!.rows.map(({ remark }) => remark)).toEqual([undefined, undefined, undefined, texts.not_summed])
  expect(engagements!.rows.map(({ key }) => key)).toEqual(['total_engagements', 'engagements/visit', 'engagements/follow_up'])
  expect(results!.rows.map(({ key }) => key)).toEqual(['vacancies_count', 'bookings_count', 'rejections_count', 'conversion_rate'])
})

test('every row has its figure', () => {
  const report = aReport({ emails: { profile: 1 }, engagements: { visit: 1 } })
  const keys = kpiGroups(report).flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(Object.keys(figuresOf(report)).toSorted()).toEqual(keys.toSorted())
})
