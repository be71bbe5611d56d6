import type { bookingOverrideEntity } from '@kasack/contract/booking-override.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  booking: { de: 'Buchung', en: 'Booking' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  code: { de: 'Gesperrt durch', en: 'Blocked by' },
  text: { de: 'Gesperrt durch', en: 'Blocked by' },
  reason: { de: 'Begründung', en: 'Reason' },
  user: { de: 'Gebucht von', en: 'Booked by' },
  datetime: { de: 'Wann', en: 'When' },
} satisfies Labels<typeof bookingOverrideEntity>
