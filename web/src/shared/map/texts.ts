import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  select_address_first: {
    de: 'Wählen Sie zuerst eine Adresse: Tippen Sie im Feld Straße.',
    en: 'Select an address first by typing in the street field.',
  },
  approximate: { de: 'ungefähr', en: 'approximate' },
  approximate_place: { de: 'ungefähre Lage', en: 'approximate location' },
  inactive: { de: 'inaktiv', en: 'inactive' },
  cluster: { de: '{count} Treffer an dieser Stelle: {kinds}', en: '{count} in this area: {kinds}' },
  no_streets: { de: 'Straßen zeigt diese Karte nicht.', en: 'This map shows no streets.' },
  failed: { de: 'Die Karte kann hier nicht gezeichnet werden.', en: 'The map cannot be drawn here.' },
  failed_hint: {
    de: 'Der Browser stellt kein WebGL bereit. Alles andere auf der Seite lässt sich benutzen.',
    en: 'Your browser does not provide WebGL. Everything else on the page works.',
  },
  zoom_in: { de: 'Vergrößern', en: 'Zoom in' },
  zoom_out: { de: 'Verkleinern', en: 'Zoom out' },
  close: { de: 'Schließen', en: 'Close' },
  attribution: { de: 'Quellen der Karte', en: 'Map sources' },
} satisfies Record<string, Text>
