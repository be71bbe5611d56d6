import type { Text } from '@kasack/contract/text.ts'

/** What is said about any record, and about what is done with it. */
export const texts = {
  edit: { de: 'Bearbeiten', en: 'Edit' },
  remove: { de: 'Löschen', en: 'Delete' },
  more_actions: { de: 'Weitere Aktionen', en: 'More actions' },
  inactive_title: { de: '(inaktiv)', en: '(inactive)' },
  confirm_removal: { de: '{noun} löschen?', en: 'Delete {noun}?' },
  confirm_removal_help: { de: '„{name}“ wird endgültig gelöscht.', en: '“{name}” will be deleted for good.' },
  removal_yes: { de: 'Löschen', en: 'Delete' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
} satisfies Record<string, Text>
