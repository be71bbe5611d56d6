import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  date_needs_whom: {
    de: 'Für einen anderen Tag als heute wählen Sie bitte einen Mitarbeiter oder eine Einrichtung.',
    en: 'For a day other than today, please choose an employee or a facility.',
  },
} satisfies Record<string, Text>
