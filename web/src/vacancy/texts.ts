import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  open: { de: 'Öffnen', en: 'Open' },
  find_nearby: { de: 'Stellen in der Nähe finden', en: 'Find vacancies nearby' },
  nearby: { de: 'Stellen in der Nähe', en: 'Vacancies nearby' },
  search_hint: { de: 'Art, Einrichtung, Fachbereich …', en: 'Type, facility, department …' },
  no_vacancy: { de: 'Noch keine Stelle angelegt', en: 'No vacancies created yet' },
  no_vacancy_hint: { de: 'Legen Sie an, wofür eine Einrichtung jemanden sucht.', en: 'Add the positions a facility wants to fill.' },
  no_vacancy_here_hint: {
    de: 'Legen Sie an, wofür die Einrichtung jemanden sucht.',
    en: 'Add the positions the facility wants to fill.',
  },

  facility_name: { de: 'Name der Einrichtung', en: 'Facility name' },
  facility_group: { de: 'Gruppe', en: 'Group' },
  available_from: { de: 'Verfügbar ab', en: 'Available from' },

  booked_of: { de: '{booked} von {positions} besetzt', en: '{booked} of {positions} filled' },
  some_left: { de: 'noch {count} offen', en: '{count} still open' },
  none_left: { de: 'alle besetzt', en: 'all filled' },
  all_over: { de: 'alle Buchungen beendet', en: 'all bookings have ended' },
  reopen: { de: 'Position wieder öffnen', en: 'Reopen the position' },
  raised: { de: 'Positionen der Stelle auf {count} erhöht', en: 'Positions raised to {count}' },
  running: { de: 'läuft seit {day}', en: 'running since {day}' },
  last_days: { de: 'endet {when}', en: 'ends {when}' },
  begins: { de: 'beginnt {when}', en: 'starts {when}' },
  ended: { de: 'endete {when}', en: 'ended {when}' },

  booked: { de: 'besetzt', en: 'booked' },
  expired: { de: 'abgelaufen', en: 'expired' },
  searching: { de: 'suchend', en: 'searching' },

  duplicate: { de: 'Duplizieren', en: 'Duplicate' },

  vacancy: { de: 'Stelle', en: 'Vacancy' },
  period_and_positions: { de: 'Zeitraum und Positionen', en: 'Period and positions' },
  requirements: { de: 'Anforderungen', en: 'Profile' },
  create_and_search: { de: 'Anlegen und Kandidaten suchen', en: 'Create and find candidates' },
  requirements_as: { de: 'wie {name}', en: 'as {name}' },
  accommodation: { de: 'Unterkunft', en: 'Accommodation' },
  driving_licence: { de: 'Führerschein', en: 'Driving licence' },
  own_car: { de: 'Eigener Pkw', en: 'Own car' },
  package: { de: 'Pauschale', en: 'Package' },
  terms: { de: 'Rahmen', en: 'Terms' },
  name_hint: { de: 'wie Stellenart, Einrichtung', en: 'like vacancy type, facility' },
  at_least: { de: 'mindestens {count}', en: 'at least {count}' },
  fewer_than_bookings: {
    de: 'Weniger Positionen als Buchungen sind nicht möglich.',
    en: 'There cannot be fewer positions than bookings.',
  },
  locked: {
    de: 'Zeitraum und Einrichtung stehen fest. Für andere Tage duplizieren Sie die Stelle.',
    en: 'The period and facility cannot be changed. For other dates, duplicate the vacancy.',
  },
  old_ended: {
    de: 'Diese Stelle endete am {day}. Für einen neuen Bedarf duplizieren Sie sie besser.',
    en: 'This vacancy ended on {day}. To fill it again, please duplicate it instead.',
  },
  old_began: {
    de: 'Diese Stelle läuft schon seit dem {day}. Für einen neuen Bedarf duplizieren Sie sie besser.',
    en: 'This vacancy has been running since {day}. For a new one, please duplicate it instead.',
  },

  needed: { de: 'nötig', en: 'required' },
  not_needed: { de: 'nicht nötig', en: 'not required' },
  there: { de: 'vorhanden', en: 'available' },
  not_there: { de: 'nicht vorhanden', en: 'not available' },
  created: { de: '{name}, {day}', en: '{name}, {day}' },

  logbook: { de: 'Logbuch der Einrichtung', en: 'Logbook of the facility' },
  no_entry_hint: {
    de: 'Was mit der Einrichtung besprochen wird, steht dann hier.',
    en: 'Conversations with the facility appear here.',
  },
} satisfies Record<string, Text>
