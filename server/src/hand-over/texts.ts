import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  no_successor: { de: 'Bitte wählen Sie, wer übernimmt.', en: 'Please choose who takes over.' },
  not_herself: { de: 'Bitte wählen Sie jemand anderen.', en: 'Please choose somebody else.' },
  inactive_successor: { de: 'Dieser Benutzer ist nicht aktiv.', en: 'This user is not active.' },
  last_superuser: {
    de: 'Das ist der letzte aktive Superuser. Machen Sie zuerst jemand anderen dazu.',
    en: 'This is the last active superuser. Make somebody else a superuser first.',
  },
} satisfies Record<string, Text>
