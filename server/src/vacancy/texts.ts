import type { Text } from '@kasack/contract/text.ts'

/** The minimum comes with the number of bookings that explains it. */
export const texts = {
  has_bookings: { de: 'Die Stelle hat Buchungen.', en: 'Vacancy has bookings' },
  fewer_than_bookings: (bookings: number) => ({
    de: `Mindestens ${bookings}: so viele Buchungen hat die Stelle.`,
    en: `Must be at least ${bookings}: the vacancy has that many bookings.`,
  }),
} satisfies Record<string, Text | ((bookings: number) => Text)>
