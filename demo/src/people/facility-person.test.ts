import { expect, test } from 'vitest'
import { demoAgency } from '../agency.ts'

// The end of a year and a leap day.
const agencies = ['2026-11-23', '2027-01-01', '2028-02-29'].map((today) => ({ today, ...demoAgency(today) }))

test.each(agencies)('on $today houses block some, with a reason, and ask for others', ({ facilityPersons }) => {
  const [blocked, wanted] = (['blocked', 'favourite'] as const).map((state) => facilityPersons.filter((one) => one.state === state))
  expect([blocked!.length, wanted!.length]).toEqual([4, 6])
  expect(blocked!.every(({ reason }) => reason !== '')).toBe(true)
  expect(new Set(facilityPersons.map(({ facility, employee }) => `${facility} ${employee}`)).size).toBe(10)
})

test.each(agencies)('on $today who is blocked was there and comes no more, who is asked for is there', (agency) => {
  const { facilityPersons, bookings, candidates, vacancies, today } = agency
  const placesOf = facilityPersons.map(({ facility, employee, state }) => {
    const own = bookings.filter((one) => !one.cancelled && one.facility === facility && one.employee === employee)
    const left = own.filter(({ upper }) => upper === null || upper >= today)
    const isProposed = candidates.some((one) => one.employee === employee && vacancies[one.vacancy]!.facility === facility)
    return { state, was: own.length > 0, comes: left.length > 0 || isProposed, isThere: left.some(({ lower }) => lower <= today) }
  })
  const blocked = placesOf.filter(({ state }) => state === 'blocked')
  expect(blocked.map(({ was, comes }) => [was, comes])).toEqual(blocked.map(() => [true, false]))
  expect(placesOf.filter(({ state, isThere }) => state === 'favourite' && !isThere)).toEqual([])
})
