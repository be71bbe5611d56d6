import type { Language } from './text.ts'
import type { DayRange } from './range.ts'

/** `2024-02-03` → `03.02.2024`, in both languages of the product. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.')

/** `02.12.2026 – 11.12.2026`, `ab 02.12.2026`, `bis 11.12.2026`; one day is told once. */
export function rangeText({ lower, upper }: DayRange, language: Language): string {
  if (lower === upper && lower !== null) return dayText(lower)
  if (lower === null || upper === null) {
    if (lower === null) return upper === null ? '' : `${words.until[language]} ${dayText(upper)}`
    return `${words.from[language]} ${dayText(lower)}`
  }
  return `${dayText(lower)} – ${dayText(upper)}`
}

const words = { from: { de: 'ab', en: 'from' }, until: { de: 'bis', en: 'until' } }
