import type { MatchPartCode } from '@kasack/contract/match-weight.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  page: { de: 'Gewichte der Eignung', en: 'Matching weights' },
  hint: {
    de: 'So zählt jeder Teil, wenn Mitarbeiter für eine Stelle und Stellen für einen Mitarbeiter geordnet werden. Ein Gewicht von 0 lässt den Teil weg; nur das Verhältnis der Gewichte zählt.',
    en: 'How much each part counts when employees are ranked for a vacancy, and vacancies for an employee. A weight of 0 leaves the part out; only the proportion of the weights matters.',
  },
  part: { de: 'Teil', en: 'Part' },
  weight: { de: 'Gewicht', en: 'Weight' },
  share: { de: 'Anteil', en: 'Share' },
  percent: { de: '{share} %', en: '{share} %' },
  usual: { de: 'Üblich', en: 'Usual' },
  changed: { de: 'Geändert', en: 'Changed' },
  back: { de: 'Zurück auf {weight}', en: 'Back to {weight}' },
  back_of: { de: '{name}: zurück auf {weight}', en: '{name}: back to {weight}' },
  all_back: { de: 'Alle auf die üblichen Gewichte', en: 'All back to the usual weights' },
  save: { de: 'Speichern', en: 'Save' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  stored: { de: 'Die Gewichte sind gespeichert.', en: 'The weights are saved.' },

  preview: { de: 'Vorschau an einer Stelle', en: 'Preview on a vacancy' },
  preview_hint: {
    de: 'Wer mit den Gewichten von oben vorn stünde, noch bevor sie gespeichert sind.',
    en: 'Who would be on top with the weights above, before they are saved.',
  },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  choose_vacancy: { de: 'Stelle wählen', en: 'Choose a vacancy' },
  nobody: { de: 'Für diese Stelle kommt niemand infrage.', en: 'Nobody can go to this vacancy.' },
  place: { de: 'Platz', en: 'Rank' },
  name: { de: 'Name', en: 'Name' },
  now: { de: 'Bisher', en: 'So far' },
  standing: { de: '{score}, Platz {place}', en: '{score}, rank {place}' },
  up: { de: '{count} nach vorn', en: 'up {count}' },
  down: { de: '{count} nach hinten', en: 'down {count}' },
  same: { de: 'unverändert', en: 'unchanged' },
  compared: {
    de: 'Verglichen werden die {most} von {count}, die bisher vorn stehen.',
    en: 'The first {most} of {count} so far are compared.',
  },
} satisfies Record<string, Text>

/** What each part measures. */
export const partHints = {
  qualifications: {
    de: 'Wie viele der Qualifikationen, die die Stelle wünscht, jemand hat.',
    en: 'How many of the qualifications the vacancy asks for somebody has.',
  },
  coverage: {
    de: 'An wie vielen Tagen der Stelle jemand frei ist: nicht gebucht, nicht abwesend, schon verfügbar.',
    en: 'On how many days of the vacancy somebody is free: not booked, not absent, available already.',
  },
  distance: {
    de: 'Wie nah es ist; außerhalb des eigenen Umkreises zählt es höchstens halb.',
    en: 'How near it is; outside somebody’s own radius it counts half at most.',
  },
  preferences: {
    de: 'Ob Einrichtungsart und Fachbereich den Wünschen entsprechen; wer keine hat, dem passt alles.',
    en: 'Whether facility type and department are as preferred; whoever has no preferences is fine with all.',
  },
  known_here: {
    de: 'Ob jemand schon dort im Einsatz war oder Favorit der Einrichtung ist.',
    en: 'Whether somebody has worked there before, or is a favourite of the facility.',
  },
  recent_contact: {
    de: 'Wie lange der letzte Eintrag im Logbuch her ist: bis 30 Tage voll, ab 180 Tagen gar nicht.',
    en: 'How long ago the last entry of the logbook is: up to 30 days in full, from 180 days on not at all.',
  },
} satisfies Record<MatchPartCode, Text>
