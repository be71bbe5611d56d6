import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  overview_map: { de: 'Übersichtskarte', en: 'Overview map' },
  kind: { de: 'Art', en: 'Type' },
  open_vacancies: { de: 'Offene Stellen', en: 'Open vacancies' },
  search: { de: 'Name oder Ort', en: 'Name or city' },
  shown: { de: '{count} auf der Karte', en: '{count} on the map' },
  in_view: { de: 'Im Kartenausschnitt', en: 'In this view' },
  nearest: { de: 'Die {count} nächsten an der Mitte der Karte', en: 'The {count} nearest to the centre of the map' },
  nothing_here: { de: 'Hier ist nichts zu sehen.', en: 'There is nothing here.' },
  nothing_here_hint: {
    de: 'Verschieben Sie die Karte, oder nehmen Sie Filter weg.',
    en: 'Move the map, or remove filters.',
  },
} satisfies Record<string, Text>
