import type { vacancy } from '@kasack/contract/vacancy.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Bezeichnung', en: 'Name' },
  vacancy_type: { de: 'Stellenart', en: 'Vacancy type' },
  number_of_positions: { de: 'Positionen', en: 'Positions' },
  priority: { de: 'Priorität', en: 'Priority' },
  date_range: { de: 'Zeitraum', en: 'Period' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  department: { de: 'Fachbereich', en: 'Department' },
  contact_person: { de: 'Ansprechpartner', en: 'Contact person' },
  exams: { de: 'Examen', en: 'Exams' },
  qualifications: { de: 'Qualifikationen', en: 'Qualifications' },
  has_driver_licence: { de: 'Führerschein nötig', en: 'Driving licence required' },
  has_car: { de: 'Eigener Pkw nötig', en: 'Own car required' },
  description: { de: 'Beschreibung', en: 'Description' },
  accommodation_available: { de: 'Unterkunft vorhanden', en: 'Accommodation available' },
  accommodation_package: { de: 'Unterkunftspauschale', en: 'Accommodation package' },
  status: { de: 'Status', en: 'Status' },
  filled_datetime: { de: 'Besetzt seit', en: 'Filled since' },
  number_of_bookings: { de: 'Buchungen', en: 'Bookings' },
  bookings: { de: 'Buchungen', en: 'Bookings' },
  availability: { de: 'Besetzung', en: 'Staffing' },
  absences_while_booked: { de: 'Abwesend trotz Buchung', en: 'Absent while booked' },
  distance_to_near_employee_id_km: { de: 'Entfernung', en: 'Distance' },
  created_by_user: { de: 'Angelegt von', en: 'Created by' },
  created_datetime: { de: 'Angelegt', en: 'Created' },
} satisfies Labels<typeof vacancy>
