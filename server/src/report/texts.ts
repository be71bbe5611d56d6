import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  month_or_week: {
    de: 'Bitte geben Sie entweder einen Monat oder eine Kalenderwoche an.',
    en: 'Please choose either a month or a calendar week.',
  },
  no_such_week: { de: 'Dieses Jahr hat nur 52 Kalenderwochen.', en: 'This year has only 52 calendar weeks.' },
  not_in_period: { de: 'Dieser Tag liegt nicht im Zeitraum.', en: 'This day is not in the period.' },
} satisfies Record<string, Text>
