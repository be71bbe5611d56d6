import type { Text } from './text.ts'

/**
 * Consent texts for applicants, by the version stored with their application. A text that anyone has agreed to never changes: new wording
 * needs a new version. `{agency}` is the agency's name, `{privacy}` a link to its privacy notice.
 */
export const consents = {
  '2026-11': {
    de: 'Ich bin einverstanden, dass {agency} meine Angaben speichert und nutzt, um meine Bewerbung zu bearbeiten und sich bei mir zu melden. Ich kann das jederzeit widerrufen; mehr dazu steht in der {privacy}.',
    en: 'I agree that {agency} stores and uses what I enter here to process my application and to contact me. I can withdraw this at any time; the {privacy} says more.',
  },
} as const satisfies Record<string, Text>

export type ConsentVersion = keyof typeof consents

/** The current version. */
export const consentVersion: ConsentVersion = '2026-11'
