import { expect, test } from 'vitest'
import { demoAgency } from '../agency.ts'

// The end of a year and a leap day.
const agencies = ['2026-11-23', '2027-01-01', '2028-02-29'].map((today) => ({ today, ...demoAgency(today) }))

test.each(agencies)('on $today people are known who were there before, leased by others or as the hirer’s own', ({ priorPeriods }) => {
  expect(new Set(priorPeriods.map(({ employee }) => employee)).size).toBe(6)
  const [leased, employed] = [priorPeriods.filter(({ kind }) => kind === 'leased'), priorPeriods.filter(({ kind }) => kind === 'employed')]
  expect([leased.length, employed.length]).toEqual([4, 2])
  expect(leased.every(({ lender }) => lender !== '') && employed.every(({ lender }) => lender === '')).toBe(true)
  expect(priorPeriods.map(({ facility, hirer }) => [facility, hirer].filter((one) => one !== null).length)).toEqual([1, 1, 1, 1, 1, 1])
})

test.each(agencies)('on $today each of them has been sent there since, after the period', ({ priorPeriods, bookings, facilities }) => {
  for (const { employee, facility, hirer, lower, upper } of priorPeriods) {
    const own = bookings.filter((one) => one.employee === employee)
    expect(lower < upper && own.every((one) => upper < one.lower)).toBe(true)
    const companyOf = (house: string) => facilities.find(({ name }) => name === house)?.company
    expect(own.some((one) => (facility === null ? companyOf(one.facility) === hirer : one.facility === facility))).toBe(true)
  }
})
