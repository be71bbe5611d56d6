import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  blocked: { de: 'Gesperrt:', en: 'Blocked:' },
  book_until: { de: 'bis {day} buchen', en: 'book until {day}' },
  open_document: { de: 'Dokument öffnen', en: 'Open document' },
  ask_for_document: { de: 'Nachweis anfordern', en: 'Request document' },
  open_facility: { de: 'Einrichtung öffnen', en: 'Open facility' },
  excused: { de: 'Gesperrt, mit Ausnahme', en: 'Blocked, with an exception' },
  looking: { de: 'Wird geprüft …', en: 'Checking …' },
  unchecked: {
    de: 'Was gegen diesen Zeitraum spricht, konnte nicht geprüft werden.',
    en: 'Could not check whether anything speaks against this period.',
  },
} satisfies Record<string, Text>

/** What the most severe finding amounts to. */
export const levelWords = {
  block: { de: 'Gesperrt', en: 'Blocked' },
  warn: { de: 'Warnung', en: 'Warning' },
  tell: { de: 'Hinweis', en: 'Note' },
} satisfies Record<FindingLevel, Text>
