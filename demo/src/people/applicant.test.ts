import { expect, test } from 'vitest'
import { daysSince } from '../day.ts'
import { demoApplicants } from './applicant.ts'
import { demoEmployees } from './employee.ts'
import { fullName } from './person-name.ts'

const today = '2026-11-23'
const applicants = demoApplicants(today)

test('applicants are the same each time, the oldest first, and nobody comes from the future', () => {
  expect(demoApplicants(today)).toEqual(applicants)
  const moments = applicants.map(({ created_datetime }) => created_datetime)
  expect(moments).toEqual(moments.toSorted())
  expect(moments.filter((moment) => moment >= today)).toEqual([])
})

test('there is one for everything that becomes of a mail, and links that have expired', () => {
  const fates = new Set(applicants.map(({ mail }) => mail))
  expect([...fates].toSorted()).toEqual(['confirmed', 'failed', 'held', 'none', 'sent'])
  const unanswered = applicants.filter(({ mail }) => mail === 'sent').map(({ created_datetime }) => daysSince(created_datetime, today))
  expect(unanswered.some((days) => days > 14)).toBe(true)
  expect(unanswered.some((days) => days < 14)).toBe(true)
})

test('somebody applies twice, from the same address and telephone', () => {
  const people = Map.groupBy(applicants, ({ first_name, last_name }) => `${first_name} ${last_name}`)
  const twice = [...people.values()].filter((all) => all.length > 1)
  expect(twice).toHaveLength(1)
  const [first, second] = twice[0]!
  expect([second!.email, second!.mobile.replaceAll(/\D/g, '').slice(-8)]).toEqual([
    first!.email,
    first!.mobile.replaceAll(/\D/g, '').slice(-8),
  ])
  expect(new Set(applicants.map(({ email }) => email)).size).toBe(applicants.length - 1)
})

test('some say where they live, some nothing; a few have a point, one lives abroad', () => {
  const are = (is: (one: (typeof applicants)[number]) => boolean) => applicants.filter(is).length
  expect(are(({ postal_code }) => postal_code === '')).toBeGreaterThan(10)
  expect(are(({ postal_code, address_latitude }) => postal_code !== '' && address_latitude === null)).toBeGreaterThan(5)
  expect(are(({ address_latitude, address_longitude }) => address_latitude !== null && address_longitude !== null)).toBeGreaterThan(2)
  expect(are(({ country_code }) => country_code !== 'DE')).toBe(1)
})

test('who was taken on is an employee of that name', () => {
  const names = new Set(demoEmployees(today).map(fullName))
  const taken = applicants.flatMap(({ becomes }) => becomes ?? [])
  expect(taken.length).toBeGreaterThan(2)
  expect(taken.filter((name) => !names.has(name))).toEqual([])
})
