import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  undo: { de: 'Rückgängig', en: 'Undo' },
} satisfies Record<string, Text>
