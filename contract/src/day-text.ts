import type { DayRange } from './range.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

/** `2024-02-03` → `03.02.2024`, in both languages of the product. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.')

/** `2024-02-03` → `03.02.24`. */
export const shortDayText = (day: string): string => dayText(day.slice(2))

/** `14.12.26 – 31.03.27`; with an open end `ab 14.12.26`; a single day appears once. */
export function shortRangeText({ lower, upper }: DayRange): Text {
  if (lower === null) return upper === null ? both('') : fillText(words.until, { day: shortDayText(upper) })
  if (upper === null) return fillText(words.from, { day: shortDayText(lower) })
  return both(lower === upper ? shortDayText(lower) : `${shortDayText(lower)} – ${shortDayText(upper)}`)
}

/** `Mi 02.12.26 bis Fr 11.12.26`, for days that are being planned; a single day appears once. */
export function weekdayRangeText({ lower, upper }: { lower: string; upper: string }): Text {
  if (lower === upper) return weekdayText(lower)
  return fillText(words.to, { from: weekdayText(lower), to: weekdayText(upper) })
}

export function weekdayText(day: string): Text {
  const [de, en] = weekdays[new Date(day).getUTCDay()]!
  return { de: `${de} ${shortDayText(day)}`, en: `${en} ${shortDayText(day)}` }
}

const weekdays = [
  ['So', 'Sun'],
  ['Mo', 'Mon'],
  ['Di', 'Tue'],
  ['Mi', 'Wed'],
  ['Do', 'Thu'],
  ['Fr', 'Fri'],
  ['Sa', 'Sat'],
] as const

const both = (text: string): Text => ({ de: text, en: text })

const words = {
  from: { de: 'ab {day}', en: 'from {day}' },
  until: { de: 'bis {day}', en: 'until {day}' },
  to: { de: '{from} bis {to}', en: '{from} to {to}' },
}
