import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  known: {
    de: 'Dieser Mitarbeiter ist in der Einrichtung schon gesperrt oder gewünscht.',
    en: 'This employee is already blocked or a favourite at the facility.',
  },
} satisfies Record<string, Text>
