import type { UserNeeds } from '@kasack/contract/user.ts'
import { expect, test } from 'vitest'
import { actionWidth, baseTableWidth, baseWidth, columnsFor, totalWidth } from './column.ts'
import { referrers } from './referrer.ts'

const everything = (_needs: UserNeeds) => true
const shown = (columns: Parameters<typeof columnsFor>[0], referrer?: (typeof referrers)[number], may = everything) =>
  columnsFor(columns, { referrer, may }).map(({ width }) => width)

test('widths are shares of 1200 px', () => {
  expect(baseWidth(10)).toBe(120)
  expect(baseWidth(actionWidth)).toBe(48)
  expect(baseWidth(100)).toBe(baseTableWidth)
})

test('a column may be hidden or have another width where the table is part of another page', () => {
  const columns = [{ width: 50 }, { width: 30, widthAt: { 'facility/details': 60 } }, { width: 20, widthAt: { 'facility/details': null } }]
  expect(shown(columns)).toEqual([50, 30, 20])
  expect(shown(columns, 'facility/details')).toEqual([50, 60])
  expect(shown(columns, 'employee/details')).toEqual([50, 30, 20])
})

test('a column exists only for those who hold its permission', () => {
  const columns = [{ width: 50 }, { width: 50, needs: 'vacancies.view_booking' as const }]
  expect(shown(columns, undefined, () => false)).toEqual([50])
  expect(shown(columns, undefined, (needs) => needs === 'vacancies.view_booking')).toEqual([50, 50])
})

test('the row menus take their part of the hundred', () => {
  expect(totalWidth([{ width: 60.5 }, { width: 35.5 }], true)).toBe(100)
  expect(totalWidth([{ width: 60.1 }, { width: 39.9 }], false)).toBe(100)
})

test('the places of tables have the eight names of the specification', () => {
  expect([...referrers].toSorted()).toEqual([
    'applicant/details',
    'contact-person/details',
    'contactPerson/details',
    'dashboard/followups',
    'dashboard/recent-engagements',
    'employee/details',
    'facility/details',
    'vacancy/details',
  ])
})
