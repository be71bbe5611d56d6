import type { priorKinds, priorPeriod } from '@kasack/contract/prior-period.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  hirer: { de: 'Entleiher', en: 'Hirer' },
  kind: { de: 'Art', en: 'Type' },
  lender: { de: 'Verleiher', en: 'Agency' },
  date_range: { de: 'Zeitraum', en: 'Period' },
  note: { de: 'Notiz', en: 'Note' },
} satisfies Labels<typeof priorPeriod>

export const kindWords = {
  leased: { de: 'Durch Verleiher überlassen', en: 'Leased by another agency' },
  employed: { de: 'Beim Entleiher angestellt', en: 'Employed by the hirer' },
} satisfies Record<(typeof priorKinds)[number], Text>
