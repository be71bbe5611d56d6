import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  more_bookings: (name: string) => ({
    de: `Die Stelle „${name}“ hätte mehr Buchungen als Positionen.`,
    en: `The vacancy “${name}” would have more bookings than positions.`,
  }),
} satisfies Record<string, (name: string) => Text>
