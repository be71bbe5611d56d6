import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  search: { de: 'Suchen …', en: 'Search …' },
  styleguide: { de: 'Styleguide', en: 'Style guide' },
  admin: { de: 'Verwaltung', en: 'Admin panel' },
  kpis: { de: 'Kennzahlen', en: 'KPIs' },
  security: { de: 'Kontosicherheit', en: 'Account security' },
} satisfies Record<string, Text>
