import type { Text } from '@kasack/contract/text.ts'

/** What every list says. */
export const texts = {
  search: { de: 'Suche', en: 'Search' },
  clear_search: { de: 'Suche leeren', en: 'Clear search' },
  search_unavailable: { de: 'Der Suchfilter ist nicht verfügbar', en: 'The search filter is not available' },
  all: { de: 'Alle', en: 'All' },
  filter_bar: { de: 'Filter der Liste', en: 'Filters of the list' },
  last_name: { de: '{names} und {last}', en: '{names} and {last}' },
  more_names: { de: '{names} und {count} weitere', en: '{names} and {count} more' },
  from_day: { de: 'ab {day}', en: 'from {day}' },
  to_day: { de: 'bis {day}', en: 'until {day}' },

  status: { de: 'Status', en: 'Status' },
  active: { de: 'Aktiv', en: 'Active' },
  inactive: { de: 'Inaktiv', en: 'Inactive' },
  federal_state: { de: 'Bundesland', en: 'Federal state' },
  priority: { de: 'Priorität', en: 'Priority' },

  sort_by: { de: '{column} sortieren', en: '{column}, sort' },
  filter: { de: 'Filter {column}', en: 'Filter {column}' },
  filter_applied: { de: 'Filter {column}, gesetzt', en: 'Filter {column}, applied' },
  width_of: { de: 'Spaltenbreite {column}', en: 'Width of column {column}' },
  width_value: { de: '{percent} %, {pixels} von {all} px', en: '{percent} %, {pixels} of {all} px' },
  width_hint: { de: 'Ziehen oder Pfeiltasten; Doppelklick stellt zurück', en: 'Drag or arrow keys; double click resets' },
  actions: { de: 'Aktionen', en: 'Actions' },
  actions_for: { de: 'Aktionen für {name}', en: 'Actions for {name}' },

  apply: { de: 'Anwenden', en: 'Apply' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  no_value: { de: 'Sie müssen einen Filterwert angeben', en: 'You must specify filter value' },
  contains: { de: '{label} enthält …', en: '{label} contains …' },
  day_from: { de: 'von', en: 'from' },
  day_to: { de: 'bis', en: 'until' },
  applied_filters: { de: 'Gesetzte Filter', en: 'Applied filters' },
  remove_filter: { de: 'Filter {label} entfernen', en: 'Remove filter {label}' },
  clear_filters: { de: 'Filter zurücksetzen', en: 'Clear filters' },

  loading: { de: 'Lädt …', en: 'Loading …' },
  no_data: { de: 'Keine Daten', en: 'No data' },
  no_data_filtered: { de: 'Keine Daten zu diesen Filtern', en: 'No data for these filters' },
  applied_are: { de: 'Gesetzt: {filters}.', en: 'Applied: {filters}.' },
  failed_hint: { de: 'Prüfen Sie die Verbindung und laden Sie die Liste neu.', en: 'Check the connection and reload the list.' },

  total_many: { de: '{from} – {to} von {total} Datensätzen', en: '{from} – {to} of {total} records' },
  total_one: { de: '{from} – {to} von {total} Datensatz', en: '{from} – {to} of {total} record' },
  records: { de: 'Datensätze', en: 'records' },
  pages: { de: 'Seiten der Liste {list}', en: 'Pages of the list {list}' },
  debug: { de: 'Anfrage zeigen', en: 'Show request' },
  debug_time: { de: 'Antwort nach {time} ms', en: 'Answer after {time} ms' },
  debug_waiting: { de: 'wartet auf Antwort', en: 'waiting for the answer' },
} satisfies Record<string, Text>
