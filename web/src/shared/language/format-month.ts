import type { Language } from '@kasack/contract/text.ts'
import { language } from './i18n.ts'

const longMonth = {
  de: new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>

/** `November 2026`, of any of its days. */
export const formatMonth = (day: string): string => longMonth[language()].format(new Date(day))
