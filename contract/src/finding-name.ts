import type { defaultLevels } from './judge-level.ts'
import type { Language, Text } from './text.ts'

/** Names of findings where days and records are not shown. */
export const findingNames: Record<keyof typeof defaultLevels | 'not_cleared', Text> = {
  overlaps_booking: { de: 'Bereits gebucht', en: 'Already booked' },
  overlaps_absence: { de: 'Abwesend', en: 'Absent' },
  before_available_from: { de: 'Noch nicht verfügbar', en: 'Not yet available' },
  inactive: { de: 'Mitarbeiter inaktiv', en: 'Employee inactive' },
  outside_vacancy: { de: 'Außerhalb des Zeitraums der Stelle', en: 'Outside the vacancy’s period' },
  vacancy_not_open: { de: 'Stelle pausiert oder geschlossen', en: 'Vacancy paused or closed' },
  blocked_at_facility: { de: 'In der Einrichtung gesperrt', en: 'Blocked at the facility' },
  exam_missing: { de: 'Examen fehlt', en: 'Exam missing' },
  qualification_missing: { de: 'Qualifikation der Stelle fehlt', en: 'Vacancy’s qualification missing' },
  requirement_missing: { de: 'Geforderte Qualifikation fehlt', en: 'Required qualification missing' },
  document_missing: { de: 'Nachweis fehlt', en: 'Document missing' },
  document_expires: { de: 'Nachweis läuft ab', en: 'Document expires' },
  document_expires_open: { de: 'Nachweis läuft irgendwann ab', en: 'Document expires during open-ended booking' },
  residence_missing: { de: 'Aufenthaltstitel fehlt', en: 'Residence title missing' },
  residence_expires: { de: 'Aufenthaltstitel läuft ab', en: 'Residence title expires' },
  residence_unclear: { de: 'Erlaubnis zur Zeitarbeit unklar', en: 'Permission for agency work unclear' },
  residence_forbids_leasing: { de: 'Aufenthaltstitel verbietet Zeitarbeit', en: 'Residence title forbids agency work' },
  maximum_duration: { de: 'Höchstüberlassungsdauer überschritten', en: 'Maximum duration exceeded' },
  maximum_duration_near: { de: 'Höchstüberlassungsdauer bald erreicht', en: 'Maximum duration nearly reached' },
  equal_pay: { de: 'Equal Pay', en: 'Equal pay' },
  revolving_door: { de: 'Drehtürklausel', en: 'Revolving-door clause' },
  not_cleared: { de: 'Die Einsatzfreigabe muss geprüft werden.', en: 'The clearance for this assignment must be checked.' },
}

/** The name of a finding in the reader's language. */
export const nameOfFinding = (code: string, language: Language): string =>
  Object.hasOwn(findingNames, code) ? findingNames[code as keyof typeof findingNames][language] : code
