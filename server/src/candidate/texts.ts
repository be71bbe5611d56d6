import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  full: {
    de: 'Alle Positionen der Stelle sind besetzt. Erhöhen Sie erst die Zahl der Positionen.',
    en: 'All positions of the vacancy are filled. Raise the number of positions first.',
  },
  known: { de: 'Dieser Mitarbeiter ist schon Kandidat der Stelle.', en: 'This employee already is a candidate of the vacancy.' },
  already_rejected: { de: 'Der Kandidat wurde bereits abgelehnt.', en: 'The candidate has already been rejected.' },
  booked: {
    de: 'Der Kandidat ist gebucht. Stornieren Sie erst die Buchung.',
    en: 'The candidate is booked. Cancel the booking first.',
  },
  signed: {
    de: 'Der Kandidat hat zugesagt und kann nicht entfernt werden.',
    en: 'The candidate has signed and cannot be removed.',
  },
} satisfies Record<string, Text>
