import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  known: { de: 'Dieser Mitarbeiter ist schon Kandidat der Stelle.', en: 'This employee is already a candidate for the vacancy.' },
  already_rejected: { de: 'Der Kandidat wurde bereits abgelehnt.', en: 'The candidate has already been rejected.' },
} satisfies Record<string, Text>
