import type { Text } from '@kasack/contract/text.ts'

/** Texts of the filter controls. */
export const texts = {
  clear_search: { de: 'Suche leeren', en: 'Clear search' },
  search_unavailable: { de: 'Der Suchfilter ist nicht verfügbar', en: 'The search filter is not available' },
  all: { de: 'Alle', en: 'All' },
  filter_bar: { de: 'Filter der Liste', en: 'List filters' },
  skip_filters: { de: 'Filter und Spaltenköpfe überspringen', en: 'Skip filters and column headers' },
  filter: { de: 'Filter {column}', en: 'Filter {column}' },
  filter_applied: { de: 'Filter {column}, gesetzt', en: 'Filter {column}, applied' },
  apply: { de: 'Anwenden', en: 'Apply' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  no_value: { de: 'Sie müssen einen Filterwert angeben', en: 'You must specify filter value' },
  contains: { de: '{label} enthält …', en: '{label} contains …' },
  no_day: { de: 'Kein Datum, wie 1.12. oder 01.12.2026', en: 'Please enter a date such as 1.12. or 01.12.2026' },
  days_reversed: { de: 'Der letzte Tag liegt vor dem ersten', en: 'The last day is before the first day' },
  address: { de: 'Adresse', en: 'Address' },
  range: { de: 'Umkreis in km', en: 'Range in km' },
  day_from: { de: 'von', en: 'from' },
  day_to: { de: 'bis', en: 'until' },
  applied_filters: { de: 'Gesetzte Filter', en: 'Applied filters' },
  remove_filter: { de: 'Filter {label} entfernen', en: 'Remove filter {label}' },
  clear_filters: { de: 'Filter zurücksetzen', en: 'Clear filters' },
} satisfies Record<string, Text>
