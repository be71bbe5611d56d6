import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  unknown_group: { de: 'Eine dieser Gruppen gibt es nicht.', en: 'One of these groups does not exist.' },
  last_superuser: {
    de: 'Das ist der letzte aktive Superuser. Machen Sie zuerst jemand anderen dazu.',
    en: 'This is the last active superuser. Make somebody else one first.',
  },
} satisfies Record<string, Text>
