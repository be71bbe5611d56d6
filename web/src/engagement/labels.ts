import type { engagement } from '@kasack/contract/engagement.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  action_type: { de: 'Kontaktart', en: 'Action type' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  contact_person: { de: 'Ansprechpartner', en: 'Contact person' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  applicant: { de: 'Bewerber', en: 'Applicant' },
  note: { de: 'Notiz', en: 'Note' },
  followup_date: { de: 'Wiedervorlage am', en: 'Follow-up on' },
  followup_user: { de: 'Wiedervorlage für', en: 'Follow-up for' },
  followup_priority: { de: 'Priorität', en: 'Priority' },
  priority: { de: 'Priorität', en: 'Priority' },
  follow_up: { de: 'Wiedervorlage', en: 'Follow-up' },
  todo: { de: 'Zu erledigen', en: 'To do' },
  created_by_user: { de: 'Erstellt von', en: 'Created by' },
  created_datetime: { de: 'Erstellt', en: 'Created' },
} satisfies Labels<typeof engagement>
