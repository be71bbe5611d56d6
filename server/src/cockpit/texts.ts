import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  no_row: { de: 'Das ist hier nicht mehr zu erledigen.', en: 'There is nothing to settle here any more.' },
} satisfies Record<string, Text>
