import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  password_is_username: {
    de: 'Das Passwort darf nicht der Benutzername sein.',
    en: 'The password may not be the user name.',
  },
  unknown_group: { de: 'Eine dieser Gruppen gibt es nicht.', en: 'One of these groups does not exist.' },
  last_superuser: {
    de: 'Das ist der letzte aktive Superuser. Machen Sie zuerst jemand anderen dazu.',
    en: 'This is the last active superuser. Make somebody else one first.',
  },
} satisfies Record<string, Text>
