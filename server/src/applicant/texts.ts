import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  half_point: {
    de: 'Breiten- und Längengrad gehören zusammen: Bitte geben Sie beide an oder keinen.',
    en: 'Latitude and longitude belong together: please give both or neither.',
  },
} satisfies Record<string, Text>
