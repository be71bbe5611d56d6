import * as z from 'zod/mini'
import type { DayRange } from './range.ts'
import { overlaps } from './range.ts'
import { plainRef } from './shared-shape.ts'

/** How much of a week is taken; outside: the week is not asked about at all. */
export const weekFills = ['not-included', 'not-filled', 'partially-filled', 'fully-filled'] as const
export type WeekFill = (typeof weekFills)[number]

/** One calendar week, Monday to Sunday: how many are booked or absent in it, and how many positions there are. */
const calendarWeek = z.object({
  year: z.number(),
  week: z.number(),
  start: z.string(),
  end: z.string(),
  fill: z.enum(weekFills),
  count: z.number(),
  positions: z.number(),
})
export type Week = z.output<typeof calendarWeek>

/** Twelve weeks in a row, docs/rules/availability.md. */
export const availability = z.array(calendarWeek)

/** The right without which nobody sees who is booked, and so neither who is free. */
export const mayViewBookings = 'vacancies.view_booking'

/** The rights without which nobody sees that somebody who is booked is away. */
export const mayViewBookedAbsences = [mayViewBookings, 'employees.view_employee'] as const

/** Days on which somebody is booked and away, and which bookings stand in on which of them: docs/rules/availability.md. */
const absenceWhileBooked = z.object({
  employee: plainRef,
  reason_display: z.string(),
  lower: z.string(),
  upper: z.string(),
  stand_ins: z.array(z.extend(plainRef, { lower: z.string(), upper: z.nullable(z.string()) })),
})
export type AbsenceWhileBooked = z.output<typeof absenceWhileBooked>

/** Those of the twelve weeks. */
export const absencesWhileBooked = z.array(absenceWhileBooked)

/** The range of a vacancy, and how many it takes. */
export type Offer = DayRange & { positions: number }

/** Who is free when: the days an employee is booked or absent; outside `within` she is not asked about. */
export const availabilityOfEmployee = (day: string, taken: readonly DayRange[], within: DayRange = always): Week[] =>
  fillWeeks(day, taken, { positions: () => 1, isIncluded: (week) => overlaps(week, within) })

/** How many positions of a vacancy are taken, from its first to its last day. */
export const availabilityOfVacancy = (day: string, taken: readonly DayRange[], { positions, ...range }: Offer): Week[] =>
  fillWeeks(day, taken, { positions: () => positions, isIncluded: (week) => overlaps(week, range) })

/** How many of the positions that a facility offers are taken; a week without any of both is not asked about. */
export const availabilityOfFacility = (day: string, taken: readonly DayRange[], offers: readonly Offer[]): Week[] =>
  fillWeeks(day, taken, {
    positions: (week) => offers.reduce((sum, offer) => (overlaps(offer, week) ? sum + offer.positions : sum), 0),
    isIncluded: (week, count) => count > 0 || offers.some((offer) => overlaps(offer, week)),
  })

const always: DayRange = { lower: null, upper: null }

type WeekRules = { positions: (week: DayRange) => number; isIncluded: (week: DayRange, count: number) => boolean }

/** Years of ranges are looked through once: few touch the twelve weeks. */
const fillWeeks = (day: string, taken: readonly DayRange[], { positions: positionsIn, isIncluded }: WeekRules): Week[] => {
  const span = spanFrom(day)
  const touching = taken.filter((one) => overlaps(one, span))
  return weeksFrom(day).map(({ year, week, range }) => {
    const count = touching.filter((one) => overlaps(one, range)).length
    const positions = positionsIn(range)
    const fill = isIncluded(range, count) ? fillOf(count, positions) : 'not-included'
    return { year, week, start: range.lower, end: range.upper, fill, count, positions }
  })
}

function fillOf(count: number, positions: number): WeekFill {
  if (count === 0) return 'not-filled'
  return count < Math.max(positions, 1) ? 'partially-filled' : 'fully-filled'
}

/** So many weeks are looked ahead. */
const number = 12

/** In milliseconds. All moments are midnights in UTC: no day is longer or shorter than another. */
const dayLength = 86_400_000

type CalendarWeek = Pick<Week, 'year' | 'week'> & { range: { lower: string; upper: string } }

let last: { first: string; weeks: CalendarWeek[] } = { first: '', weeks: [] }

/** Twelve weeks in a row, the first one with the day `YYYY-MM-DD` in it. All records of a page ask for the same. */
function weeksFrom(first: string): CalendarWeek[] {
  if (last.first !== first) {
    last = { first, weeks: Array.from({ length: number }, (_, index) => weekOf(Date.parse(first) + index * 7 * dayLength)) }
  }
  return last.weeks
}

/** The first and the last day of the weeks from a day on. */
export const spanFrom = (first: string): { lower: string; upper: string } => {
  const weeks = weeksFrom(first)
  return { lower: weeks[0]!.range.lower, upper: weeks.at(-1)!.range.upper }
}

/** The week of a moment, counted as ISO 8601 does: its year is that of its Thursday. */
function weekOf(moment: number): CalendarWeek {
  const daysSinceMonday = (new Date(moment).getUTCDay() + 6) % 7
  const monday = moment - daysSinceMonday * dayLength
  const thursday = monday + 3 * dayLength
  const year = new Date(thursday).getUTCFullYear()
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0)) / (7 * dayLength))
  return { year, week, range: { lower: dayOf(monday), upper: dayOf(monday + 6 * dayLength) } }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
