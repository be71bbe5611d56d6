import type { FindingCode } from '@kasack/contract/judge-setting.ts'
import type { Counting } from '@kasack/contract/leasing-clock.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  page: { de: 'Prüfung und Fristen', en: 'Checks and clocks' },
  stored: { de: 'Die Zählweise ist gespeichert.', en: 'The counting method has been saved.' },
  finding: { de: 'Was geprüft wird', en: 'What is checked' },
  effect: { de: 'Wirkung', en: 'Effect' },
  usual: { de: 'Üblich', en: 'Default' },
  changed: { de: 'Abweichend', en: 'Changed' },
  back: { de: 'Zurück zu „{level}“', en: 'Back to “{level}”' },
  back_of: { de: '{name}: zurück zu „{level}“', en: '{name}: back to “{level}”' },
  level_stored: { de: 'Die Wirkung ist gespeichert.', en: 'The effect has been saved.' },
  levels_hint: {
    de: 'Was verbietet, lässt keine Buchung zu, es sei denn, jemand mit dem Recht dazu nennt einen Grund. Was warnt, wird vor dem Buchen bestätigt; was meldet, wird nur gezeigt; was aus ist, wird nicht geprüft.',
    en: '“Blocks” prevents the booking unless somebody with permission to override it gives a reason. “Warns” has to be confirmed before booking, “notes” is only shown, and “off” is not checked.',
  },
  licence_hint: {
    de: 'Die Erlaubnis der Agentur nach § 1 AÜG. Ab fünf Monaten vorher erinnert die Startseite daran: Eine Verlängerung muss spätestens drei Monate vor dem Ablauf beantragt sein (§ 2 Abs. 4 AÜG). Leer bei einer unbefristeten Erlaubnis.',
    en: 'The agency’s licence under § 1 AÜG. The dashboard reminds you from five months before it ends: you have to apply for an extension at least three months before then (§ 2 (4) AÜG). Leave empty if the licence is unlimited.',
  },
  licence_stored: { de: 'Die Erlaubnis ist gespeichert.', en: 'The licence has been saved.' },
  save: { de: 'Speichern', en: 'Save' },
  to_licence: { de: 'Zur Einstellung', en: 'Open the setting' },
  both_shown: {
    de: 'Beide Tage werden gezählt und gezeigt; die Wahl sagt, welcher als letzter Tag gilt. Bewerten muss ihn die Agentur, im Zweifel mit Rechtsrat.',
    en: 'Both days are calculated and shown; this setting decides which one counts as the last day. It is up to the agency to assess it, with legal advice if in doubt.',
  },
} satisfies Record<string, Text>

/** What each way of counting means. */
export const countingHints = {
  months: {
    de: 'Kalendermonate, wie die Bundesagentur für Arbeit sie zählt: 18 Monate ab 01.04.2017 enden am 30.09.2018.',
    en: 'Calendar months, as counted by the Federal Employment Agency: 18 months from 01.04.2017 end on 30.09.2018.',
  },
  days: {
    de: 'Jeder Monat hat 30 Tage (§ 191 BGB), 18 Monate sind 540 Tage: ab 01.04.2017 bis 22.09.2018.',
    en: 'Each month has 30 days (§ 191 BGB), so 18 months are 540 days: from 01.04.2017 to 22.09.2018.',
  },
} satisfies Record<Counting, Text>

