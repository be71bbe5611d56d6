import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  exam_missing: {
    de: 'Bitte wählen Sie zuerst ein Examen.',
    en: 'Please choose an exam first.',
  },
} satisfies Record<string, Text>
