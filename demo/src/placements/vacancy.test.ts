import { expect, test } from 'vitest'
import { demoAgency } from '../agency.ts'
import { fullName } from '../people/person-name.ts'
import { demoVacancies } from './vacancy.ts'

const today = '2026-11-23'
const { facilities, contactPersons, users, vacancies } = demoAgency(today)
const known = { contactPersons, users: users.map(({ username }) => username), today }

test('vacancies are the same each time, of many facilities and of every state', () => {
  expect(demoVacancies(facilities, known)).toEqual(vacancies)
  expect(new Set(vacancies.map(({ facility }) => facility)).size).toBeGreaterThan(30)
  for (const all of Map.groupBy(vacancies, ({ status }) => status).values()) expect(all.length).toBeGreaterThan(8)
  expect(new Set(vacancies.map(({ status }) => status))).toEqual(new Set(['open', 'paused', 'closed']))
})

// The end of a year and a leap day.
test.each([today, '2027-01-01', '2028-02-29'])('on %s some are over, some are going on and some will begin', (day) => {
  const all = demoAgency(day).vacancies
  const goesOn = ({ lower, upper }: { lower: string; upper: string | null }) => lower <= day && (upper === null || upper >= day)
  expect(all.filter(goesOn).length).toBeGreaterThan(20)
  expect(all.filter(({ lower }) => lower > day).length).toBeGreaterThan(10)
  expect(all.filter(({ upper }) => upper !== null && upper < day).length).toBeGreaterThan(10)
  expect(all.filter(({ created_datetime }) => created_datetime >= day)).toEqual([])
})

test('each asks for an exam, at a facility in use, and its contact person is one of the facility', () => {
  const inUse = new Set(facilities.flatMap((one) => (one.is_active ? [one.name] : [])))
  for (const { facility, exams, lower, upper, contact_person } of vacancies) {
    expect(inUse).toContain(facility)
    expect(exams.length).toBeGreaterThan(0)
    expect(upper === null || lower < upper).toBe(true)
    const persons = contactPersons.filter((one) => one.facility === facility).map((one) => fullName(one))
    expect([null, ...persons]).toContain(contact_person)
  }
})
