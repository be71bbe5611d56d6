import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  administration: { de: 'Verwaltung', en: 'Administration' },
  people: { de: 'Personen', en: 'People' },
  lists: { de: 'Stammdaten', en: 'Master data' },
  reference_lists: { de: 'Listen', en: 'Lists' },
  checks_and_clocks: { de: 'Prüfung und Fristen', en: 'Checks and clocks' },
  matching_weights: { de: 'Gewichte der Eignung', en: 'Matching weights' },
  mail: { de: 'E-Mail', en: 'E-mail' },
  templates: { de: 'Vorlagen', en: 'Templates' },
  attachments: { de: 'Anhänge', en: 'Attachments' },
  running: { de: 'Betrieb', en: 'Operations' },
  system: { de: 'System', en: 'System' },
} satisfies Record<string, Text>
