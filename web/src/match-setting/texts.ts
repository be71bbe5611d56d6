import type { MatchPartCode } from '@kasack/contract/match-weight.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  page: { de: 'Gewichte der Eignung', en: 'Matching weights' },
  hint: {
    de: 'So zählt jeder Teil, wenn Mitarbeiter für eine Stelle und Stellen für einen Mitarbeiter geordnet werden. Ein Gewicht von 0 lässt den Teil weg; nur das Verhältnis der Gewichte zählt.',
    en: 'How much each criterion counts when employees are ranked for a vacancy, and vacancies for an employee. A weight of 0 leaves the criterion out; only the ratio between the weights matters.',
  },
  part: { de: 'Teil', en: 'Criterion' },
  weight: { de: 'Gewicht', en: 'Weight' },
  share: { de: 'Anteil', en: 'Share' },
  percent: { de: '{share} %', en: '{share} %' },
  usual: { de: 'Üblich', en: 'Default' },
  changed: { de: 'Geändert', en: 'Changed' },
  back: { de: 'Zurück auf {weight}', en: 'Back to {weight}' },
  back_of: { de: '{name}: zurück auf {weight}', en: '{name}: back to {weight}' },
  all_back: { de: 'Alle auf die üblichen Gewichte', en: 'Reset all to the default weights' },
  save: { de: 'Speichern', en: 'Save' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  stored: { de: 'Die Gewichte sind gespeichert.', en: 'The weights have been saved.' },

  preview: { de: 'Vorschau an einer Stelle', en: 'Preview for a vacancy' },
  preview_hint: {
    de: 'Wer mit den Gewichten von oben vorn stünde, noch bevor sie gespeichert sind.',
    en: 'Shows who would rank highest with the weights above before you save them.',
  },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  choose_vacancy: { de: 'Stelle wählen', en: 'Choose a vacancy' },
  nobody: { de: 'Für diese Stelle kommt niemand infrage.', en: 'Nobody is eligible for this vacancy.' },
  place: { de: 'Platz', en: 'Rank' },
  name: { de: 'Name', en: 'Name' },
  now: { de: 'Bisher', en: 'Current' },
  standing: { de: '{score}, Platz {place}', en: '{score}, rank {place}' },
  up: { de: '{count} nach vorn', en: 'up {count}' },
  down: { de: '{count} nach hinten', en: 'down {count}' },
  same: { de: 'unverändert', en: 'unchanged' },
  compared: {
    de: 'Verglichen werden die {most} von {count}, die bisher vorn stehen.',
    en: 'Compares the {most} of {count} currently ranked highest.',
  },
} satisfies Record<string, Text>

/** What each part measures. */
export const partHints = {
  qualifications: {
    de: 'Wie viele der Qualifikationen, die die Stelle wünscht, jemand hat.',
    en: 'How many of the qualifications required by the vacancy the employee has.',
  },
  coverage: {
    de: 'An wie vielen Tagen der Stelle jemand frei ist: nicht gebucht, nicht abwesend, schon verfügbar.',
    en: 'On how many days of the vacancy the employee is free: not booked, not absent and already available.',
  },
  distance: {
    de: 'Wie nah es ist; außerhalb des eigenen Umkreises zählt es höchstens halb.',
    en: 'How near the facility is; outside the employee’s own radius it counts half at most.',
  },
  preferences: {
    de: 'Ob Einrichtungsart und Fachbereich den Wünschen entsprechen; wer keine hat, dem passt alles.',
    en: 'Whether facility type and department are among those preferred; an employee without preferences matches all of them.',
  },
  known_here: {
    de: 'Ob jemand schon dort im Einsatz war oder Favorit der Einrichtung ist.',
    en: 'Whether the employee has worked there before or is a favourite of the facility.',
  },
  recent_contact: {
    de: 'Wie lange der letzte Eintrag im Logbuch her ist: bis 30 Tage voll, ab 180 Tagen gar nicht.',
    en: 'How long ago the latest logbook entry was: up to 30 days counts in full, 180 days or more not at all.',
  },
} satisfies Record<MatchPartCode, Text>
