import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  about_nobody: {
    de: 'Bitte wählen Sie eine Einrichtung, einen Mitarbeiter oder einen Bewerber.',
    en: 'Please choose a facility, an employee or an applicant.',
  },
} satisfies Record<string, Text>
