import type { candidate } from '@kasack/contract/candidate.ts'
import type { Labels } from '../shared/language/labels.ts'
import { texts } from './texts.ts'

export const labels = {
  status: { de: 'Status', en: 'Status' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  employee_asked: { de: 'Mitarbeiter angefragt', en: 'Employee was asked' },
  facility_asked: { de: 'Profil gesendet', en: 'Profile sent' },
  employee_asked_datetime: { de: 'Mitarbeiter angefragt am', en: 'Employee was asked on' },
  facility_asked_datetime: { de: 'Profil gesendet am', en: 'Profile sent on' },
  date_range: { de: 'Zeitraum', en: 'Period' },
  distance_to_near_facility_id_km: { de: 'Entfernung', en: 'Distance' },
  findings_level: { de: 'Einwände', en: 'Findings' },
  rejected_datetime: { de: 'Abgesagt am', en: 'Rejected on' },
  created_datetime: { de: 'Vorgemerkt', en: 'Added' },
} satisfies Labels<typeof candidate>

export const statusWords = {
  new: texts.new,
  applied: texts.applied,
  rejected_by_employee: texts.rejected_by_employee,
  rejected_by_facility: texts.rejected_by_facility,
  signed: texts.signed,
}
