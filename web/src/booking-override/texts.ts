import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  none: { de: 'Keine Ausnahmen', en: 'No exceptions' },
  none_hint: {
    de: 'Hier steht, wer trotz einer Sperre gebucht wurde, von wem und mit welcher Begründung.',
    en: 'Shows who was booked despite a block, by whom and for what reason.',
  },
} satisfies Record<string, Text>
