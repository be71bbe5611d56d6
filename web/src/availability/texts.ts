import type { WeekFill } from '@kasack/contract/availability.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  availability: { de: 'Verfügbarkeit', en: 'Availability' },
  filling: { de: 'Besetzung', en: 'Staffing' },
  weeks: { de: 'Kalenderwochen', en: 'Calendar weeks' },
  legend: { de: 'Legende', en: 'Legend' },
  first_week: { de: 'Wochen ab KW …', en: 'From week …' },
  weeks_from: { de: 'Wochen ab', en: 'Weeks from' },
  week_number: { de: 'KW {week}', en: 'Week {week}' },
  from_week: { de: 'ab KW {week}', en: 'from week {week}' },
  week: { de: 'KW {week} ({from}–{to}): {fill}', en: 'Week {week} ({from}–{to}): {fill}' },
  taken_of: { de: '{fill}, {count} von {positions}', en: '{fill}, {count} of {positions}' },

  free: { de: 'Frei', en: 'Free' },
  today: { de: 'heute', en: 'today' },
  this_week: { de: 'diese Woche', en: 'this week' },
  next_week: { de: 'nächste Woche', en: 'next week' },
  in_two_weeks: { de: 'in 2 Wochen', en: 'in 2 weeks' },
  four_weeks: { de: 'nächste 4 Wochen', en: 'next 4 weeks' },

  away: { de: '{name}: {reason} {days}', en: '{name}: {reason} {days}' },
  stands_in: { de: '{name} springt ein', en: '{name} stands in' },
  absent: { de: 'Abwesend: {gap}', en: 'Absent: {gap}' },
  nobody: { de: '{name}, {reason} {days}, niemand springt ein', en: '{name}, {reason} {days}, no stand-in' },
  nobody_on: {
    de: '{name}, {reason} {days}, niemand springt ein am {left}',
    en: '{name}, {reason} {days}, no stand-in on {left}',
  },
} satisfies Record<string, Text>

/** What the hatching of a week means. */
export const awayWords: Record<AvailabilityOf, Text> = {
  positions: { de: 'jemand abwesend', en: 'somebody absent' },
  person: { de: 'gebucht, aber abwesend', en: 'booked but absent' },
}

/** Whose weeks are shown: positions are filled, a person is free. */
export type AvailabilityOf = 'positions' | 'person'

const outside = { de: 'nicht im Zeitraum', en: 'outside the period' }

export const fillWords: Record<AvailabilityOf, Record<WeekFill, Text>> = {
  positions: {
    'not-included': outside,
    'not-filled': { de: 'nicht besetzt', en: 'not booked' },
    'partially-filled': { de: 'teilweise besetzt', en: 'partly booked' },
    'fully-filled': { de: 'voll besetzt', en: 'fully booked' },
  },
  person: {
    'not-included': outside,
    'not-filled': { de: 'frei', en: 'free' },
    'partially-filled': { de: 'teilweise belegt', en: 'partly taken' },
    'fully-filled': { de: 'belegt', en: 'taken' },
  },
}
