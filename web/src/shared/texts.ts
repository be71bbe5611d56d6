import type { Text } from '@kasack/contract/text.ts'

/** Words and sentences that belong to no entity. */
export const texts = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  from_day: { de: 'ab {day}', en: 'from {day}' },
  nationwide: { de: 'bundesweit', en: 'nationwide' },
} satisfies Record<string, Text>