/** When each finding applies. */
export const findingHints = {
  overlaps_booking: {
    de: 'Ein anderer Einsatz derselben Person hat mindestens einen Tag mit der Buchung gemeinsam.',
    en: 'Another booking of the same employee overlaps the booking by at least one day.',
  },
  overlaps_absence: {
    de: 'Urlaub, Krankheit oder eine andere Abwesenheit fällt in die Buchung.',
    en: 'Vacation, sick leave or another absence overlaps the booking.',
  },
  before_available_from: {
    de: 'Die Buchung beginnt, bevor die Person verfügbar ist.',
    en: 'The booking starts before the employee is available.',
  },
  inactive: { de: 'Der Mitarbeiter ist als inaktiv gekennzeichnet.', en: 'The employee is marked as inactive.' },
  outside_vacancy: {
    de: 'Ein Tag der Buchung liegt nicht im Zeitraum der Stelle.',
    en: 'A day of the booking is outside the vacancy’s period.',
  },
  vacancy_not_open: { de: 'Die Stelle ist pausiert oder geschlossen.', en: 'The vacancy is paused or closed.' },
  blocked_at_facility: {
    de: 'Die Einrichtung möchte die Person nicht wieder einsetzen.',
    en: 'The facility does not want the employee back.',
  },
  exam_missing: {
    de: 'Stelle oder Voraussetzungen verlangen ein Examen, und die Person hat keines davon.',
    en: 'The vacancy or its requirements ask for an exam that the employee does not have.',
  },
  qualification_missing: {
    de: 'Die Stelle wünscht eine Qualifikation, die der Person fehlt.',
    en: 'The vacancy asks for a qualification that the employee does not have.',
  },
  requirement_missing: {
    de: 'Die Voraussetzungen verlangen eine Qualifikation, die der Person fehlt.',
    en: 'The requirements ask for a qualification that the employee does not have.',
  },
  document_missing: {
    de: 'Am ersten Tag der Buchung liegt ein verlangter Nachweis nicht geprüft und gültig vor.',
    en: 'A required document is not checked and valid on the first day of the booking.',
  },
  document_expires: { de: 'Ein verlangter Nachweis endet vor der Buchung.', en: 'A required document expires before the booking ends.' },
  document_expires_open: {
    de: 'Ein verlangter Nachweis hat ein Ende, die Buchung hat keines.',
    en: 'A required document has an expiry date, and the booking is open-ended.',
  },
  residence_missing: {
    de: 'Eine Person aus einem Drittstaat hat am ersten Tag keinen geprüften, gültigen Titel.',
    en: 'An employee from a third country has no checked and valid residence title on the first day.',
  },
  residence_expires: { de: 'Der Titel endet vor der Buchung.', en: 'The residence title expires before the booking ends.' },
  residence_unclear: {
    de: 'Am Titel ist nicht vermerkt, ob er die Arbeit in Überlassung erlaubt.',
    en: 'The residence title is not marked as permitting or forbidding agency work.',
  },
  residence_forbids_leasing: {
    de: 'Der Titel schließt die Arbeit in Überlassung aus. Solange dies verbietet, kann es niemand übergehen.',
    en: 'The residence title forbids agency work. While this is set to “blocks”, nobody can override it.',
  },
  maximum_duration: {
    de: 'Mit der Buchung liegt ein Tag der Überlassung nach dem letzten erlaubten.',
    en: 'With the booking, leasing would go beyond the last day allowed.',
  },
  maximum_duration_near: {
    de: 'Der letzte erlaubte Tag liegt höchstens 60 Tage nach der Buchung, oder die Buchung hat kein Ende.',
    en: 'The last day allowed is at most 60 days after the end of the booking, or the booking is open-ended.',
  },
  equal_pay: { de: 'In der Buchung beginnt der Anspruch auf gleiches Entgelt.', en: 'Entitlement to equal pay starts during the booking.' },
  revolving_door: {
    de: 'Die Person war kurz zuvor beim Entleiher selbst angestellt: Gleiches Entgelt gilt vom ersten Tag an.',
    en: 'The employee was employed by the hirer itself shortly before: equal pay applies from the first day.',
  },
} satisfies Record<FindingCode, Text>

/** The subjects of findings. */
export const groupTitles = {
  overlap: { de: 'Überschneidung', en: 'Overlap' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  papers: { de: 'Nachweise', en: 'Documents' },
  residence: { de: 'Aufenthalt', en: 'Residence' },
  clocks: { de: 'Fristen', en: 'Clocks' },
} satisfies Record<string, Text>

/** What the dashboard says about the licence, and what to do. */
export const licenceTexts = {
  near: { de: 'Die Erlaubnis zur Überlassung endet am {until}.', en: 'The leasing licence ends on {until}.' },
  near_what: {
    de: 'Die Verlängerung muss bis zum {apply_until} beantragt sein.',
    en: 'Apply for the extension by {apply_until}.',
  },
  late: { de: 'Die Erlaubnis zur Überlassung endet am {until}.', en: 'The leasing licence ends on {until}.' },
  late_what: {
    de: 'Die Verlängerung war bis zum {apply_until} zu beantragen. Ist das geschehen, tragen Sie das neue Ende ein, sobald der Bescheid da ist.',
    en: 'The extension had to be applied for by {apply_until}. If that has been done, enter the new end date once you have the decision.',
  },
  expired: {
    de: 'Die Erlaubnis zur Überlassung ist am {until} abgelaufen.',
    en: 'The leasing licence expired on {until}.',
  },
  expired_what: {
    de: 'Ohne Erlaubnis darf niemand überlassen werden. Klären Sie das, bevor Sie weiter buchen; gibt es eine neue, tragen Sie ihr Ende ein.',
    en: 'Nobody may be leased without a licence. Resolve this before making more bookings; if you have a new licence, enter its end date.',
  },
} satisfies Record<string, Text>
