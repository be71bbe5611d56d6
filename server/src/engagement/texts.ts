import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility_or_employee: {
    de: 'Bitte wählen Sie eine Einrichtung oder einen Mitarbeiter.',
    en: 'Please choose a facility or an employee.',
  },
} satisfies Record<string, Text>
