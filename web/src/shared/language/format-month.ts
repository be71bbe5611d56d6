import type { Language } from '@kasack/contract/text.ts'
import { language } from './i18n.ts'

const longMonth = {
  de: new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>

/** `November 2026`, for any day of the month. */
export const formatMonth = (day: string): string => longMonth[language()].format(new Date(day))

const shortMonth = {
  de: new Intl.DateTimeFormat('de', { month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>

/** `Nov 26`, for any day of the month. */
export const formatShortMonth = (day: string): string => `${shortMonth[language()].format(new Date(day))} ${day.slice(2, 4)}`
