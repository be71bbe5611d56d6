import type { templateCategories } from '@kasack/contract/lookup.ts'
import type { Text } from '@kasack/contract/text.ts'

export const categoryTexts = {
  facility: { de: 'An Einrichtungen', en: 'To facilities' },
  profile: { de: 'Profilversand', en: 'Sending profiles' },
  candidate: { de: 'An Kandidaten', en: 'To candidates' },
  other: { de: 'Sonstige', en: 'Other' },
} satisfies Record<(typeof templateCategories)[number], Text>

export const texts = {
  search_hint: { de: 'Name …', en: 'Name …' },
  no_entry: { de: 'Noch kein Eintrag', en: 'No entry yet' },
  no_entry_hint: {
    de: 'Was hier steht, wird in Formularen und Filtern angeboten.',
    en: 'These entries are offered in forms and filters.',
  },
  entry: { de: 'Eintrag', en: 'Entry' },
  template: { de: 'Vorlage', en: 'Template' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  english_hint: {
    de: 'Leer: auch wer Englisch liest, bekommt den deutschen Text.',
    en: 'If left empty, English readers get the German text.',
  },
  placeholder_hint: {
    de: 'Platzhalter werden gefüllt, wenn die E-Mail geschrieben wird. Die Vorschau zeigt erfundene Personen.',
    en: 'Placeholders are filled when the e-mail is written. The preview shows invented people.',
  },
  insert_placeholder: { de: 'Platzhalter einfügen', en: 'Insert placeholder' },
  preview: { de: 'Vorschau', en: 'Preview' },
  german_preview: { de: 'Vorschau, Deutsch', en: 'Preview, German' },
  english_preview: { de: 'Vorschau, Englisch', en: 'Preview, English' },
  no_preview: { de: 'Zu diesem Text gibt es keine Vorschau.', en: 'There is no preview of this text.' },
  unknown_placeholders: { de: 'Unbekannte Platzhalter bleiben leer: {names}', en: 'Unknown placeholders stay empty: {names}' },
  no_subject: { de: 'ohne Betreff', en: 'no subject' },
  no_text: { de: 'ohne Text', en: 'no text' },
  offered: { de: 'Angebot', en: 'Offered' },
  offered_hint: { de: 'Wo die Vorlage angeboten wird, und was mitgeht.', en: 'Where the template is offered and what is attached.' },
  all_facilities: { de: 'alle Einrichtungen', en: 'all facilities' },
  only_allowed: { de: 'Vorausgewählt werden können nur erlaubte Anhänge.', en: 'Only allowed attachments can be preselected.' },
  uses: { de: 'Verwendet', en: 'Used' },
  unused: { de: 'nie', en: 'never' },
  times: { de: '{count} ×', en: '{count} ×' },
  code_used: {
    de: 'Der Code ist fest, sobald der Eintrag verwendet wird: Kennzahlen zählen nach ihm.',
    en: 'The code is fixed once the entry is used: KPIs are counted by it.',
  },
  code_kept: {
    de: 'Das Programm braucht diesen Eintrag. Er bleibt aktiv und behält seinen Code.',
    en: 'The program needs this entry. It stays active and keeps its code.',
  },
  code_hint: { de: 'Kleinbuchstaben, Ziffern und Unterstrich.', en: 'Lower-case letters, digits and underscores.' },
  put_in_order: { de: 'Reihenfolge ändern', en: 'Change order' },
  order_saved: { de: 'Die Reihenfolge ist gespeichert.', en: 'The order is saved.' },
  order_hint: {
    de: 'Ziehen Sie Einträge an ihren Platz, oder verschieben Sie sie mit den Pfeilen.',
    en: 'Drag entries to their place, or move them with the arrows.',
  },
  up: { de: '{name} nach oben', en: 'Move {name} up' },
  down: { de: '{name} nach unten', en: 'Move {name} down' },
  now_at: { de: '{name}, Platz {place} von {count}', en: '{name}, position {place} of {count}' },
  by_number: {
    de: 'Kontaktarten stehen immer in der Reihenfolge, in der sie angelegt wurden.',
    en: 'Action types are always listed in the order in which they were created.',
  },
  choose_file: { de: 'Datei hochladen', en: 'Upload file' },
  replace_file: { de: 'Ersetzen', en: 'Replace' },
  upload_for: { de: 'Datei für {name} hochladen', en: 'Upload a file for {name}' },
  file_kept: { de: 'Die Datei für {name} ist gespeichert.', en: 'The file for {name} is stored.' },
  too_large: { de: '{name} ist größer als 10 MB.', en: '{name} is larger than 10 MB.' },
  no_file: { de: 'noch keine Datei', en: 'no file yet' },
  file_remark: { de: '{type}, {size}', en: '{type}, {size}' },
  plain_text: { de: 'Text', en: 'Text' },
  file_hint: { de: 'PDF, DOCX, XLSX, PNG, JPEG oder Text, höchstens 10 MB.', en: 'PDF, DOCX, XLSX, PNG, JPEG or text, at most 10 MB.' },
} satisfies Record<string, Text>
