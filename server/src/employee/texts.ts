import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  exam_missing: {
    de: 'Bitte wählen Sie zuerst ein Examen.',
    en: 'Please choose an exam first.',
  },
  already_converted: {
    de: 'Aus dieser Bewerbung ist schon ein Mitarbeiter geworden.',
    en: 'This applicant has already been converted to an employee.',
  },
} satisfies Record<string, Text>
