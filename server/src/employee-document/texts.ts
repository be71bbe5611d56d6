import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  ends_before_start: { de: 'Das Ende darf nicht vor dem Beginn liegen.', en: 'The end cannot be before the start.' },
  no_residence_title: {
    de: 'Das sagt nur ein Aufenthaltstitel. Bitte leer lassen.',
    en: 'This applies to residence titles only. Please leave it empty.',
  },
} satisfies Record<string, Text>
