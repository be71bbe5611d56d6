import { mayViewBookings } from './availability.ts'
import { dayCount, dayOfCount } from './day-count.ts'
import { maxDistance } from './employee.ts'
import type { Period, Ref } from './field.ts'
import type { MatchPartCode, MatchWeights } from './match-weight.ts'
import type { Rights } from './permission.ts'
import type { DayRange } from './range.ts'
import { ended } from './range.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

// How well an employee fits a vacancy: docs/rules/matching.md. Points only; match-exclusion.ts rules employees out.

/** What is known about an employee in relation to a vacancy. */
export type MatchFacts = {
  today: string
  /** Of the vacancy. */
  days: Period
  qualifications: readonly Ref[]
  facility_type: number
  department: number
  employee: {
    available_from_date: string | null
    qualifications: readonly number[]
    /** In kilometres, as `preferred_location_radius`. */
    radius: number
    facility_types: readonly number[]
    departments: readonly number[]
  }
  /** Bookings that are not cancelled, and absences; those that do not touch the vacancy's days may be missing. */
  taken: readonly DayRange[]
  /** In kilometres; null: one of the places is unknown. */
  distance_km: number | null
  was_here: boolean
  is_favourite: boolean
  /** Days since the latest logbook entry about the employee; null: none recently. */
  contact_days: number | null
}

/** One reason for or against an employee: `value` from 0 to 1. Readers without the permission do not see it, and it does not count. */
export type MatchPart = { code: MatchPartCode; value: number; text: () => Text; needs?: Rights }

/** All parts of an employee's score, in order. */
export const employeeParts = (facts: MatchFacts): MatchPart[] => [
  qualificationPart(facts),
  coveragePart(facts),
  distancePart(facts.distance_km, maxDistance(facts.employee.radius)),
  preferencePart(facts),
  knownPart(facts),
  contactPart(facts.contact_days),
]

/** The parts for an applicant, about whom little is known yet: any distance is fine. */
export const applicantParts = ({ distance_km, contact_days }: Pick<MatchFacts, 'distance_km' | 'contact_days'>): MatchPart[] => [
  distancePart(distance_km, null),
  contactPart(contact_days),
]

/**
 * From 0 to 100, rounded half up: the weighted mean of the parts, or 0 if none of them weighs. Floating-point errors do not turn a half
 * down.
 */
export function scoreOf(parts: readonly Pick<MatchPart, 'code' | 'value'>[], weights: MatchWeights): number {
  let [points, most] = [0, 0]
  for (const { code, value } of parts) {
    points += weights[code] * value
    most += weights[code]
  }
  return most === 0 ? 0 : Math.floor((100 * points) / most + 0.5 + roundingError)
}

const roundingError = 1e-9

/** The days that count: from today until the vacancy's end, or twelve weeks if it has none; all days of one that is over. */
export function askedDays({ lower, upper }: Period, today: string): { lower: string; upper: string } {
  const first = lower > today || ended({ lower, upper }, today) ? lower : today
  return { lower: first, upper: upper ?? dayOfCount(dayCount(first) + openDays - 1) }
}

/** Days considered of a vacancy without an end. */
const openDays = 84

/** On how many of the days that count the employee is free. */
export function freeDays({ days, today, taken, employee }: Pick<MatchFacts, 'days' | 'today' | 'taken' | 'employee'>) {
  const { lower, upper } = askedDays(days, today)
  const [first, last] = [dayCount(lower), dayCount(upper)]
  const from = employee.available_from_date === null ? first : Math.max(first, dayCount(employee.available_from_date))
  let [free, next] = [0, from] // all days before `next` are counted
  const ranges = taken.map((one): [number, number] => [
    one.lower === null ? first : dayCount(one.lower),
    one.upper === null ? last : dayCount(one.upper),
  ])
  for (const [begin, end] of ranges.toSorted(([one], [other]) => one - other)) {
    if (begin > next) free += Math.max(0, Math.min(begin - 1, last) - next + 1)
    next = Math.max(next, end + 1)
  }
  return { free: free + Math.max(0, last - next + 1), of: last - first + 1 }
}

function qualificationPart({ qualifications: wanted, employee }: MatchFacts): MatchPart {
  const lacking = wanted.filter(({ id }) => !employee.qualifications.includes(id))
  const names = lacking.map(({ name }) => name).join(', ')
  return {
    code: 'qualifications',
    value: wanted.length === 0 ? 1 : (wanted.length - lacking.length) / wanted.length,
    text: () =>
      wanted.length === 0
        ? texts.none_asked
        : lacking.length === 0
          ? texts.all_qualifications
          : fillText(lacking.length === 1 ? texts.lacks : texts.lacks_some, {
              names,
              have: String(wanted.length - lacking.length),
              of: String(wanted.length),
            }),
  }
}

function coveragePart(facts: MatchFacts): MatchPart {
  const { free, of } = freeDays(facts)
  return {
    code: 'coverage',
    value: free / of,
    text: () => (free === of ? texts.free : fillText(free === 1 ? texts.free_one : texts.free_on, { free: String(free), of: String(of) })),
  }
}

