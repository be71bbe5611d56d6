import { describe, expect, test } from 'vitest'
import { demoApplicants } from '../people/applicant.ts'
import { demoContactPersons } from '../people/contact-person.ts'
import { daysAfter } from '../day.ts'
import { knownEmployees } from '../people/known-employee.ts'
import { type DemoEngagement, demoEngagements } from './engagement.ts'
import { demoFacilities } from '../places/facility.ts'
import { openFollowUps, setFollowUps } from './open-follow-up.ts'
import { fullName } from '../people/person-name.ts'
import { demoUsers } from '../people/user.ts'

const monday = '2026-11-23'
const dispatchers = demoUsers().flatMap((user) => (user.groups.includes('Dispatcher') ? [user.username] : []))

function agencyOn(today: string) {
  const facilities = demoFacilities(today)
  const contactPersons = demoContactPersons(facilities, today)
  const applicants = demoApplicants(today)
  return { today, facilities, contactPersons, applicants, entries: demoEngagements(facilities, { contactPersons, applicants, today }) }
}

const { facilities, entries } = agencyOn(monday)

test('the logbook is the same each time', () => {
  expect(agencyOn(monday).entries).toEqual(entries)
})

// Pinned on purpose: a change to the random numbers shows up here.
test('the logbook is the same on every machine', () => {
  const [first] = entries
  expect([first?.facility, first?.created_datetime, first?.note]).toEqual([
    'Kurwerk Klinik Sprudelhof',
    '2025-04-09T11:54:27.000000Z',
    'Hr. Trapp möchte die AÜ-Erlaubnis nochmal, alte Kopie ist verschwunden (HW)',
  ])
})

test('some 1,100 entries are of the last fourteen months, the others of facilities nobody calls any more', () => {
  const recent = entries.filter((one) => one.created_datetime >= daysAfter(monday, -430))
  expect(recent.length).toBeGreaterThan(1_000)
  expect(recent.length).toBeLessThan(1_300)
  expect(entries.length - recent.length).toBeLessThan(60)
})

test('all of the office write, and all ways of contact occur', () => {
  for (const { username } of demoUsers()) expect(entries.filter((one) => one.created_by_user === username).length).toBeGreaterThan(20)
  expect(new Set(entries.map((one) => one.action_type)).size).toBeGreaterThan(20)
  expect(entries.filter((one) => one.facility === null).length).toBeGreaterThan(50)
  expect(entries.filter((one) => one.facility !== null && one.employee !== null).length).toBeGreaterThan(200)
  expect(entries.filter((one) => one.contact_person !== null).length).toBeGreaterThan(600)
})

test('hardly two notes are the same', () => {
  const times = Map.groupBy(entries, (one) => one.note)
  expect(times.size).toBeGreaterThan(800)
  expect(Math.max(...[...times.values()].map((same) => same.length))).toBeLessThan(8)
})

test('some facilities were never contacted, some not for 50, 100, 200 and 365 days', () => {
  const latest = new Map(entries.map((one) => [one.facility, one.created_datetime])) // oldest first
  const silentSince = (days: number) => facilities.filter(({ name }) => (latest.get(name) ?? '9') < daysAfter(monday, -days)).length
  expect(facilities.filter(({ name }) => !latest.has(name)).length).toBeGreaterThanOrEqual(4)
  const [fifty = 0, hundred = 0, twoHundred = 0, year = 0] = [50, 100, 200, 365].map(silentSince)
  expect([fifty - hundred, hundred - twoHundred, twoHundred - year, year].every((count) => count >= 3)).toBe(true)
})

