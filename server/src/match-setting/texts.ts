import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  nothing_weighs: { de: 'Mindestens ein Gewicht muss größer als 0 sein.', en: 'At least one weight must be greater than 0.' },
} satisfies Record<string, Text>
