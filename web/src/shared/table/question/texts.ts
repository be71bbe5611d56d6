import type { Text } from '@kasack/contract/text.ts'

/** Names of filters and their values. */
export const texts = {
  search: { de: 'Suche', en: 'Search' },
  last_name: { de: '{names} und {last}', en: '{names} and {last}' },
  more_names: { de: '{names} und {count} weitere', en: '{names} and {count} more' },
  from_day: { de: 'ab {day}', en: 'from {day}' },
  to_day: { de: 'bis {day}', en: 'until {day}' },
  status: { de: 'Status', en: 'Status' },
  active: { de: 'Aktiv', en: 'Active' },
  inactive: { de: 'Inaktiv', en: 'Inactive' },
  federal_state: { de: 'Bundesland', en: 'Federal state' },
  priority: { de: 'Priorität', en: 'Priority' },
} satisfies Record<string, Text>
