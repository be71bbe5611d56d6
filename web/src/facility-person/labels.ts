import type { facilityPerson, personStates } from '@kasack/contract/facility-person.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  facility: { de: 'Einrichtung', en: 'Facility' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  state: { de: 'Status', en: 'Status' },
  reason: { de: 'Grund', en: 'Reason' },
} satisfies Labels<typeof facilityPerson>

export const stateWords = {
  blocked: { de: 'Gesperrt', en: 'Blocked' },
  favourite: { de: 'Gewünscht', en: 'Favourite' },
} satisfies Record<(typeof personStates)[number], Text>
