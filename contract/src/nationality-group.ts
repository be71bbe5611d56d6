import type { Text } from './text.ts'

/** Nationality, as far as the right to work depends on it. */
export const nationalityGroups = [
  { code: 'eu_eea_ch', name: { de: 'EU, EWR oder Schweiz', en: 'EU, EEA or Switzerland' } },
  { code: 'third_country', name: { de: 'Drittstaat', en: 'Third country' } },
] as const satisfies readonly { code: string; name: Text }[]
