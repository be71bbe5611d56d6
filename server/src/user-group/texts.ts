import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  reporting_renamed: {
    de: 'Die Gruppe Reporting öffnet die Kennzahlen und behält ihren Namen.',
    en: 'The group Reporting gives access to the KPIs and cannot be renamed.',
  },
  reporting_removed: {
    de: 'Die Gruppe Reporting öffnet die Kennzahlen und kann nicht gelöscht werden.',
    en: 'The group Reporting gives access to the KPIs and cannot be deleted.',
  },
} satisfies Record<string, Text>
