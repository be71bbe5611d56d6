import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility_and_group: {
    de: 'Bitte wählen Sie entweder eine Einrichtung oder eine Einrichtungsgruppe.',
    en: 'Please choose either a facility or a facility group.',
  },
} satisfies Record<string, Text>
