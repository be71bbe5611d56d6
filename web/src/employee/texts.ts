import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  engagement: { de: 'Logbucheintrag', en: 'Logbook entry' },
  open: { de: 'Öffnen', en: 'Open' },

  search_hint: { de: 'Name, Ort, Telefon, Personalnr. …', en: 'Name, city, phone, personnel no. …' },
  no_employee: { de: 'Noch kein Mitarbeiter angelegt', en: 'No employee created yet' },
  no_employee_hint: {
    de: 'Legen Sie an, wen Sie in die Einrichtungen schicken.',
    en: 'Add the people you send to the facilities.',
  },
  postal_code_or_city: { de: 'PLZ oder Ort', en: 'Postal code or city' },
  map: { de: 'Karte: {name}', en: 'Map: {name}' },
  home: { de: 'Wohnort', en: 'Home' },
  home_and_wish: { de: 'Wohn- und Wunschort', en: 'Home and preferred location' },
  no_coordinates: { de: 'Keine Karte: Der Adresse fehlen die Koordinaten.', en: 'No map: the address has no coordinates.' },
  preferred_location: { de: 'Wunschort', en: 'Preferred location' },
  from_address: { de: '(Adresse)', en: '(address)' },
  radius_around: { de: 'Umkreis {radius}', en: 'within {radius}' },

  find_nearby: { de: 'Mitarbeiter in der Nähe finden', en: 'Find employees nearby' },
  nearby: { de: 'Mitarbeiter in der Nähe', en: 'Employees nearby' },
  distance: { de: 'Wunschort, Entfernung', en: 'Preferred location, distance' },
  near_facility: { de: 'Nähe zu Einrichtung', en: 'Near facility' },
  near_employee: { de: 'Nähe zu Mitarbeiter', en: 'Near employee' },
  reach: { de: 'Einsatzradius', en: 'Preferred distance' },
  inside: { de: 'nur innerhalb', en: 'not exceeded' },
  outside: { de: 'auch außerhalb', en: 'may be exceeded' },
  area: { de: 'Umkreis', en: 'Radius' },

  person: { de: 'Person', en: 'Person' },
  contact: { de: 'Kontakt', en: 'Contact' },
  profession: { de: 'Beruf', en: 'Profession' },
  wishes: { de: 'Einsatzwunsch', en: 'Preferences' },
  conditions: { de: 'Konditionen', en: 'Conditions' },
  notes: { de: 'Notizen', en: 'Comments' },
  exam_from: { de: 'Examen aus „{words}“', en: 'Exam from “{words}”' },
  exam_first: { de: 'erst Examen wählen', en: 'choose an exam first' },
  per_hour: { de: '€/h', en: '€/h' },
  per_day: { de: '€/Tag', en: '€/day' },
  rate: { de: '{amount} pro Stunde', en: '{amount} per hour' },
  daily: { de: '{amount} pro Tag', en: '{amount} per day' },
  nationwide: { de: 'Bundesweit', en: 'Nationwide' },
  nationwide_hint: { de: 'Über 1000 km bedeutet bundesweit.', en: 'Above 1000 km means nationwide.' },
  types: { de: 'Einrichtungstypen', en: 'Facility types' },
  departments: { de: 'Fachbereiche', en: 'Departments' },
  mobile_number: { de: 'mobil', en: 'mobile' },

  no_entry_hint: {
    de: 'Halten Sie das nächste Gespräch fest, dann wissen alle, was besprochen wurde.',
    en: 'Write down the next call, then everybody knows what was said.',
  },
} satisfies Record<string, Text>
