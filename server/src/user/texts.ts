import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  own_password: {
    de: 'Das eigene Passwort ändern Sie unter Kontosicherheit.',
    en: 'Please change your own password under Account security.',
  },
  own_second_factor: {
    de: 'Den eigenen zweiten Faktor ändern Sie unter Kontosicherheit. Haben Sie ihn verloren, setzt ihn ein anderer Superuser zurück.',
    en: 'Please change your own second factor under Account security. If you have lost it, another superuser can reset it.',
  },
  unknown_group: { de: 'Eine dieser Gruppen gibt es nicht.', en: 'One of these groups does not exist.' },
  last_superuser: {
    de: 'Das ist der letzte aktive Superuser. Machen Sie zuerst jemand anderen dazu.',
    en: 'This is the last active superuser. Make somebody else a superuser first.',
  },
} satisfies Record<string, Text>
