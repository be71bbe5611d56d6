import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  none: { de: 'Keine Ausnahmen', en: 'No exceptions' },
  none_hint: {
    de: 'Hier steht, wer trotz einer Sperre gebucht wurde, von wem und mit welcher Begründung.',
    en: 'Bookings made despite a block appear here, with who made them and why.',
  },
} satisfies Record<string, Text>
