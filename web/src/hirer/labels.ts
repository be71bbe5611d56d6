import type { hirer } from '@kasack/contract/hirer.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Name', en: 'Name' },
  maximum_months: { de: 'Höchstdauer in Monaten', en: 'Maximum (months)' },
  equal_pay_months: { de: 'Equal Pay nach Monaten', en: 'Equal pay after (months)' },
  source: { de: 'Quelle', en: 'Source' },
  note: { de: 'Notizen', en: 'Note' },
  is_active: { de: 'Aktiv', en: 'Active' },
} satisfies Labels<typeof hirer>
