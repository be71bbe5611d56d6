import { expect, test } from 'vitest'
import { daysAfter } from '../day.ts'
import { townOf } from '../places/town.ts'
import { demoEmployees } from './employee.ts'
import { fullName } from './person-name.ts'
import { demoUsers } from './user.ts'

const today = '2026-11-23'
const employees = demoEmployees(today)
const unique = (values: string[]) => new Set(values).size === values.length
const digits = (number: string) => number.replaceAll(/\D/g, '').slice(-8)

// Pinned on purpose: a change to the random numbers shows up here.
test('the employees are the same each time and on every machine', () => {
  expect(demoEmployees(today)).toEqual(employees)
  expect([fullName(employees[0]!), employees[0]?.city, employees[0]?.created_datetime]).toEqual([
    'Esra Yıldız',
    'Darmstadt',
    '2021-06-09T06:58:37.000000Z',
  ])
})

test('there are two hundred, each with a name of their own, most of them lent', () => {
  expect(employees.length).toBe(200)
  expect(unique(employees.map(fullName))).toBe(true)
  const inactive = employees.filter((one) => !one.is_active)
  expect(inactive.length).toBeGreaterThan(8)
  expect(inactive.length).toBeLessThan(30)
  expect(employees.filter((one) => one.status === 'Im Einsatz').length).toBeGreaterThan(70)
  expect(new Set(employees.map((one) => one.status)).size).toBeGreaterThan(8)
})

test('they live all over Germany, each in a town that has their postal code', () => {
  expect(employees.filter((one) => townOf(one.postal_code).city !== one.city)).toEqual([])
  expect(new Set(employees.map((one) => townOf(one.postal_code).state)).size).toBe(16)
  const placed = employees.filter((one) => one.address_latitude !== null)
  expect(placed.filter((one) => townOf(one.postal_code).latitude !== one.address_latitude)).toEqual([])
  expect(placed.length).toBeGreaterThan(170)
  expect(placed.length).toBeLessThan(200)
})

test('some look for work elsewhere, near or far, and some of their places want to be checked', () => {
  expect(
    employees.filter((one) => one.preferred_postal_code !== '' && one.preferred_postal_code !== one.postal_code).length,
  ).toBeGreaterThan(15)
  expect(employees.filter((one) => one.preferred_location_radius <= 50).length).toBeGreaterThan(40)
  expect(employees.filter((one) => one.preferred_location_radius > 1000).length).toBeGreaterThan(5)
  const unplaced = employees.filter((one) => one.preferred_postal_code !== '' && one.preferred_location_latitude === null)
  expect(unplaced.length).toBeGreaterThan(3)
})

test('who has an exam may have a city for it, and every dispatcher has employees', () => {
  expect(employees.filter((one) => one.exam === null && one.exam_city !== '')).toEqual([])
  expect(employees.filter((one) => one.exam === null).length).toBeGreaterThan(3)
  const dispatchers = new Set(employees.flatMap((one) => one.dispatcher ?? []))
  const users = demoUsers().map(({ username }) => username)
  expect([...dispatchers].filter((name) => !users.includes(name))).toEqual([])
  expect(dispatchers.size).toBe(3)
})

test('nobody real is written to or called, and nobody shares a number, an address or a personnel number', () => {
  const reserved = /^$|^(0|\+49 )(30[ /]23125|40[ /]66969|221[ /]4710|69[ /]90009|89[ /]99998)[ -]?\d{3}$/
  const reservedMobile = /^$|^(0|\+49 )176[ /]0406 ?90\d{2}$/
  expect(employees.filter(({ phone, mobile }) => !reserved.test(phone) || !reservedMobile.test(mobile))).toEqual([])
  expect(employees.filter(({ phone, mobile }) => (phone === '') === (mobile === ''))).toEqual([])
  expect(unique(employees.map(({ phone, mobile }) => digits(phone || mobile)))).toBe(true)
  expect(employees.filter(({ email }) => !/^$|^[a-z-]+\.[a-z-]+@post\.example$/.test(email))).toEqual([])
  expect(unique(employees.flatMap(({ email }) => email || []))).toBe(true)
  expect(unique(employees.flatMap(({ public_id }) => (public_id === null ? [] : String(public_id))))).toBe(true)
})

test('everybody is of age and was known before today; who will be available says from when', () => {
  expect(employees.filter((one) => one.birthday_date > daysAfter(today, -20 * 365))).toEqual([])
  expect(employees.filter((one) => one.created_datetime >= today)).toEqual([])
  expect(employees.map((one) => one.created_datetime)).toEqual(employees.map((one) => one.created_datetime).toSorted())
  const soon = employees.filter((one) => one.status === 'Bald verfügbar')
  expect(soon.length).toBeGreaterThan(5)
  expect(soon.filter((one) => (one.available_from_date ?? '') <= today)).toEqual([])
})
