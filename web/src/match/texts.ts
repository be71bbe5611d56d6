import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  people: { de: 'Passende Mitarbeiter', en: 'Matching employees' },
  nobody: { de: 'Niemand passt', en: 'Nobody fits' },
  nobody_hint: {
    de: 'Wer wegen Examen, Einsätzen oder Sperren nicht infrage kommt, steht hier nicht; der Knopf darüber zeigt, warum.',
    en: 'Whoever is ruled out by exam, bookings or blocks is not listed here; the button above shows why.',
  },
  why_missing: { de: 'Warum steht sie nicht dabei?', en: 'Why is somebody not listed?' },
  why_missing_hint: {
    de: 'Zeigt am Ende der Liste auch, wer nicht infrage kommt, mit dem Grund',
    en: 'Also shows at the end of the list who is ruled out, and why',
  },
  search_hint: { de: 'Name, Ort, Telefon …', en: 'Name, city, phone …' },
  add: { de: 'Als Kandidaten hinzufügen', en: 'Add as candidates' },

  score: { de: 'Eignung', en: 'Fit' },
  score_of: { de: '{score} von 100', en: '{score} of 100' },
  points: { de: '{part}: {points} von {weight}', en: '{part}: {points} of {weight}' },
  reasons: { de: 'Gründe', en: 'Reasons' },
  speaks_for: { de: 'Dafür:', en: 'For:' },
  speaks_against: { de: 'Dagegen:', en: 'Against:' },
  ruled_out: { de: 'ausgeschlossen', en: 'ruled out' },
  because: { de: 'Ausgeschlossen:', en: 'Ruled out:' },
} satisfies Record<string, Text>
