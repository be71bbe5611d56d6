import type { Text } from '@kasack/contract/text.ts'

// The reference fields of records whose forms belong to the administration.
export const templateLabels = {
  facilities: { de: 'Einrichtungen', en: 'Facilities' },
  allowed_attachments: { de: 'Erlaubte Anhänge', en: 'Allowed attachments' },
  preselected_attachments: { de: 'Vorausgewählte Anhänge', en: 'Preselected attachments' },
} satisfies Record<string, Text>

export const userLabels = { groups: { de: 'Benutzergruppen', en: 'User groups' } } satisfies Record<string, Text>

/** E-mails deleted along with a record are entries of the outbox, but are not called that. */
export const severalMails = { de: 'E-Mails', en: 'E-mails' } satisfies Text
