import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  ends_before_start: { de: 'Das Ende darf nicht vor dem Beginn liegen.', en: 'The end may not lie before the start.' },
  no_residence_title: {
    de: 'Das sagt nur ein Aufenthaltstitel. Bitte leer lassen.',
    en: 'Only a residence title says so. Please leave this empty.',
  },
} satisfies Record<string, Text>
