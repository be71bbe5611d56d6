import { expect, test } from 'vitest'
import { demoAbsences } from './absence.ts'
import { demoEmployees } from './employee.ts'
import { fullName } from './person-name.ts'

const today = '2026-11-23'
const employees = demoEmployees(today)
const absences = demoAbsences(employees, today)

test('absences are the same each time, and there are some of every reason', () => {
  expect(demoAbsences(employees, today)).toEqual(absences)
  const reasons = Map.groupBy(absences, ({ reason }) => reason)
  expect([...reasons.keys()].toSorted()).toEqual(['other', 'overtime_free', 'sick', 'vacation'])
  for (const all of reasons.values()) expect(all.length).toBeGreaterThan(10)
})

// The end of a year and a leap day.
test.each([today, '2026-11-28', '2027-01-01', '2028-02-29'])('on %s some are away, some were and some will be', (day) => {
  const all = demoAbsences(employees, day)
  const ongoing = all.filter(({ lower, upper }) => lower <= day && day <= upper)
  expect(ongoing.length).toBeGreaterThanOrEqual(4)
  expect(ongoing.length).toBeLessThan(employees.length / 3)
  expect(all.filter(({ upper }) => upper < day).length).toBeGreaterThan(50)
  expect(all.filter(({ lower }) => lower > day).length).toBeGreaterThan(20)
  expect(all.filter(({ lower, reason }) => lower > day && reason === 'sick')).toEqual([])
  expect(all.filter(({ created_datetime }) => created_datetime >= day)).toEqual([])
})

test('nobody is away twice at once, and who is new or gone has not been away', () => {
  const known = new Set(employees.flatMap((one) => (one.is_active && one.public_id !== null ? [fullName(one)] : [])))
  for (const [employee, all] of Map.groupBy(absences, (one) => one.employee)) {
    expect(known).toContain(employee)
    for (const [at, { lower, upper }] of all.entries()) {
      expect(lower <= upper).toBe(true)
      expect(upper < (all[at + 1]?.lower ?? '9')).toBe(true)
    }
  }
})
