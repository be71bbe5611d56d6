import { federalStates } from '@kasack/contract/federal-state.ts'
import { describe, expect, test } from 'vitest'
import { demoFacilities } from './facility.ts'
import { demoFacilityGroups } from './facility-group.ts'
import { largeFacilities } from '../large-agency/facility.ts'
import { townOf, towns, townsAbroad } from './town.ts'
import { demoUsers } from '../people/user.ts'

const today = '2026-11-23'
const facilities = demoFacilities(today)
const large = largeFacilities(2_000, today)

const unique = (values: string[]) => new Set(values).size === values.length
const groups = new Set(demoFacilityGroups().map((group) => group.name))
const usernames = new Set(demoUsers().map((user) => user.username))

test('the agency is the same each time', () => {
  expect(demoFacilities(today)).toEqual(facilities)
  expect(largeFacilities(2_000, today)).toEqual(large)
})

// Pinned on purpose: a change to the random numbers shows up here.
test('the agency is the same on every machine', () => {
  expect([facilities[0]?.name, facilities[0]?.created_datetime]).toEqual(['Tidenhof Residenz Sylt', '2023-12-06T06:41:18.000000Z'])
})

test('another day moves the moments only', () => {
  const later = demoFacilities('2031-02-01').map((facility, index) => ({
    ...facility,
    created_datetime: facilities[index]?.created_datetime,
  }))
  expect(later).toEqual(facilities)
})

test('there are sixty facilities of many types in all sixteen states and abroad', () => {
  expect(facilities).toHaveLength(60)
  expect(new Set(facilities.map((facility) => facility.facility_type)).size).toBeGreaterThan(15)
  const states = new Set(facilities.map((facility) => townOf(facility.postal_code).state))
  expect(states).toEqual(new Set([null, ...federalStates.map((state) => state.code)]))
  expect(new Set(facilities.map((facility) => facility.country_code))).toEqual(new Set(['DE', 'AT', 'CH']))
})

test('three facilities are inactive, four or more show the address warning', () => {
  expect(facilities.filter((facility) => !facility.is_active)).toHaveLength(3)
  expect(facilities.filter((facility) => facility.address_latitude === null).length).toBeGreaterThanOrEqual(4)
})

test('every group has a facility', () => {
  expect(new Set(facilities.flatMap((facility) => facility.facility_group ?? []))).toEqual(groups)
})

test('names, client numbers, streets and e-mail addresses occur once', () => {
  expect(unique(facilities.map((facility) => facility.name.toLowerCase()))).toBe(true)
  expect(unique(facilities.map((facility) => facility.email))).toBe(true)
  expect(unique(facilities.map((facility) => facility.street))).toBe(true)
  expect(unique(facilities.flatMap((facility) => facility.client_number || []))).toBe(true)
})

describe.each([
  ['sixty facilities', facilities, 3],
  ['a large agency', large, 10],
])('%s', (_, records, years) => {
  test('names occur once', () => {
    expect(unique(records.map((facility) => facility.name.toLowerCase()))).toBe(true)
  })

  test('groups and users exist', () => {
    expect(records.filter((facility) => facility.facility_group !== null && !groups.has(facility.facility_group))).toEqual([])
    expect(records.filter((facility) => facility.support_user !== null && !usernames.has(facility.support_user))).toEqual([])
  })

  test('facilities lie at their town, with four decimals', () => {
    const centre = new Map([...towns, ...townsAbroad].map((town) => [town.postal_code, town]))
    const astray = records.filter(({ postal_code, address_latitude, address_longitude }) => {
      const town = centre.get(postal_code)
      if (town === undefined || address_latitude === null || address_longitude === null) return town === undefined
      const far = Math.abs(address_latitude - town.latitude) > 0.02 || Math.abs(address_longitude - town.longitude) > 0.02
      return far || !/^\d+(\.\d{1,4})?$/.test(String(address_latitude)) || !/^\d+(\.\d{1,4})?$/.test(String(address_longitude))
    })
    expect(astray).toEqual([])
  })

  test('nobody real is written to or called', () => {
    const reserved = /^$|^(0|\+49 )(30[ /]23125|40[ /]66969|221[ /]4710|69[ /]90009|89[ /]99998)[ -]?\d{3}$/
    const reservedMobile = /^$|^(0|\+49 )171[ /]39200\d{2}$/
    expect(records.filter(({ phone, fax }) => !reserved.test(phone) || !reserved.test(fax))).toEqual([])
    expect(records.filter(({ mobile }) => !reservedMobile.test(mobile))).toEqual([])
    expect(records.filter(({ email }) => !/^$|^[a-z0-9.-]+@[a-z0-9.-]+\.example$/.test(email))).toEqual([])
    expect(records.filter(({ webpage }) => !/^$|^https:\/\/www\.[a-z0-9.-]+\.example$/.test(webpage))).toEqual([])
  })

  test('they were created on working days of the last years, the oldest first', () => {
    const moments = records.map((facility) => facility.created_datetime)
    expect(moments).toEqual(moments.toSorted())
    expect(moments.filter((moment) => !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.000000Z$/.test(moment))).toEqual([])
    expect(moments.filter((moment) => [0, 6].includes(new Date(moment).getUTCDay()))).toEqual([])
    expect(moments[0]! > `${Number(today.slice(0, 4)) - years}${today.slice(4)}`).toBe(true)
    expect(moments.at(-1)! < today).toBe(true)
  })
})

test('every town is known by a postal code of its own', () => {
  expect(unique([...towns, ...townsAbroad].map((town) => town.postal_code))).toBe(true)
})

test('the six users have their own names and known groups', () => {
  const users = demoUsers()
  expect(users).toHaveLength(6)
  expect(unique(users.map((user) => user.username.toLowerCase()))).toBe(true)
  // wire.md 10.2 and beyond.md
  const known = new Set(['Dispatcher', 'Support', 'Recruiting', 'Reporting', 'Clearance'])
  expect(new Set(users.flatMap((user) => user.groups))).toEqual(known)
})

test('groups have names of their own and a comment', () => {
  const all = demoFacilityGroups()
  expect(unique(all.map((group) => group.name.toLowerCase()))).toBe(true)
  expect(all.filter((group) => group.comments === '')).toEqual([])
})

test('a large agency has as many facilities as asked for', () => {
  expect(large).toHaveLength(2_000)
  expect(largeFacilities(0, today)).toEqual([])
})
