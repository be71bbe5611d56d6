import type { Text } from '@kasack/contract/text.ts'

/** Texts of every list. */
export const texts = {
  deleted: { de: 'Gelöschtes', en: 'Deleted' },
  sort_by: { de: '{column} sortieren', en: 'Sort by {column}' },
  width_of: { de: 'Spaltenbreite {column}', en: 'Width of column {column}' },
  width_value: { de: '{percent} %, {pixels} von {all} px', en: '{percent} %, {pixels} of {all} px' },
  width_hint: { de: 'Ziehen oder Pfeiltasten; Doppelklick stellt zurück', en: 'Drag or arrow keys; double click resets' },
  reset_widths: { de: 'Spaltenbreiten zurücksetzen', en: 'Reset column widths' },
  skip_head: { de: 'Zu den Zeilen der Liste', en: 'Skip to the rows' },
  choose_row: { de: '{name} auswählen', en: 'Select {name}' },
  choose_page: { de: 'Alle Zeilen dieser Seite auswählen', en: 'Select all rows on this page' },
  chosen: { de: '{count} ausgewählt', en: '{count} selected' },
  chosen_more: { de: '{names} und {count} weitere', en: '{names} and {count} more' },
  choice_dropped: {
    de: 'Die Auswahl ist aufgehoben: Die Liste zeigt etwas anderes.',
    en: 'The selection has been cleared because the list has changed.',
  },
  most_chosen: { de: 'Mehr als {count} Zeilen lassen sich nicht auswählen.', en: 'No more than {count} rows can be selected.' },
  actions: { de: 'Aktionen', en: 'Actions' },
  actions_for: { de: 'Aktionen für {name}', en: 'Actions for {name}' },

  loading: { de: 'Lädt …', en: 'Loading …' },
  none_hint: { de: 'Was angelegt wird, steht dann hier.', en: 'New entries appear here.' },
  no_data: { de: 'Keine Daten', en: 'No data' },
  no_data_filtered: { de: 'Keine Daten zu diesen Filtern', en: 'No data for these filters' },
  applied_are: { de: 'Gesetzt: {filters}.', en: 'Applied: {filters}.' },
  failed_hint: { de: 'Prüfen Sie die Verbindung und laden Sie die Liste neu.', en: 'Check the connection and reload the list.' },

  one_new: { de: '1 neuer Eintrag', en: '1 new entry' },
  some_new: { de: '{count} neue Einträge', en: '{count} new entries' },
  other_rows: { de: 'Liste aktualisieren', en: 'Update the list' },
  row_added: { de: 'neu', en: 'new' },
  row_deleted: { de: 'gelöscht', en: 'deleted' },
  row_gone: { de: 'steht nicht mehr hier', en: 'no longer here' },
  total_many: { de: '{from} – {to} von {total} Datensätzen', en: '{from} – {to} of {total} records' },
  total_one: { de: '{from} – {to} von {total} Datensatz', en: '{from} – {to} of {total} record' },
  records: { de: 'Datensätze', en: 'records' },
  pages: { de: 'Seiten der Liste {list}', en: 'Pages: {list}' },
  page_size: { de: 'Zeilen je Seite der Liste {list}', en: 'Rows per page: {list}' },
  rows_a_page: { de: '{size} je Seite', en: '{size} per page' },
  debug: { de: 'Anfrage zeigen', en: 'Show request' },
  debug_time: { de: 'Antwort nach {time} ms', en: 'Response after {time} ms' },
  debug_waiting: { de: 'wartet auf Antwort', en: 'waiting for a response' },
} satisfies Record<string, Text>

export const noneText = (plural: Text): Text => ({ de: `Noch keine ${plural.de}`, en: `No ${plural.en.toLowerCase()} yet` })
