import type { FindingCode } from '@kasack/contract/judge-setting.ts'
import type { Counting } from '@kasack/contract/leasing-clock.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  page: { de: 'Prüfung und Fristen', en: 'Checks and clocks' },
  stored: { de: 'Die Zählweise ist gespeichert.', en: 'The way of counting is saved.' },
  finding: { de: 'Was geprüft wird', en: 'What is checked' },
  effect: { de: 'Wirkung', en: 'Effect' },
  usual: { de: 'Üblich', en: 'Usual' },
  changed: { de: 'Abweichend', en: 'Changed' },
  back: { de: 'Zurück zu „{level}“', en: 'Back to “{level}”' },
  back_of: { de: '{name}: zurück zu „{level}“', en: '{name}: back to “{level}”' },
  level_stored: { de: 'Die Wirkung ist gespeichert.', en: 'The effect is saved.' },
  levels_hint: {
    de: 'Was verbietet, lässt keine Buchung zu, es sei denn, jemand mit dem Recht dazu nennt einen Grund. Was warnt, wird vor dem Buchen bestätigt; was meldet, wird nur gezeigt; was aus ist, wird nicht geprüft.',
    en: 'What forbids allows no booking, unless somebody who may override it gives a reason. What warns is confirmed before booking; what tells is only shown; what is off is not checked.',
  },
  licence_hint: {
    de: 'Die Erlaubnis der Agentur nach § 1 AÜG. Ab fünf Monaten vorher erinnert die Startseite daran: Eine Verlängerung muss spätestens drei Monate vor dem Ablauf beantragt sein (§ 2 Abs. 4 AÜG). Leer bei einer unbefristeten Erlaubnis.',
    en: 'The agency’s licence under § 1 AÜG. The dashboard is a reminder from five months before: an extension has to be applied for at least three months before it ends (§ 2 (4) AÜG). Empty for a licence without an end.',
  },
  licence_stored: { de: 'Die Erlaubnis ist gespeichert.', en: 'The licence is saved.' },
  save: { de: 'Speichern', en: 'Save' },
  to_licence: { de: 'Zur Einstellung', en: 'To the setting' },
  both_shown: {
    de: 'Beide Tage werden gezählt und gezeigt; die Wahl sagt, welcher als letzter Tag gilt. Bewerten muss ihn die Agentur, im Zweifel mit Rechtsrat.',
    en: 'Both days are counted and shown; the choice says which one counts as the last day. Assessing it is up to the agency, with counsel if in doubt.',
  },
} satisfies Record<string, Text>

/** What each way of counting means. */
export const countingHints = {
  months: {
    de: 'Kalendermonate, wie die Bundesagentur für Arbeit sie zählt: 18 Monate ab 01.04.2017 enden am 30.09.2018.',
    en: 'Calendar months, as the Federal Employment Agency counts them: 18 months from 01.04.2017 end on 30.09.2018.',
  },
  days: {
    de: 'Jeder Monat hat 30 Tage (§ 191 BGB), 18 Monate sind 540 Tage: ab 01.04.2017 bis 22.09.2018.',
    en: 'Each month has 30 days (§ 191 BGB), 18 months are 540 days: from 01.04.2017 to 22.09.2018.',
  },
} satisfies Record<Counting, Text>

