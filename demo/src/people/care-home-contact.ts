import { type ContactPersonRows, man, woman } from './contact-person-row.ts'

/** Whom we call in homes and at services that come to the house. All of them are invented. */
export const careHomeContacts: ContactPersonRows = {
  'Wendula-Hospiz Heideruh': [woman('Dorothee Ahlers', 'Einrichtungsleitung', { note: 'Nimmt sich Zeit, dafür selten spontan.' })],
  'Wohnstätte Martinsbrück': [woman('Heidrun Zacharias', 'Einrichtungsleitung'), man('Marcel Töpfer', 'Wohnbereichsleitung')],
  'Seniorenstift Martinsbrück': [
    woman('Evelyn Roßner', 'Heimleitung', { birthday: '1970-02-17' }),
    man('Jochen Degenkolb', 'Pflegedienstleitung (PDL)'),
    woman('Gudrun Pippig', 'Rechnungswesen / Buchhaltung'),
  ],
  'Seniorenzentrum Pappelgrund': [
    woman('Susann Krüger', 'Pflegedienstleitung (PDL)', { note: 'Entscheidet. Unterschrift kommt von Herrn Albrecht.' }),
    man('Frank Albrecht', 'Einrichtungsleitung'),
    woman('Trinh Nguyen', 'Wohnbereichsleitung', { note: 'Demenzbereich.' }),
    woman('Ines Hofmann', 'Einsatzplanung / Dienstplanung'),
  ],
  'Pflegezentrum Pappelgrund Harzvorland': [
    woman('Christa Riemenschneider', 'Pflegedienstleitung (PDL)'),
    man('Lutz Bodenstein', 'Heimleitung'),
  ],
  'Tidenhof Residenz Husum': [
    woman('Meike Petersen', 'Einrichtungsleitung', { note: 'Schwester von Frau Lüth in Eutin.' }),
    woman('Birte Carstensen', 'Pflegedienstleitung (PDL)', { note: 'Bis zur Schließung auf Sylt.' }),
  ],
  'Tidenhof Residenz Sylt': [man('Boy Jensen', 'Einrichtungsleitung', { inactive: true })],
  'Tidenhof Residenz Wismar': [man('Detlef Warnke', 'Heimleitung'), woman('Anja Zobel', 'Wohnbereichsleitung')],
  'Tidenhof Hausgemeinschaft Eutin': [woman('Silke Lüth', 'Pflegedienstleitung (PDL)', { note: 'Schwester von Frau Petersen in Husum.' })],
  'Intensiv-WG Havelspitze': [
    man('Kevin Marschner', 'Einsatzplanung / Dienstplanung', { note: 'Am besten WhatsApp, geht nachts ran.' }),
    woman('Ewa Kowalczyk', 'Pflegedienstleitung (PDL)'),
  ],
  'Seniorenresidenz Billewinkel': [woman('Karin Stührmann', 'Pflegedienstleitung (PDL)'), man('Bernd Gooßen', 'Heimleitung')],
  'Pflegedienst Emsdeich': [woman('Hilke Saathoff', 'Einsatzplanung / Dienstplanung', { note: 'Tourenplanung, vor 10 Uhr im Auto.' })],
  'Jugendhilfe Regenpfad': [man('Fabian Kottwitz', 'Einrichtungsleitung'), woman('Samira Haddad', 'Wohnbereichsleitung')],
  'Altenzentrum Rosengrund': [
    woman('Walburga Scheuermann', 'Heimleitung'),
    man('Edgar Pfister', 'Rechnungswesen / Buchhaltung', { note: 'Ratenzahlung war mit ihm abgesprochen.' }),
  ],
  'Seniorenresidenz Spatzenturm': [woman('Roswitha Ehinger', 'Einrichtungsleitung', { tags: ['Werbesperre'] })],
  'Pflegeheim Burggärtlein': [
    woman('Miriam Distler', 'Wohnbereichsleitung', { note: 'Seit dem Sommer da, sehr angenehm.' }),
    man('Karlheinz Zapf', 'Heimleitung'),
    woman('Lydia Bräunlein', 'Wohnbereichsleitung', { inactive: true }),
  ],
  'Kurzzeitpflege Habichtsgrund': [woman('Adelheid Rupp', 'Pflegedienstleitung (PDL)', { inactive: true })],
}
