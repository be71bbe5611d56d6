import * as z from 'zod/mini'
import type { DayRange } from './range.ts'
import { overlaps } from './range.ts'
import { plainRef } from './shared-shape.ts'

/** How much of a week is taken; `not-included`: the week does not concern the record. */
export const weekFills = ['not-included', 'not-filled', 'partially-filled', 'fully-filled'] as const
export type WeekFill = (typeof weekFills)[number]

/** A calendar week, Monday to Sunday, with the number of bookings and absences in it, and of positions. */
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

/** Twelve consecutive weeks, docs/rules/availability.md. */
export const availability = z.array(calendarWeek)

/** The permission to see who is booked, and therefore who is free. */
export const mayViewBookings = 'vacancies.view_booking'

/** The permissions to see that a booked employee is absent. */
export const mayViewBookedAbsences = [mayViewBookings, 'employees.view_employee'] as const

/** Days on which an employee is both booked and absent, and which bookings stand in on which of them: docs/rules/availability.md. */
const absenceWhileBooked = z.object({
  employee: plainRef,
  reason_display: z.string(),
  lower: z.string(),
  upper: z.string(),
  stand_ins: z.array(z.extend(plainRef, { lower: z.string(), upper: z.nullable(z.string()) })),
})
export type AbsenceWhileBooked = z.output<typeof absenceWhileBooked>

/** Those that touch the twelve weeks. */
export const absencesWhileBooked = z.array(absenceWhileBooked)

/** A vacancy's range and its number of positions. */
export type Offer = DayRange & { positions: number }

/** Weeks of an employee, from the days booked or absent; weeks outside `within` are not included. */
export const availabilityOfEmployee = (day: string, taken: readonly DayRange[], within: DayRange = always): Week[] =>
  fillWeeks(day, taken, { positions: () => 1, isIncluded: (week) => overlaps(week, within) })

/** How many positions of a vacancy are taken, from its first to its last day. */
export const availabilityOfVacancy = (day: string, taken: readonly DayRange[], { positions, ...range }: Offer): Week[] =>
  fillWeeks(day, taken, { positions: () => positions, isIncluded: (week) => overlaps(week, range) })

/** How many of the positions that a facility offers are taken; weeks with neither bookings nor positions are not included. */
export const availabilityOfFacility = (day: string, taken: readonly DayRange[], offers: readonly Offer[]): Week[] =>
  fillWeeks(day, taken, {
    positions: (week) => offers.reduce((sum, offer) => (overlaps(offer, week) ? sum + offer.positions : sum), 0),
    isIncluded: (week, count) => count > 0 || offers.some((offer) => overlaps(offer, week)),
  })

const always: DayRange = { lower: null, upper: null }

type WeekRules = { positions: (week: DayRange) => number; isIncluded: (week: DayRange, count: number) => boolean }

/** Searches years of ranges only once: few touch the twelve weeks. */
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

/** Weeks looked ahead. */
const number = 12

/** In milliseconds. All moments are midnights in UTC, so every day is equally long. */
const dayLength = 86_400_000

type CalendarWeek = Pick<Week, 'year' | 'week'> & { range: { lower: string; upper: string } }

let last: { first: string; weeks: CalendarWeek[] } = { first: '', weeks: [] }

/** Twelve weeks from the one that contains the day `YYYY-MM-DD`, kept because all records of a page share them. */
function weeksFrom(first: string): CalendarWeek[] {
  if (last.first !== first) {
    last = { first, weeks: Array.from({ length: number }, (_, index) => weekOf(Date.parse(first) + index * 7 * dayLength)) }
  }
  return last.weeks
}

/** First and last day of the twelve weeks from a day on. */
export const spanFrom = (first: string): { lower: string; upper: string } => {
  const weeks = weeksFrom(first)
  return { lower: weeks[0]!.range.lower, upper: weeks.at(-1)!.range.upper }
}

/** The ISO 8601 week of a moment: its year is that of its Thursday. */
function weekOf(moment: number): CalendarWeek {
  const daysSinceMonday = (new Date(moment).getUTCDay() + 6) % 7
  const monday = moment - daysSinceMonday * dayLength
  const thursday = monday + 3 * dayLength
  const year = new Date(thursday).getUTCFullYear()
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0)) / (7 * dayLength))
  return { year, week, range: { lower: dayOf(monday), upper: dayOf(monday + 6 * dayLength) } }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
