import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  hirer_hint: {
    de: 'Die juristische Person, nicht das Haus. Auch ein inaktiver Entleiher zählt weiter.',
    en: 'The legal entity, not the facility. An inactive hirer still counts.',
  },
  limits: { de: 'Fristen', en: 'Limits' },
  limits_hint: {
    de: 'Gesetzlich 18 und 9 Monate. Andere Monate brauchen ihre Quelle, etwa den Tarifvertrag.',
    en: '18 and 9 months by law. Other limits need a source, for example the collective agreement.',
  },
  search_hint: { de: 'Name …', en: 'Name …' },
  no_hirer: { de: 'Noch kein Entleiher', en: 'No hirers yet' },
  no_hirer_hint: {
    de: 'Ohne Entleiher zählt die Firma einer Einrichtung, ohne Firma die Einrichtung selbst.',
    en: 'If no hirer is entered, the facility’s company counts; without a company, the facility itself.',
  },
} satisfies Record<string, Text>