/** When each finding applies. */
export const findingHints = {
  overlaps_booking: {
    de: 'Ein anderer Einsatz derselben Person hat mindestens einen Tag mit der Buchung gemeinsam.',
    en: 'Another booking of the same person shares at least one day with the booking.',
  },
  overlaps_absence: {
    de: 'Urlaub, Krankheit oder eine andere Abwesenheit fällt in die Buchung.',
    en: 'A vacation, sickness or another absence falls into the booking.',
  },
  before_available_from: {
    de: 'Die Buchung beginnt, bevor die Person verfügbar ist.',
    en: 'The booking begins before the person is available.',
  },
  inactive: { de: 'Der Mitarbeiter ist als inaktiv gekennzeichnet.', en: 'The employee is marked as inactive.' },
  outside_vacancy: {
    de: 'Ein Tag der Buchung liegt nicht im Zeitraum der Stelle.',
    en: 'A day of the booking is not within the period of the vacancy.',
  },
  vacancy_not_open: { de: 'Die Stelle ist pausiert oder geschlossen.', en: 'The vacancy is paused or closed.' },
  blocked_at_facility: {
    de: 'Die Einrichtung möchte die Person nicht wieder einsetzen.',
    en: 'The facility does not want the person to work there again.',
  },
  exam_missing: {
    de: 'Stelle oder Voraussetzungen verlangen ein Examen, und die Person hat keines davon.',
    en: 'The vacancy or its requirements ask for an exam, and the person has none of them.',
  },
  qualification_missing: {
    de: 'Die Stelle wünscht eine Qualifikation, die der Person fehlt.',
    en: 'The vacancy asks for a qualification that the person lacks.',
  },
  requirement_missing: {
    de: 'Die Voraussetzungen verlangen eine Qualifikation, die der Person fehlt.',
    en: 'The requirements of the facility demand a qualification that the person lacks.',
  },
  document_missing: {
    de: 'Am ersten Tag der Buchung liegt ein verlangter Nachweis nicht geprüft und gültig vor.',
    en: 'On the first day of the booking there is no checked and valid document of a required kind.',
  },
  document_expires: { de: 'Ein verlangter Nachweis endet vor der Buchung.', en: 'A required document ends before the booking does.' },
  document_expires_open: {
    de: 'Ein verlangter Nachweis hat ein Ende, die Buchung hat keines.',
    en: 'A required document has an end, and the booking has none.',
  },
  residence_missing: {
    de: 'Eine Person aus einem Drittstaat hat am ersten Tag keinen geprüften, gültigen Titel.',
    en: 'A person from a third country has no checked and valid title on the first day.',
  },
  residence_expires: { de: 'Der Titel endet vor der Buchung.', en: 'The title ends before the booking does.' },
  residence_unclear: {
    de: 'Am Titel ist nicht vermerkt, ob er die Arbeit in Überlassung erlaubt.',
    en: 'The title does not say whether it allows work on lease.',
  },
  residence_forbids_leasing: {
    de: 'Der Titel schließt die Arbeit in Überlassung aus. Solange dies verbietet, kann es niemand übergehen.',
    en: 'The title rules out work on lease. As long as this forbids, nobody can override it.',
  },
  maximum_duration: {
    de: 'Mit der Buchung liegt ein Tag der Überlassung nach dem letzten erlaubten.',
    en: 'With the booking, a day of leasing is after the last one allowed.',
  },
  maximum_duration_near: {
    de: 'Der letzte erlaubte Tag liegt höchstens 60 Tage nach der Buchung, oder die Buchung hat kein Ende.',
    en: 'The last day allowed is at most 60 days after the booking, or the booking has no end.',
  },
  equal_pay: { de: 'In der Buchung beginnt der Anspruch auf gleiches Entgelt.', en: 'The claim to equal pay begins within the booking.' },
  revolving_door: {
    de: 'Die Person war kurz zuvor beim Entleiher selbst angestellt: Gleiches Entgelt gilt vom ersten Tag an.',
    en: 'The person was employed by the hirer itself shortly before: equal pay applies from the first day.',
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
    en: 'The extension has to be applied for by {apply_until}.',
  },
  late: { de: 'Die Erlaubnis zur Überlassung endet am {until}.', en: 'The leasing licence ends on {until}.' },
  late_what: {
    de: 'Die Verlängerung war bis zum {apply_until} zu beantragen. Ist das geschehen, tragen Sie das neue Ende ein, sobald der Bescheid da ist.',
    en: 'The extension was to be applied for by {apply_until}. If that was done, enter the new end once the decision has arrived.',
  },
  expired: {
    de: 'Die Erlaubnis zur Überlassung ist am {until} abgelaufen.',
    en: 'The leasing licence expired on {until}.',
  },
  expired_what: {
    de: 'Ohne Erlaubnis darf niemand überlassen werden. Klären Sie das, bevor Sie weiter buchen; gibt es eine neue, tragen Sie ihr Ende ein.',
    en: 'Without a licence nobody may be leased. Settle this before you book on; if there is a new one, enter when it ends.',
  },
} satisfies Record<string, Text>
