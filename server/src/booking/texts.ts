import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  vacancy_and_type: {
    de: 'Möglich ist eine Stelle oder eine Stellenart, nicht beides.',
    en: 'Please choose either a vacancy or a vacancy type, not both.',
  },
  other_facility: { de: 'Die Stelle gehört zu einer anderen Einrichtung.', en: 'The vacancy belongs to another facility.' },
} satisfies Record<string, Text>
