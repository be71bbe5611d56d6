import type { Text } from '@kasack/contract/text.ts'

/** What every form says. The English sentences of product.md 5 stand here to the letter. */
export const texts = {
  required: { de: '{label} ist erforderlich!', en: '{label} is required!' },
  not_valid: { de: 'Keine gültige {type}', en: 'Not a valid {type}' },
  type_email: { de: 'E-Mail-Adresse', en: 'email' },
  type_url: { de: 'Webadresse', en: 'url' },
  no_value: { de: 'kein Wert gesetzt', en: 'no value set' },
  no_record: { de: 'kein Eintrag gefunden', en: 'no record found' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
} satisfies Record<string, Text>
