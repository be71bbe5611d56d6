import type { booking } from '@kasack/contract/booking.ts'
import type { Labels } from '../shared/language/labels.ts'
import { texts } from './texts.ts'

export const labels = {
  booking_type: { de: 'Buchungsart', en: 'Booking type' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  vacancy_type: { de: 'Stellenart', en: 'Vacancy type' },
  department: { de: 'Fachbereich', en: 'Department' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  qualification: { de: 'Qualifikation', en: 'Qualification' },
  date_range: { de: 'Zeitraum', en: 'Period' },
  bonus: { de: 'Zulage', en: 'Bonus' },
  charge_rate: { de: 'Verrechnungssatz', en: 'Charge rate' },
  working_hours_month: { de: 'Monatsstunden', en: 'Hours per month' },
  expenses: { de: 'Spesen', en: 'Expenses' },
  insitu: { de: 'InSitu', en: 'InSitu' },
  replacement_for: { de: 'Ersatz für', en: 'Replacement for' },
  continues: { de: 'Setzt fort', en: 'Continues' },
  stands_in_for: { de: 'Springt ein für', en: 'Stands in for' },
  send_documents: { de: 'Unterlagen', en: 'Documents' },
  facility_pays_transportation_expenses: { de: 'Fahrtkosten der Einrichtung', en: 'Travel paid by the facility' },
  employee_transportation_expenses: { de: 'Fahrtkosten des Mitarbeiters', en: 'Employee travel' },
  accommodation: { de: 'Unterkunft', en: 'Accommodation' },
  accommodation_package: { de: 'Unterkunftspauschale', en: 'Accommodation package' },
  accommodation_price: { de: 'Unterkunftspreis', en: 'Accommodation price' },
  notes: { de: 'Notizen', en: 'Notes' },
  cancelled: { de: 'Storniert', en: 'Cancelled' },
  terminated: { de: 'Vorzeitig beendet', en: 'Ended early' },
  former_upper: { de: 'Vereinbart bis', en: 'Agreed until' },
  record: { de: 'Gebucht für', en: 'Booked for' },
  continued_by: { de: 'Fortgesetzt durch', en: 'Continued by' },
  absences: { de: 'Abwesenheiten', en: 'Absences' },
  findings_level: { de: 'Einwände', en: 'Findings' },
  findings_excused: { de: 'Mit Ausnahme', en: 'With an exception' },
  override: { de: 'Begründung', en: 'Reason' },
  overrides: { de: 'Ausnahmen', en: 'Exceptions' },
  confirmed: { de: 'Bestätigte Hinweise', en: 'Confirmed warnings' },
  created_by_user: { de: 'Angelegt von', en: 'Created by' },
  created_datetime: { de: 'Angelegt', en: 'Created' },
} satisfies Labels<typeof booking>

/** The kinds of booking, in display order. */
export const bookingTypes = { new_deployment: texts.new_deployment, renewal: texts.renewal, replacement: texts.replacement }

export const insituWords = {
  insitu_handshake: texts.insitu_handshake,
  framework_contract: texts.framework_contract,
  insitu_checkbox: texts.insitu_checkbox,
  insitu_timeless: texts.insitu_timeless,
}

/** How often the facility pays for travel. */
export const facilityTravel = { daily: texts.daily, not_daily: texts.not_daily }

export const employeeTravel = { ...facilityTravel, company_car: texts.company_car }

export const accommodations = { yes: texts.yes, no: texts.no, provided_by_facility: texts.provided_by_facility }