/** Within the radius it falls to a half at 100 kilometres; beyond, it starts at a half and reaches zero 100 kilometres farther. */
function distancePart(km: number | null, radius: number | null): MatchPart {
  const isWithin = km !== null && (radius === null || km <= radius)
  return {
    code: 'distance',
    value: km === null ? 0.5 : isWithin ? 1 - 0.5 * Math.min(1, km / 100) : Math.max(0, 0.5 * (1 - (km - radius!) / 100)),
    text: () =>
      km === null
        ? texts.unknown_distance
        : isWithin
          ? fillText(texts.away, { km: kilometres(km) })
          : fillText(texts.too_far, { km: kilometres(km), more: kilometres(km - radius!), radius: String(radius) }),
  }
}

const kilometres = (km: number): Text => {
  const rounded = String(Math.round(km * 10) / 10)
  return { de: rounded.replace('.', ','), en: rounded }
}

function preferencePart({ facility_type, department, employee }: MatchFacts): MatchPart {
  const fits = (own: readonly number[], one: number) => own.length === 0 || own.includes(one)
  const [type, unit] = [fits(employee.facility_types, facility_type), fits(employee.departments, department)]
  const isStated = employee.facility_types.length + employee.departments.length > 0
  return {
    code: 'preferences',
    value: (Number(type) + Number(unit)) / 2,
    text: () =>
      !isStated
        ? texts.no_preference
        : type && unit
          ? texts.preferred
          : unit
            ? texts.other_type
            : type
              ? texts.other_department
              : texts.not_preferred,
  }
}

/** Reveals bookings, so it needs their permission even for a mere favourite: otherwise its value would tell which of the two applies. */
const knownPart = ({ was_here, is_favourite }: MatchFacts): MatchPart => ({
  code: 'known_here',
  value: was_here || is_favourite ? 1 : 0,
  text: () => (was_here ? texts.was_here : is_favourite ? texts.favourite : texts.never_here),
  needs: mayViewBookings,
})

/** In full for thirty days, zero after half a year. */
const contactPart = (days: number | null): MatchPart => ({
  code: 'recent_contact',
  value: days === null ? 0 : Math.min(1, Math.max(0, (longAgo - days) / (longAgo - lately))),
  text: () =>
    days === null || days >= longAgo
      ? texts.no_contact
      : days <= 0
        ? texts.contact_today
        : fillText(days === 1 ? texts.contact_yesterday : texts.contact, { days: String(days) }),
})

const lately = 30
/** Days after which an entry counts for nothing. */
export const longAgo = 180

/** Whether a part speaks for an employee; a half does not. */
export const speaksFor = ({ value }: Pick<MatchPart, 'value'>): boolean => value > 0.5

const texts = {
  none_asked: { de: 'Keine Qualifikation verlangt.', en: 'No qualifications required.' },
  all_qualifications: { de: 'Hat alle Qualifikationen.', en: 'Has all required qualifications.' },
  lacks: { de: '{have} von {of} Qualifikationen, es fehlt: {names}.', en: '{have} of {of} qualifications, missing: {names}.' },
  lacks_some: { de: '{have} von {of} Qualifikationen, es fehlen: {names}.', en: '{have} of {of} qualifications, missing: {names}.' },
  free: { de: 'In der ganzen Zeit frei.', en: 'Free for the whole period.' },
  free_on: { de: 'An {free} von {of} Tagen frei.', en: 'Free on {free} of {of} days.' },
  free_one: { de: 'An 1 von {of} Tagen frei.', en: 'Free on 1 of {of} days.' },
  unknown_distance: { de: 'Entfernung unbekannt.', en: 'Distance unknown.' },
  away: { de: '{km} km entfernt.', en: '{km} km away.' },
  too_far: {
    de: '{km} km entfernt, {more} km außerhalb des Umkreises ({radius} km).',
    en: '{km} km away, {more} km outside the radius ({radius} km).',
  },
  no_preference: { de: 'Keine Wünsche genannt.', en: 'No preferences stated.' },
  preferred: { de: 'Einrichtungsart und Fachbereich wie gewünscht.', en: 'Preferred facility type and department.' },
  other_type: { de: 'Andere Einrichtungsart als gewünscht.', en: 'Not the preferred facility type.' },
  other_department: { de: 'Anderer Fachbereich als gewünscht.', en: 'Not the preferred department.' },
  not_preferred: {
    de: 'Weder Einrichtungsart noch Fachbereich wie gewünscht.',
    en: 'Neither the preferred facility type nor the preferred department.',
  },
  was_here: { de: 'War schon dort im Einsatz.', en: 'Has worked there before.' },
  favourite: { de: 'Favorit der Einrichtung.', en: 'A favourite of the facility.' },
  never_here: { de: 'War noch nicht dort.', en: 'Has not worked there yet.' },
  no_contact: { de: 'Kein Kontakt in den letzten 180 Tagen.', en: 'No contact in the last 180 days.' },
  contact_today: { de: 'Heute Kontakt.', en: 'Last contact today.' },
  contact_yesterday: { de: 'Gestern Kontakt.', en: 'Last contact yesterday.' },
  contact: { de: 'Letzter Kontakt vor {days} Tagen.', en: 'Last contact {days} days ago.' },
} satisfies Record<string, Text>
