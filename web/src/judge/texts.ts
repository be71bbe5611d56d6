import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  more: { de: 'und {count} weitere', en: 'and {count} more' },
  unchecked: {
    de: 'Was gegen diesen Zeitraum spricht, konnte nicht geprüft werden.',
    en: 'What speaks against this period could not be checked.',
  },
} satisfies Record<string, Text>
