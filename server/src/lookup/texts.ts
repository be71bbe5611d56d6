import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  stays_active: { de: 'Das Programm braucht diesen Eintrag. Er bleibt aktiv.', en: 'Kasack needs this entry, so it stays active.' },
  keeps_code: { de: 'Das Programm braucht diesen Eintrag. Er behält seinen Code.', en: 'Kasack needs this entry, so it keeps its code.' },
  not_removable: {
    de: 'Das Programm braucht diesen Eintrag. Er kann nicht gelöscht werden.',
    en: 'Kasack needs this entry, so it cannot be deleted.',
  },
  not_allowed: {
    de: 'Vorausgewählt werden können nur erlaubte Anhänge.',
    en: 'Only allowed attachments can be preselected.',
  },
  list_changed: {
    de: 'Die Liste wurde inzwischen geändert. Bitte laden Sie sie neu und ordnen Sie sie dann.',
    en: 'The list has been changed in the meantime. Please reload it, then put it in order.',
  },
} satisfies Record<string, Text>
