import { describe, expect, test } from 'vitest'
import { demoAgency } from './agency.ts'
import { daysAfter } from './day.ts'
import { fullName } from './people/person-name.ts'

const { applicants, employees } = demoAgency('2026-11-23')
const national = (number: string) => number.replaceAll(/\D/g, '').replace(/^(0|49)/, '')

/** Numbers and addresses, each with the people it reaches. */
const reached = (people: { who: string; mobile: string; phone?: string; email: string }[]) =>
  Object.entries(
    Object.groupBy(
      people.flatMap(({ who, mobile, phone = '', email }) =>
        [national(mobile), national(phone), email].flatMap((at) => (at ? { at, who } : [])),
      ),
      ({ at }) => at,
    ),
  ).map(([at, all = []]) => [at, [...new Set(all.map(({ who }) => who))]] as const)

test('nobody among applicants and employees can be reached where somebody else can', () => {
  const people = [
    ...applicants.map((one) => ({ ...one, who: `${one.first_name} ${one.last_name}` })),
    ...employees.map((one) => ({ ...one, who: fullName(one) })),
  ]
  expect(reached(people).filter(([, who]) => who.length > 1)).toEqual([])
})

// The demo depends on the weekday, so these seven days cover every case.
describe.each(Array.from({ length: 7 }, (_, at) => daysAfter('2026-12-24', at)))('first started on %s', (day) => {
  const agency = demoAgency(day)
  const soon = daysAfter(day, 14)
  const live = agency.bookings.filter(({ cancelled, terminated }) => !cancelled && !terminated)
  const running = live.filter(({ lower, upper }) => lower <= day && (upper === null || upper >= day))

  test('there is work on that morning, whatever day it is', () => {
    const dates = agency.engagements.flatMap(({ is_open, followup_date }) => (is_open ? [followup_date!] : []))
    const openAt = (index: number) => agency.vacancies[index]!.number_of_positions - live.filter(({ vacancy }) => vacancy === index).length
    const work = {
      overdue: dates.filter((date) => date < day),
      due: dates.filter((date) => date === day),
      beginning: agency.vacancies.filter(
        ({ status, lower }, index) => status === 'open' && lower > day && lower <= soon && openAt(index) > 0,
      ),
      ending: running.filter(({ upper }) => upper !== null && upper <= soon),
      hit: running.filter(({ employee, upper }) =>
        agency.absences.some((one) => one.employee === employee && one.lower <= (upper ?? soon) && one.lower <= soon && one.upper >= day),
      ),
    }
    expect(Object.entries(work).filter(([, all]) => all.length < 3)).toEqual([])
  })

  test('every figure has a last year: something of each kind in each of fourteen months', () => {
    const months = Array.from({ length: 14 }, (_, at) => [daysAfter(day, -30 * at - 30), daysAfter(day, -30 * at)] as const)
    const kinds = ['engagements', 'emails', 'applicants', 'vacancies', 'bookings', 'candidates', 'absences'] as const
    for (const kind of kinds) {
      const counts = months.map(([from, to]) => agency[kind].filter(({ created_datetime: at }) => at >= from && at < to).length)
      expect([kind, Math.min(...counts) > 0, counts]).toEqual([kind, true, counts])
    }
  })

  test('nothing was agreed with or about those who were not there yet', () => {
    const since = new Map([
      ...agency.facilities.map((one) => [one.name, one.created_datetime] as const),
      ...agency.employees.map((one) => [fullName(one), one.created_datetime] as const),
    ])
    const early = (at: string, ...names: string[]) => names.some((name) => since.get(name)! > at)
    expect(agency.vacancies.filter((one) => early(one.created_datetime, one.facility))).toEqual([])
    expect(agency.bookings.filter((one) => early(one.created_datetime, one.facility, one.employee))).toEqual([])
    expect(agency.candidates.filter((one) => early(one.created_datetime, one.employee))).toEqual([])
    expect(agency.absences.filter((one) => early(one.lower, one.employee))).toEqual([])
  })

  test('some are proposed who must not simply be sent: one has left, one has no exam, one has an unclear title', () => {
    const doubtful = agency.candidates.slice(-3).map(({ vacancy: index, employee: name }) => {
      const { is_active, exam, nationality_group } = agency.employees.find((one) => fullName(one) === name)!
      const { lower, exams } = agency.vacancies[index]!
      return { isToCome: lower > day, is_active, fits: exams.includes(exam ?? ''), nationality_group }
    })
    expect(doubtful).toMatchObject([
      { isToCome: true, is_active: false, fits: true },
      { isToCome: true, is_active: true, fits: false },
      { isToCome: true, is_active: true, fits: true, nationality_group: 'third_country' },
    ])
  })

  test('one stays a week beyond the last day of her vacancy', () => {
    const isBeyond = ({ vacancy, upper }: (typeof live)[number]) =>
      vacancy !== null && upper! > (agency.vacancies[vacancy]!.upper ?? '9999')
    const [staying, ...others] = live.filter(isBeyond)
    expect(others).toEqual([])
    expect(staying!.upper).toBe(daysAfter(agency.vacancies[staying!.vacancy!]!.upper!, 7))
    expect(staying!.upper! > day).toBe(true)
  })
})
