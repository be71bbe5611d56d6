import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  people: { de: 'Passende Mitarbeiter', en: 'Matching employees' },
  nobody: { de: 'Niemand passt', en: 'Nobody matches' },
  nobody_hint: {
    de: 'Wer wegen Examen, Einsätzen oder Sperren nicht infrage kommt, steht hier nicht; der Knopf darüber zeigt, warum.',
    en: 'Employees ruled out by exam, bookings or blocks are not listed here; the button above shows why.',
  },
  why_missing: { de: 'Warum steht sie nicht dabei?', en: 'Why is somebody missing?' },
  why_missing_hint: {
    de: 'Zeigt am Ende der Liste auch, was ausgeschlossen ist, mit dem Grund',
    en: 'Also lists what is ruled out, and why',
  },
  vacancies: { de: 'Passende Stellen', en: 'Matching vacancies' },
  no_vacancy: { de: 'Keine Stelle passt', en: 'No vacancies match' },
  no_vacancy_hint: {
    de: 'Offene Stellen, für die jemand nicht infrage kommt, zeigt der Knopf darüber.',
    en: 'The button above shows open vacancies that are ruled out.',
  },
  none_open_hint: { de: 'Zurzeit ist keine Stelle offen.', en: 'No vacancies are open at the moment.' },
  why_vacancy_missing: { de: 'Warum steht eine Stelle nicht dabei?', en: 'Why is a vacancy missing?' },
  search_vacancy: { de: 'Art, Einrichtung, Fachbereich …', en: 'Type, facility, department …' },
  no_place: { de: 'Die Postleitzahl fehlt', en: 'The postal code is missing' },
  no_place_hint: {
    de: 'Ohne sie lässt sich nicht sagen, welche Stellen in der Nähe sind.',
    en: 'Without it, there is no telling which vacancies are nearby.',
  },
  search_hint: { de: 'Name, Ort, Telefon …', en: 'Name, city, phone …' },

  fitting: { de: 'Passend:', en: 'Matching:' },
  with_score: { de: '{name} · {score}', en: '{name} · {score}' },
  score: { de: 'Eignung', en: 'Match' },
  score_of: { de: '{score} von 100', en: '{score} of 100' },
  points: { de: '{part}: {points} von {weight}', en: '{part}: {points} of {weight}' },
  reasons: { de: 'Gründe', en: 'Reasons' },
  speaks_for: { de: 'Dafür:', en: 'For:' },
  speaks_against: { de: 'Dagegen:', en: 'Against:' },
  ruled_out: { de: 'ausgeschlossen', en: 'ruled out' },
  because: { de: 'Ausgeschlossen:', en: 'Ruled out:' },
} satisfies Record<string, Text>
