import { expect, test } from 'vitest'
import { demoAgency } from '../agency.ts'

const today = '2026-11-23'

// The end of a year and a leap day.
test.each([today, '2027-01-01', '2028-02-29'])('on %s some bookings are over, some run, some end soon and some will begin', (day) => {
  const { bookings } = demoAgency(day)
  expect(demoAgency(day).bookings).toEqual(bookings)
  const live = bookings.filter(({ cancelled, terminated }) => !cancelled && !terminated)
  const running = live.filter(({ lower, upper }) => lower <= day && (upper === null || upper >= day))
  expect(running.length).toBeGreaterThan(10)
  expect(running.filter(({ upper }) => upper !== null && Date.parse(upper) - Date.parse(day) < 28 * 86_400_000).length).toBeGreaterThan(2)
  expect(live.filter(({ lower }) => lower > day).length).toBeGreaterThan(4)
  expect(live.filter(({ upper }) => upper !== null && upper < day).length).toBeGreaterThan(10)
  expect(bookings.filter(({ created_datetime }) => created_datetime >= day)).toEqual([])
})

const { bookings, candidates, vacancies } = demoAgency(today)

test('nobody is in two places at once, and no vacancy has more bookings than positions', () => {
  for (const all of Map.groupBy(
    bookings.filter(({ cancelled }) => !cancelled),
    ({ employee }) => employee,
  ).values()) {
    const days = all.toSorted((one, other) => (one.lower < other.lower ? -1 : 1))
    for (const [at, { upper }] of days.entries()) expect((upper ?? '9999') < (days[at + 1]?.lower ?? '99999')).toBe(true)
  }
  for (const [index, { number_of_positions }] of vacancies.entries())
    expect(bookings.filter(({ vacancy, cancelled }) => vacancy === index && !cancelled).length).toBeLessThanOrEqual(number_of_positions)
})

test('some are cancelled, some ended early, and some are renewals with a vacancy type', () => {
  expect(bookings.some(({ cancelled }) => cancelled)).toBe(true)
  expect(bookings.some(({ terminated }) => terminated)).toBe(true)
  for (const { booking_type, vacancy, vacancy_type } of bookings)
    expect([vacancy === null, vacancy_type === null]).toEqual([booking_type === 'renewal', booking_type !== 'renewal'])
})

test('candidates are in every state, and whoever is booked has signed', () => {
  expect(new Set(candidates.map(({ status }) => status)).size).toBe(5)
  expect(new Set(candidates.map(({ vacancy, employee }) => `${vacancy} ${employee}`)).size).toBe(candidates.length)
  const signed = candidates.filter(({ status }) => status === 'signed').map(({ vacancy, employee }) => `${vacancy} ${employee}`)
  const booked = bookings.flatMap(({ vacancy, employee, cancelled }) => (vacancy !== null && !cancelled ? [`${vacancy} ${employee}`] : []))
  expect(signed.toSorted()).toEqual([...new Set(booked)].toSorted())
})
