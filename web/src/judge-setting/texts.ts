import type { Counting } from '@kasack/contract/leasing-clock.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  page: { de: 'Prüfung und Fristen', en: 'Checks and clocks' },
  stored: { de: 'Die Zählweise ist gespeichert.', en: 'The way of counting is saved.' },
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
