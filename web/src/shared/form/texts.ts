import type { Text } from '@kasack/contract/text.ts'

/** Texts shared by all forms. The English sentences of product.md 5 are verbatim. */
export const texts = {
  history: { de: 'Verlauf', en: 'History' },
  also_open: { de: '{names} hat dieses Formular auch geöffnet', en: '{names} also has this form open' },
  also_open_many: { de: '{names} haben dieses Formular auch geöffnet', en: '{names} also have this form open' },
  required: { de: '{label} ist erforderlich', en: '{label} is required!' },
  more_chosen: { de: '+{count} weitere', en: '+{count} more' },
  all_chosen: { de: '{count} gewählt', en: '{count} selected' },
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
  key: { de: 'Strg+Enter', en: 'Ctrl+Enter' },
  key_on_mac: { de: '⌘ Enter', en: '⌘ Enter' },
  go_on_key: { de: 'Strg+Umschalt+Enter', en: 'Ctrl+Shift+Enter' },
  go_on_key_on_mac: { de: '⇧ ⌘ Enter', en: '⇧ ⌘ Enter' },
  save_key: { de: '{key} speichert', en: '{key} saves' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  close: { de: 'Schließen', en: 'Close' },
  not_saved: { de: 'nicht gespeichert', en: 'not saved' },
  required_mark: { de: 'Pflichtfeld', en: 'Required' },
  one_missing: { de: 'noch 1 Pflichtangabe', en: '1 required field left' },
  some_missing: { de: 'noch {count} Pflichtangaben', en: '{count} required fields left' },
  one_problem: { de: '1 Angabe fehlt oder ist ungültig', en: '1 value is missing or not valid' },
  some_problems: { de: '{count} Angaben fehlen oder sind ungültig', en: '{count} values are missing or not valid' },

  gone: { de: '{noun} wurde inzwischen gelöscht.', en: '{noun} has been deleted in the meantime.' },
  create_anew: { de: 'Mit diesen Angaben neu anlegen', en: 'Create again with these values' },

  changed_meanwhile: { de: '{noun} wurde inzwischen geändert', en: 'The {noun} has been changed in the meantime' },
  changed_meanwhile_help: {
    de: 'Jemand anderes hat dieselben Angaben geändert, während Sie daran gearbeitet haben. Welche sollen gelten?',
    en: 'Somebody else changed the same values while you were working on them. Which ones should be kept?',
  },
  mine: { de: 'Meine Eingabe', en: 'My entry' },
  theirs: { de: 'Inzwischen gespeichert', en: 'Saved in the meantime' },
  before: { de: 'Vorher', en: 'Before' },
  all_mine: { de: 'Alle meine', en: 'Keep all mine' },
  all_theirs: { de: 'Alle gespeicherten', en: 'Keep all saved' },
  one_choice_left: { de: 'noch 1 Angabe zu entscheiden', en: '1 value left to decide' },
  choices_left: { de: 'noch {count} Angaben zu entscheiden', en: '{count} values left to decide' },
  back_to_form: { de: 'Zurück zum Formular', en: 'Back to the form' },

  no_location: { de: 'ohne Lage auf der Karte', en: 'no location on the map' },

  from: { de: 'von', en: 'from' },
  to: { de: 'bis', en: 'to' },

  discard: { de: 'Eingaben verwerfen?', en: 'Discard your changes?' },
  discard_help: { de: 'Was Sie eingegeben haben, ist noch nicht gespeichert.', en: 'Your changes have not been saved yet.' },
  discard_yes: { de: 'Verwerfen', en: 'Discard' },
  discard_no: { de: 'Weiter bearbeiten', en: 'Keep editing' },
} satisfies Record<string, Text>
