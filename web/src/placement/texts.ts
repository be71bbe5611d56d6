import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  booked: { de: 'Bereits gebucht: {facility}, {period}', en: 'Already booked: {facility}, {period}' },
  away: { de: 'Abwesend: {reason}, {period}', en: 'Absent: {reason}, {period}' },
  inactive: { de: 'Der Mitarbeiter ist inaktiv.', en: 'The employee is inactive.' },
  outside: {
    de: 'Der Zeitraum reicht über den der Stelle hinaus ({period}).',
    en: 'The period goes beyond that of the vacancy ({period}).',
  },
  paused: { de: 'Die Stelle ist pausiert.', en: 'The vacancy is paused.' },
  more: { de: 'und {count} weitere', en: 'and {count} more' },
  closed: { de: 'Die Stelle ist geschlossen.', en: 'The vacancy is closed.' },
} satisfies Record<string, Text>