// The end of a year, a leap day and every day of a week.
describe.each([
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2027-01-01',
  '2028-02-29',
])('first started on %s', (day) => {
  const agency = agencyOn(day)

  test('entries name what exists: facility, its contact persons, employee, applicant, user', () => {
    const usernames = demoUsers().map(({ username }) => username)
    const employees = [null, ...knownEmployees().map(fullName)]
    const applied = agency.applicants.map((one) => fullName({ title: '', ...one }))
    const places = new Map(agency.facilities.map((one) => [one.name, [one.name, one.facility_group]]))
    const persons = new Map(agency.contactPersons.map((one) => [fullName(one), one.facility ?? one.facility_group]))
    const isWrong = {
      user: (one: DemoEngagement) => !usernames.includes(one.created_by_user),
      employee: (one: DemoEngagement) => !employees.includes(one.employee),
      applicant: ({ applicant }: DemoEngagement) => applicant !== null && applied.filter((name) => name === applicant).length !== 1,
      subject: (one: DemoEngagement) =>
        one.facility === null ? one.employee === null && one.applicant === null : !places.has(one.facility),
      contact: ({ contact_person, facility }: DemoEngagement) =>
        contact_person !== null && !places.get(facility ?? '')?.includes(persons.get(contact_person) ?? ''),
    }
    for (const [what, wrong] of Object.entries(isWrong)) expect([what, agency.entries.filter(wrong)]).toEqual([what, []])
  })

  test('they were written in office hours of working days, the oldest first, after facility, contact person and applicant were entered', () => {
    const moments = agency.entries.map((one) => one.created_datetime)
    expect(moments).toEqual(moments.toSorted())
    expect(moments.at(-1)! < day).toBe(true)
    expect(moments.filter((moment) => [0, 6].includes(new Date(moment).getUTCDay()))).toEqual([])
    expect(moments.filter((moment) => !/T(0[6-9]|1[0-4]):\d\d:\d\d\.000000Z$|T15:00:00/.test(moment))).toEqual([])
    const created = new Map([
      ...agency.facilities.map((one) => [one.name, one.created_datetime] as const),
      ...agency.contactPersons.map((one) => [fullName(one), one.created_datetime] as const),
      ...agency.applicants.map((one) => [fullName({ title: '', ...one }), one.created_datetime] as const),
    ])
    const early = agency.entries.filter((one) =>
      [one.facility, one.contact_person, one.applicant].some((name) => name !== null && created.get(name)! > one.created_datetime),
    )
    expect(early).toEqual([])
  })

  test('a follow-up lies after its entry, and what is done lies before today', () => {
    const dated = agency.entries.filter((one) => one.followup_date !== null)
    expect(dated.filter((one) => one.followup_date! < one.created_datetime.slice(0, 10))).toEqual([])
    expect(dated.filter((one) => !one.is_open && one.followup_date! >= day)).toEqual([])
  })

  test('an open follow-up is on the last entry of its facility, employee or applicant, one each', () => {
    const open = agency.entries.filter((one) => one.is_open)
    expect(open).toHaveLength(openFollowUps().length)
    for (const one of open) {
      const same = agency.entries.filter((other) =>
        one.facility === null
          ? other.facility === null && other.employee === one.employee && other.applicant === one.applicant
          : other.facility === one.facility,
      )
      expect(same.at(-1)).toBe(one)
    }
  })

  test('every dispatcher has follow-ups overdue, due and to come; all priorities occur', () => {
    const open = agency.entries.filter((one) => one.is_open)
    for (const username of dispatchers) {
      const dates = open.flatMap((one) => (one.followup_user === username ? [one.followup_date!] : []))
      expect(dates.some((date) => date < day && date >= daysAfter(day, -14))).toBe(true)
      expect(dates).toContain(day)
      expect(dates.some((date) => date > day)).toBe(true)
      expect(dates.every((date) => date >= daysAfter(day, -14))).toBe(true)
    }
    expect(new Set(open.map((one) => one.followup_priority))).toEqual(new Set(['high', 'medium', 'low']))
  })
})

test('about a third of the facilities have an open follow-up, some set without a word in the logbook', () => {
  const carried = openFollowUps().flatMap(({ facility }) => facility ?? [])
  const set = setFollowUps(monday).map(({ facility }) => facility)
  expect(new Set([...carried, ...set]).size).toBe(carried.length + set.length)
  expect(carried.length + set.length).toBeGreaterThan(18)
  expect(carried.length + set.length).toBeLessThan(28)
  expect(set.filter((name) => entries.some((one) => one.facility === name))).toEqual([])
})
