import type { Text } from '@kasack/contract/text.ts'

/** Texts of no particular entity. The English sentences of product.md 8 are verbatim. */
export const texts = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  from_day: { de: 'ab {day}', en: 'from {day}' },
  nationwide: { de: 'bundesweit', en: 'nationwide' },
  storage_full: {
    de: 'Der lokale Speicher ist fast voll ({size} KB). Bitte melden Sie sich ab und wieder an, das räumt ihn auf.',
    en: 'The local storage is nearly full ({size} KB). Please log out and back in to clear it.',
  },
  changed: { de: 'geändert', en: 'changed' },
} satisfies Record<string, Text>
