import type { AgencyLevel, FindingCode, judgeSetting } from '@kasack/contract/judge-setting.ts'
import type { Counting } from '@kasack/contract/leasing-clock.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  count_by: { de: 'Letzter Tag der Überlassung', en: 'Last day of leasing' },
  levels: { de: 'Was die Prüfung sagt', en: 'What is checked' },
  licence_until: { de: 'Erlaubnis zur Überlassung bis', en: 'Leasing licence until' },
} satisfies Labels<typeof judgeSetting>

export const countingWords = {
  months: { de: 'Monate (§§ 187, 188 BGB)', en: 'Months (§§ 187, 188 BGB)' },
  days: { de: '30-Tage-Monate (vorsichtig)', en: 'Months of 30 days (cautious)' },
} satisfies Record<Counting, Text>

/** What a finding does, by level, as a verb. */
export const levelWords = {
  block: { de: 'verbietet', en: 'blocks' },
  warn: { de: 'warnt', en: 'warns' },
  tell: { de: 'meldet', en: 'notes' },
  off: { de: 'aus', en: 'off' },
} satisfies Record<AgencyLevel, Text>

/** The names of findings in the settings. */
export const findingNames = {
  overlaps_booking: { de: 'Bereits gebucht', en: 'Already booked' },
  overlaps_absence: { de: 'Abwesend', en: 'Absent' },
  before_available_from: { de: 'Noch nicht verfügbar', en: 'Not yet available' },
  inactive: { de: 'Nicht aktiv', en: 'Employee inactive' },
  outside_vacancy: { de: 'Außerhalb der Stelle', en: 'Outside the vacancy’s period' },
  vacancy_not_open: { de: 'Stelle nicht offen', en: 'Vacancy paused or closed' },
  blocked_at_facility: { de: 'In der Einrichtung gesperrt', en: 'Blocked at the facility' },
  exam_missing: { de: 'Examen fehlt', en: 'Exam missing' },
  qualification_missing: { de: 'Qualifikation der Stelle fehlt', en: 'Vacancy’s qualification missing' },
  requirement_missing: { de: 'Verlangte Qualifikation fehlt', en: 'Required qualification missing' },
  document_missing: { de: 'Nachweis fehlt', en: 'Document missing' },
  document_expires: { de: 'Nachweis läuft ab', en: 'Document expires' },
  document_expires_open: { de: 'Nachweis läuft ab, Buchung ohne Ende', en: 'Document expires during open-ended booking' },
  residence_missing: { de: 'Aufenthaltstitel fehlt', en: 'Residence title missing' },
  residence_expires: { de: 'Aufenthaltstitel läuft ab', en: 'Residence title expires' },
  residence_unclear: { de: 'Überlassung nicht geklärt', en: 'Permission for agency work unclear' },
  residence_forbids_leasing: { de: 'Titel erlaubt keine Überlassung', en: 'Residence title forbids agency work' },
  maximum_duration: { de: 'Höchstdauer überschritten', en: 'Maximum duration exceeded' },
  maximum_duration_near: { de: 'Höchstdauer bald erreicht', en: 'Maximum duration nearly reached' },
  equal_pay: { de: 'Gleichstellung beim Entgelt', en: 'Equal pay' },
  revolving_door: { de: 'Drehtür', en: 'Revolving-door clause' },
} satisfies Record<FindingCode, Text>
