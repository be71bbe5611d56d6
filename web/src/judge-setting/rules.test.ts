import { defaultLevels } from '@kasack/contract/judge-level.ts'
import { expect, test } from 'vitest'
import { findingGroups, licenceTrouble } from './rules.ts'

test('every finding stands in one group', () => {
  expect(Object.values(findingGroups).flat().toSorted()).toEqual(Object.keys(defaultLevels).toSorted())
})

test.each([
  ['2026-10-30', '2027-03-31', null],
  ['2026-10-31', '2027-03-31', 'near'],
  ['2026-12-31', '2027-03-31', 'near'],
  ['2027-01-01', '2027-03-31', 'late'],
  ['2027-03-31', '2027-03-31', 'late'],
  ['2027-04-01', '2027-03-31', 'expired'],
  ['2027-02-27', '2027-07-31', null],
  ['2027-02-28', '2027-07-31', 'near'],
  ['2027-04-01', null, null],
])('on %s a licence until %s is told as %s', (today, until, state) => {
  expect(licenceTrouble(until, today)?.state ?? null).toBe(state)
})

test('an extension has to be applied for three months before', () => {
  expect(licenceTrouble('2027-05-31', '2027-01-01')).toEqual({ state: 'near', until: '2027-05-31', apply_until: '2027-02-28' })
})
