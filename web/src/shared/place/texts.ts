import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  street_hint: { de: 'Straße Nr., PLZ oder Ort', en: 'Street and number, postal code or city' },
  postal_code_or_city: { de: 'PLZ oder Ort', en: 'Postal code or city' },
  searching: { de: 'Wird gesucht …', en: 'Searching …' },
  no_place: {
    de: 'Kein Ort gefunden. Geben Sie Straße und Postleitzahl oder Ort ein.',
    en: 'No place found. Enter a street and a postal code or city.',
  },
  search_failed: {
    de: 'Die Ortssuche antwortet nicht. Tragen Sie die Adresse von Hand ein.',
    en: 'The place search is not responding. Please enter the address by hand.',
  },
  data: { de: 'Ortsdaten: {attribution}', en: 'Places: {attribution}' },

  map: { de: 'Karte: {what}', en: 'Map: {what}' },
  select_address: {
    de: 'Wählen Sie zuerst eine Adresse: Tippen Sie im Feld Straße.',
    en: 'Select an address first by typing in the street field.',
  },
  select_postal_code: { de: 'Tippen Sie zuerst eine Postleitzahl oder einen Ort.', en: 'Enter a postal code or city first.' },
  unlocated: { de: 'Ohne Lage keine Karte.', en: 'No map without a location.' },
  address: { de: 'Adresse', en: 'Address' },
  exact: { de: 'Die Lage ist auf der Karte.', en: 'Located on the map.' },
  exact_at: { de: 'Auf der Karte: {place}', en: 'On the map: {place}' },
  middle_of: { de: 'Auf der Karte: die Mitte von {place}', en: 'On the map: the centre of {place}' },
  approximate: {
    de: 'Auf der Karte: die Mitte der Postleitzahl oder des Orts',
    en: 'On the map: the centre of the postal code or city',
  },
  not_searched: { de: 'Noch ohne Lage auf der Karte.', en: 'Not on the map yet.' },
  none: {
    de: 'Ohne Lage keine Karte und keine Umkreissuche; speichern können Sie trotzdem.',
    en: 'Without a location, there is no map and no search by distance; you can still save.',
  },
  ambiguous: {
    de: 'Mehrere Orte heißen so: Ergänzen Sie die Postleitzahl.',
    en: 'There are several cities with this name: please add the postal code.',
  },
  failed: {
    de: 'Die Ortssuche antwortet nicht. Speichern können Sie trotzdem, ohne Lage auf der Karte.',
    en: 'The place search is not responding. You can still save, without a location on the map.',
  },
  abroad: {
    de: 'Adressen außerhalb Deutschlands werden nicht gesucht und haben keine Lage auf der Karte.',
    en: 'Addresses outside Germany are not searched and have no location on the map.',
  },
  locate: { de: 'Lage suchen', en: 'Find location' },
} satisfies Record<string, Text>
