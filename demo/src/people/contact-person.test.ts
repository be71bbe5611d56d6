import { expect, test } from 'vitest'
import { contactsFor, demoContactPersons } from './contact-person.ts'
import { demoFacilities } from '../places/facility.ts'
import { demoFacilityGroups } from '../places/facility-group.ts'
import { fullName } from './person-name.ts'

const today = '2026-11-23'
const facilities = demoFacilities(today)
const persons = demoContactPersons(facilities, today)
const facilityCalled = new Map(facilities.map((one) => [one.name, one]))
const unique = (values: string[]) => new Set(values).size === values.length

// Pinned on purpose: a change to the random numbers shows up here.
test('the contact persons are the same each time and on every machine', () => {
  expect(demoContactPersons(facilities, today)).toEqual(persons)
  expect([persons[0]?.last_name, persons[0]?.phone, persons[0]?.created_datetime]).toEqual([
    'Jensen',
    '+49 40 66969 003',
    '2023-12-06T06:41:18.000000Z',
  ])
})

test('there are some 150, most of facilities, some of groups, some inactive, of all genders, with and without a title', () => {
  expect(persons.length).toBeGreaterThan(140)
  expect(persons.length).toBeLessThan(180)
  expect(persons.filter((one) => one.facility_group !== null).length).toBeGreaterThan(10)
  expect(persons.every((one) => (one.facility === null) !== (one.facility_group === null))).toBe(true)
  expect(persons.filter((one) => !one.is_active).length).toBeGreaterThan(5)
  expect(new Set(persons.map((one) => one.gender))).toEqual(new Set(['f', 'm', 'u']))
  expect(persons.filter((one) => one.title !== '').length).toBeGreaterThan(5)
})

test('each has a name of their own and a facility or group that exists', () => {
  expect(unique(persons.map(fullName))).toBe(true)
  expect(unique(persons.map((one) => one.last_name))).toBe(true)
  const places = [...facilityCalled.keys(), ...demoFacilityGroups().map(({ name }) => name)]
  expect(persons.filter((one) => !places.includes(one.facility ?? one.facility_group ?? ''))).toEqual([])
})

test('nobody real is written to or called', () => {
  const reserved = /^$|^(0|\+49 )(30[ /]23125|40[ /]66969|221[ /]4710|69[ /]90009|89[ /]99998)[ -]?\d{3}$/
  const reservedMobile = /^$|^(0|\+49 )171[ /]39200\d{2}$/
  expect(persons.filter(({ phone, mobile }) => !reserved.test(phone) || !reservedMobile.test(mobile))).toEqual([])
  expect(persons.filter(({ email }) => !/^$|^[a-z]\.[a-z-]+@[a-z0-9.-]+\.example$/.test(email))).toEqual([])
  expect(unique(persons.flatMap(({ mobile }) => mobile.replaceAll(/\D/g, '').slice(-7) || []))).toBe(true)
})

test('they write from the domain of their facility, and nobody was known before it', () => {
  const own = persons.flatMap((one) => (one.facility === null ? [] : [{ ...one, at: facilityCalled.get(one.facility)! }]))
  expect(own.filter(({ email, at }) => email !== '' && email.split('@')[1] !== at.email.split('@')[1])).toEqual([])
  expect(own.filter(({ created_datetime, at }) => created_datetime < at.created_datetime)).toEqual([])
  expect(persons.filter(({ created_datetime }) => created_datetime >= today)).toEqual([])
})

test('most facilities have a main contact, many one who signs and one who pays, all of them theirs or their group’s', () => {
  const contacts = facilities.map((one) => ({ one, ...contactsFor(one, persons) }))
  expect(contacts.filter(({ main_contact }) => main_contact).length).toBeGreaterThan(45)
  expect(contacts.filter(({ contract_contact }) => contract_contact).length).toBeGreaterThan(20)
  expect(contacts.filter(({ invoice_contact }) => invoice_contact).length).toBeGreaterThan(15)
  const strangers = contacts.flatMap(({ one, ...roles }) =>
    Object.values(roles).filter(
      (contact) => contact && (!contact.is_active || ![one.name, one.facility_group].includes(contact.facility ?? contact.facility_group)),
    ),
  )
  expect(strangers).toEqual([])
})
