import { type ContactPersonRows, man, somebody, woman } from './contact-person-row.ts'

/** Whom we call where a group decides for all its houses. All of them are invented. */
export const groupContacts: ContactPersonRows = {
  'Spree-Havel-Kliniken': [
    man('Volker Strehlow', 'Einkauf', { note: 'Zentraleinkauf, verhandelt alle Sätze.' }),
    woman('Simone Radtke', 'Rechnungswesen / Buchhaltung'),
  ],
  'Wendula-Verbund': [
    woman('Mechthild Grothaus', 'Personalleitung', { note: 'Sitzt im Mutterhaus.' }),
    man('Ludger Wensing', 'Geschäftsführung'),
  ],
  'Kurhain Rehazentren': [man('Arne Wittkopp', 'Kaufmännische Leitung'), woman('Sybille Krahl', 'Rechnungswesen / Buchhaltung')],
  'Stiftung Martinsbrück': [
    man('Christoph Rabenstein', 'Geschäftsführung', { title: 'Dr.', birthday: '1968-10-11' }),
    woman('Elisabeth Tröger', 'Personalleitung'),
  ],
  'Pappelgrund Pflege': [man('Hartmut Kretzschmar', 'Geschäftsführung', { note: 'Inhaber. Entscheidet am Telefon, Papier kommt später.' })],
  'Tidenhof Residenzen': [woman('Frauke Ingwersen', 'Personalleitung'), somebody('Toni Rathje', 'Rechnungswesen / Buchhaltung')],
  'Alpenwart Kliniken': [
    woman('Barbara Sonnleitner', 'Recruiting', { note: 'Bewerberportal: Profile hochladen, dann anrufen.' }),
    man('Georg Huber-Riedl', 'Einkauf'),
  ],
  'Rheinkontor Gesundheitsverbund': [
    woman('Petra Wolters-Kuhn', 'Einkauf', { note: 'Ausschreibung, Listenplatz 2.' }),
    man('Stephan Rader', 'Rechnungswesen / Buchhaltung', { inactive: true, note: 'In Altersteilzeit, Vertretung unbekannt.' }),
  ],
  'Kurwerk Holding': [man('Clemens von der Aue', null, { inactive: true, title: 'RA', note: 'Insolvenzverwalter.' })],
}
