import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  needs_source: {
    de: 'Abweichende Monate brauchen ihre Quelle, etwa den Tarifvertrag.',
    en: 'Limits other than the statutory ones need a source, for example the collective agreement.',
  },
} satisfies Record<string, Text>
