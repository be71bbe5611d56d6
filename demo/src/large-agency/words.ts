/** What a facility is called, what its company does, its type. */
export const kinds = [
  { title: 'Klinikum', branch: 'Kliniken', facility_type: 'Krankenhaus der Maximalversorgung' },
  { title: 'Universitätsklinik', branch: 'Kliniken', facility_type: 'Universitätsklinikum' },
  { title: 'Krankenhaus', branch: 'Kliniken', facility_type: 'Krankenhaus der Grund- und Regelversorgung' },
  { title: 'Kreiskrankenhaus', branch: 'Kliniken', facility_type: 'Krankenhaus der Grund- und Regelversorgung' },
  { title: 'Fachklinik', branch: 'Kliniken', facility_type: 'Fachklinik' },
  { title: 'Rehaklinik', branch: 'Reha', facility_type: 'Rehabilitationsklinik' },
  { title: 'Psychiatrie', branch: 'Kliniken', facility_type: 'Psychiatrische Klinik' },
  { title: 'Tagesklinik', branch: 'Kliniken', facility_type: 'Tagesklinik' },
  { title: 'Dialysezentrum', branch: 'Ambulant', facility_type: 'Dialysezentrum' },
  { title: 'MVZ', branch: 'Ambulant', facility_type: 'Medizinisches Versorgungszentrum (MVZ)' },
  { title: 'Praxis', branch: 'Ambulant', facility_type: 'Arztpraxis' },
  { title: 'OP-Zentrum', branch: 'Ambulant', facility_type: 'Ambulantes OP-Zentrum' },
  { title: 'Intensiv-WG', branch: 'Intensivpflege', facility_type: 'Ambulanter Intensivpflegedienst / Intensiv-Wohngruppe' },
  { title: 'Pflegedienst', branch: 'Ambulant', facility_type: 'Ambulanter Pflegedienst' },
  { title: 'Seniorenzentrum', branch: 'Pflege', facility_type: 'Alten- und Pflegeheim' },
  { title: 'Pflegeheim', branch: 'Pflege', facility_type: 'Alten- und Pflegeheim' },
  { title: 'Altenheim', branch: 'Pflege', facility_type: 'Alten- und Pflegeheim' },
  { title: 'Seniorenresidenz', branch: 'Wohnen', facility_type: 'Seniorenresidenz / Betreutes Wohnen' },
  { title: 'Tagespflege', branch: 'Pflege', facility_type: 'Tagespflege' },
  { title: 'Kurzzeitpflege', branch: 'Pflege', facility_type: 'Kurzzeitpflege' },
  { title: 'Hospiz', branch: 'Pflege', facility_type: 'Hospiz' },
  { title: 'Wohnstätte', branch: 'Teilhabe', facility_type: 'Einrichtung der Eingliederungshilfe' },
]

const trees =
  'Ahorn Birken Buchen Eichen Erlen Eschen Fichten Ginster Hasel Holunder Kastanien Kiefern Lärchen Linden Mispel Pappel Quitten Schlehen Ulmen Weiden'

export const stems = trees.split(' ').flatMap((tree) => [`${tree}bogen`, `${tree}grund`, `${tree}hain`, `${tree}winkel`]) as [
  string,
  ...string[],
]

export const legalForms = ['GmbH', 'gGmbH', 'GmbH & Co. KG', 'AG', 'e. V.', 'AöR']

export const mailboxes = ['info', 'pflege', 'pdl', 'leitung', 'personal', 'einsatzplanung', 'verwaltung', 'empfang']

export const streets = [
  'Ahornallee',
  'Am Anger',
  'Am Markt',
  'Am Mühlgraben',
  'Am Stadtpark',
  'Bachstraße',
  'Bahnhofstraße',
  'Bergstraße',
  'Brunnenweg',
  'Burgstraße',
  'Dorfstraße',
  'Feldweg',
  'Fliederweg',
  'Friedrichstraße',
  'Gartenstraße',
  'Goethestraße',
  'Hauptstraße',
  'Heideweg',
  'Jahnstraße',
  'Kastanienallee',
  'Kirchplatz',
  'Klosterweg',
  'Lange Straße',
  'Lessingstraße',
  'Lindenstraße',
  'Mozartweg',
  'Mühlenstraße',
  'Neue Straße',
  'Parkstraße',
  'Poststraße',
  'Ringstraße',
  'Rosenweg',
  'Schillerstraße',
  'Schulstraße',
  'Sonnenhang',
  'Uferweg',
  'Waldstraße',
  'Wiesenweg',
  'Ziegeleiweg',
  'Zum Sportplatz',
]

/** Some of the tags of the reference list. */
export const tags = [
  'A-Kunde',
  'B-Kunde',
  'C-Kunde',
  'Neukunde',
  'Rahmenvertrag',
  'Wohnheim',
  'Parkplatz vorhanden',
  'Gute Anbindung',
  'Übernahmeoption',
  'Kurzfristige Bedarfe',
  'Nur Fachkräfte',
  'Masernnachweis gefordert',
]

export const comments = [
  'PDL ist vormittags am besten zu erreichen.',
  'Dienstplan steht jeweils am 15. des Vormonats.',
  'Rechnung nur mit Bestellnummer.',
  'Zimmer im Personalhaus auf Anfrage.',
  'Parkausweis vor dem ersten Dienst beantragen.',
  'Sucht dauerhaft Nachtwachen.',
  'Rückmeldung immer an die Einsatzplanung.',
  'Probetag ohne Berechnung vereinbart.',
  'Nimmt gern Kräfte mit Wunsch nach Übernahme.',
  'Letzter Bus fährt um 20 Uhr.',
  'Konditionen zuletzt im Frühjahr angepasst.',
  'Bucht am liebsten ganze Quartale.',
  'Anfragen bitte nur per E-Mail.',
  'Betriebsrat braucht eine Woche Vorlauf.',
  'Stationsleitung hat gewechselt, neu vorstellen.',
  'Möchte vor jedem Einsatz ein Telefonat mit der Fachkraft.',
]
