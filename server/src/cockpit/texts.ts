import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  no_row: { de: 'Das ist hier nicht mehr zu erledigen.', en: 'This item no longer needs doing.' },
} satisfies Record<string, Text>
