import { expect, test } from 'vitest'
import { actionWidth, baseTableWidth, baseWidth, columnsFor, totalWidth } from './column.ts'

test('widths are shares of 1200 px', () => {
  expect(baseWidth(10)).toBe(120)
  expect(baseWidth(actionWidth)).toBe(48)
  expect(baseWidth(100)).toBe(baseTableWidth)
})

test('a column exists only for those who hold its permission', () => {
  const columns = [{ width: 50 }, { width: 40, needs: 'vacancies.view_booking' as const }]
  expect(columnsFor(columns, () => false)).toEqual([{ width: 50 }])
  expect(columnsFor(columns, (needs) => needs === 'vacancies.view_booking')).toEqual(columns)
})

test('the row menus take their part of the hundred', () => {
  expect(totalWidth([{ width: 60.5 }, { width: 35.5 }], true)).toBe(100)
  expect(totalWidth([{ width: 60.1 }, { width: 39.9 }], false)).toBe(100)
})
