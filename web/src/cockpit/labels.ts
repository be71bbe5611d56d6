import type { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  code: { de: 'Bereich', en: 'Section' },
  record: { de: 'Nummer', en: 'Number' },
  until: { de: 'Erledigt bis', en: 'Done until' },
  note: { de: 'Notiz', en: 'Note' },
  created_datetime: { de: 'Erledigt am', en: 'Marked done on' },
  created_by_user: { de: 'Erledigt von', en: 'Marked done by' },
} satisfies Labels<typeof cockpitSettlement>
