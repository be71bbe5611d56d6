import type { Text } from '@kasack/contract/text.ts'

/** What every form says. The English sentences of product.md 5 stand here to the letter. */
export const texts = {
  required: { de: '{label} ist erforderlich!', en: '{label} is required!' },
  more_chosen: { de: '+{count} weitere', en: '+{count} more' },
  not_valid: { de: 'Keine gültige {type}', en: 'Not a valid {type}' },
  type_email: { de: 'E-Mail-Adresse', en: 'email' },
  type_url: { de: 'Webadresse', en: 'url' },
  no_value: { de: 'kein Wert gesetzt', en: 'no value set' },
  no_record: { de: 'kein Eintrag gefunden', en: 'no record found' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  clear: { de: 'Leeren', en: 'Clear' },

  create: { de: '{noun} anlegen', en: 'Create {noun}' },
  change: { de: '{noun} bearbeiten', en: 'Edit {noun}' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  required_mark: { de: 'Pflichtfeld', en: 'Required' },
  one_missing: { de: 'noch 1 Pflichtangabe', en: '1 required field left' },
  some_missing: { de: 'noch {count} Pflichtangaben', en: '{count} required fields left' },
  one_problem: { de: '1 Angabe fehlt oder ist ungültig', en: '1 value is missing or not valid' },
  some_problems: { de: '{count} Angaben fehlen oder sind ungültig', en: '{count} values are missing or not valid' },

  from: { de: 'von', en: 'from' },
  to: { de: 'bis', en: 'to' },

  discard: { de: 'Eingaben verwerfen?', en: 'Discard what you entered?' },
  discard_help: { de: 'Was Sie eingegeben haben, ist noch nicht gespeichert.', en: 'What you entered is not saved yet.' },
  discard_yes: { de: 'Verwerfen', en: 'Discard' },
  discard_no: { de: 'Weiter bearbeiten', en: 'Keep editing' },
} satisfies Record<string, Text>
