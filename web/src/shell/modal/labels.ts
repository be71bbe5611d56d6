import type { Text } from '@kasack/contract/text.ts'

// Of what has no screen of its own yet: the fields that refer to others.
export const templateLabels = {
  facilities: { de: 'Einrichtungen', en: 'Facilities' },
  allowed_attachments: { de: 'Erlaubte Anhänge', en: 'Allowed attachments' },
  preselected_attachments: { de: 'Vorausgewählte Anhänge', en: 'Preselected attachments' },
} satisfies Record<string, Text>

export const userLabels = { groups: { de: 'Benutzergruppen', en: 'User groups' } } satisfies Record<string, Text>

/** What is deleted with somebody is in the outbox, but is not the outbox. */
export const severalMails = { de: 'E-Mails', en: 'E-mails' } satisfies Text
