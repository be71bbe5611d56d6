import type { absence } from '@kasack/contract/absence.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  reason: { de: 'Grund', en: 'Reason' },
  reason_display: { de: 'Grund', en: 'Reason' },
  date_range: { de: 'Zeitraum', en: 'Period' },
  note: { de: 'Notiz', en: 'Note' },
  created_datetime: { de: 'Eingetragen', en: 'Entered' },
} satisfies Labels<typeof absence>
