import type { DayRange } from './range.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

/** `2024-02-03` → `03.02.2024`, in both languages of the product. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.')

/** `2024-02-03` → `03.02.24`. */
export const shortDayText = (day: string): string => dayText(day.slice(2))

/** `14.12.26 – 31.03.27`; open at the end `ab 14.12.26`; one day is said once. */
export function shortRangeText({ lower, upper }: DayRange): Text {
  if (lower === null) return upper === null ? both('') : fillText(words.until, { day: shortDayText(upper) })
  if (upper === null) return fillText(words.from, { day: shortDayText(lower) })
  return both(lower === upper ? shortDayText(lower) : `${shortDayText(lower)} – ${shortDayText(upper)}`)
}

const both = (text: string): Text => ({ de: text, en: text })

const words = { from: { de: 'ab {day}', en: 'from {day}' }, until: { de: 'bis {day}', en: 'until {day}' } }
