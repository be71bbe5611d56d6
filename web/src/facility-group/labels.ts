import type { facilityGroup } from '@kasack/contract/facility-group.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Name', en: 'Name' },
  is_active: { de: 'Aktiv', en: 'Active' },
  comments: { de: 'Notizen', en: 'Comments' },
} satisfies Labels<typeof facilityGroup>
