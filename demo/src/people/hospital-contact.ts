import { type ContactPersonRows, man, somebody, woman } from './contact-person-row.ts'

/** Whom we call in hospitals. All of them are invented. */
export const hospitalContacts: ContactPersonRows = {
  'Klinikum Spreetal': [
    woman('Ulrike Dannenberg', 'Pflegedirektion', {
      note: 'Ruft immer zurück, aber selten am selben Tag. Nicht über die Stationen gehen.',
    }),
    man('Henning Vossberg', 'Pflegebereichsleitung', { note: 'Zuständig für ITS, IMC und ZNA. Am besten vor 8 Uhr.' }),
    woman('Aylin Karaduman', 'Einsatzplanung / Dienstplanung', { birthday: '1988-03-14' }),
    woman('Gisela Pohlmann', 'Sekretariat Pflegedirektion', { note: 'Stellt durch, wenn man nett fragt.' }),
    man('Konrad Ellerbrock', 'Chefarzt/Chefärztin', { title: 'Prof. Dr. med.' }),
    somebody('Kim Sandvoß', 'Rechnungswesen / Buchhaltung'),
    woman('Petra Zschieschang', 'Stationsleitung', { inactive: true, note: 'Seit Jahresanfang in Rente, Nachfolge noch offen.' }),
  ],
  'Klinikum Seenbogen': [
    man('Torsten Riedelmann', 'Pflegedienstleitung (PDL)', { note: 'Auch mobil erreichbar, abends bis 19 Uhr.' }),
    woman('Marlies Hübenthal', 'stellv. PDL'),
    woman('Bianca Kroll', 'Stationsleitung'),
  ],
  'Krankenhaus Havelauen': [
    woman('Doreen Matschke', 'Einsatzplanung / Dienstplanung', { note: 'Ruft freitags wegen der Wochenenden an.' }),
    woman('Cornelia Wustrow', 'Pflegedienstleitung (PDL)'),
    woman('Friederike Baltz', 'Stationsleitung', { note: 'Leitende Hebamme, Kreißsaal.' }),
  ],
  'Tagesklinik Spreetal am Wasserturm': [
    woman('Nadine Uhlig', 'Pflegebereichsleitung', { birthday: '1979-11-02' }),
    man('Serdar Yildirim', 'Oberarzt/Oberärztin', { title: 'Dr. med.' }),
  ],
  'St.-Wendula-Krankenhaus Wendtal': [
    woman('Hildegard Sievers', 'Pflegedienstleitung (PDL)', { note: 'Bis 9 Uhr anrufen, danach Übergabe.', birthday: '1966-07-21' }),
    man('Jörg Bannasch', 'OP-Leitung', { note: 'Sucht seit Monaten OTA, nimmt auch Kräfte in Anerkennung.' }),
    woman('Swantje Lührs', 'Anästhesieleitung'),
    woman('Renate Ohlendorf', 'Rechnungswesen / Buchhaltung'),
    man('Gerrit Hinrichs', 'Betriebsrat / Personalrat / MAV'),
  ],
  'St.-Wendula-Klinik Deichland': [
    man('Enno Tjarks', 'Pflegedienstleitung (PDL)'),
    woman('Wiebke Folkerts', 'stellv. PDL', { note: 'Schlüssel fürs Wohnheim laufen über sie.' }),
    woman('Imke Reents', 'Stationsleitung'),
  ],
  'Kinderklinik St. Wendula': [
    woman('Katharina Mertenbach', 'Pflegedirektion', { title: 'Dr.' }),
    woman('Lea Strohschein', 'Stationsleitung', { note: 'Neonatologie.' }),
    man('Philipp Aumann', 'Personalreferent/in', { tags: ['Newsletter'] }),
  ],
  'Evangelisches Krankenhaus Martinsbrück': [
    man('Uwe Gräfenstein', 'Pflegedirektion'),
    woman('Sabine Trautvetter', 'Pflegebereichsleitung', { note: 'ZNA und Aufnahme.' }),
    woman('Mandy Kühnemund', 'Einsatzplanung / Dienstplanung', { note: 'WhatsApp geht am schnellsten.' }),
    man('Rolf Henkel', 'Betriebsrat / Personalrat / MAV', { note: 'MAV tagt dienstags.' }),
  ],
  'Psychiatrische Klinik Martinsbrück': [
    woman('Annegret Seyfarth', 'Pflegedienstleitung (PDL)'),
    man('Steffen Drechsel', 'Stationsleitung', { note: 'Geschlossene, Station 4.' }),
  ],
  'Alpenwart Klinikum Inntal': [
    woman('Veronika Haslberger', 'Ausfallmanagement', { note: 'Pflegepool. Entscheidet innerhalb einer Stunde.', tags: ['Newsletter'] }),
    man('Florian Stadlhuber', 'Pflegedirektion'),
    man('Matteo Brandl', 'Anästhesieleitung'),
    woman('Christl Obermayr', 'Sekretariat Pflegedirektion', { birthday: '1964-12-05' }),
    woman('Zehra Aksoy', 'Personalreferent/in'),
  ],
  'Alpenwart Krankenhaus Seeufer': [
    woman('Monika Feßler', 'Pflegedienstleitung (PDL)'),
    man('Xaver Gruber-Thoma', 'Stationsleitung', { inactive: true, note: 'Nach Kempten gewechselt.' }),
    woman('Lisa Dornach', 'stellv. Stationsleitung'),
  ],
  'Rheinkontor Klinikum Süd': [
    man('Sascha Wirtz', 'Ausfallmanagement', { note: 'Bis 22 Uhr besetzt, auch am Wochenende.' }),
    woman('Ruth Engelskirchen', 'Pflegedirektion', { title: 'Dr.' }),
    woman('Dilek Özbay', 'Pflegebereichsleitung'),
    man('Heiner Schmitz-Pauli', 'Kaufmännische Leitung'),
    woman('Jutta Merzenich', 'Rechnungswesen / Buchhaltung'),
  ],
  'Rheinkontor Krankenhaus Moselufer': [
    woman('Elfriede Klassmann', 'Pflegedienstleitung (PDL)'),
    man('Dominik Thielen', 'Stationsleitung'),
  ],
  'Universitätsklinikum Elbmark': [
    woman('Franziska Lindenau', 'Personalleitung', { note: 'Personal Pflege. Ohne Bestellnummer keine Rechnung, vorher nachfragen.' }),
    man('Robert Zeidler', 'Pflegebereichsleitung', { title: 'M.Sc.' }),
    woman('Ivonne Grahl', 'OP-Leitung'),
    man('Jens Noack', 'Betriebsrat / Personalrat / MAV', { note: 'Personalrat, 10 Tage Vorlauf einplanen.' }),
    woman('Theresa von Ahlfeld', 'Oberarzt/Oberärztin', { title: 'PD Dr. med.' }),
    man('Andreas Kirsten', 'Einkauf'),
  ],
  'Klinikum Leinebogen': [
    woman('Maren Hoppenstedt', 'Einsatzplanung / Dienstplanung', { note: 'Pool-Excel kommt montags von ihr.' }),
    man('Burkhard Selle', 'Pflegedirektion'),
    woman('Olga Reimer', 'Stationsleitung', { note: 'Stroke Unit und IMC.' }),
    man('Kai Wehrhahn', 'Einkauf'),
  ],
  'Ruhrwiesen-Klinikum': [
    woman('Claudia Brinkhoff', 'Pflegedirektion'),
    man('Markus Nowatzki', 'Rechnungswesen / Buchhaltung', { note: 'Nur per E-Mail. Bei Mahnungen freundlich bleiben.' }),
    woman('Emine Tasdemir', 'Stationsleitung'),
  ],
  'Saarbogen-Klinikum': [
    man('Jean-Luc Schäfer', 'Pflegedienstleitung (PDL)', { note: 'Spricht lieber Französisch, Deutsch geht aber gut.' }),
    woman('Nicole Bettinger', 'Personalreferent/in'),
  ],
  'Krankenhaus Donauaue': [
    woman('Maria Straubinger', 'Stationsleitung'),
    man('Alfons Edenhofer', 'Geschäftsführung', { birthday: '1961-05-30' }),
  ],
  'Kreiskrankenhaus Oberrhön': [
    woman('Silvia Kümmeth', 'Einsatzplanung / Dienstplanung'),
    man('Norbert Weisensee', 'Pflegedienstleitung (PDL)', { note: 'Mittwochs nicht im Haus.' }),
  ],
  'Krankenhaus Geestemole': [
    woman('Antje Wessels', 'Pflegedienstleitung (PDL)'),
    man('Hauke Brandt-Meinen', 'stellv. PDL'),
    woman('Gesa Plate', 'Rechnungswesen / Buchhaltung'),
  ],
  'Klinikum Neckarschleife': [
    man('Dieter Vollmer-Hägele', 'Pflegedienstleitung (PDL)'),
    woman('Beate Rommelspacher', 'Kaufmännische Leitung', { note: 'Verträge gehen über sie ans Landratsamt.' }),
    woman('Tamara Jurić', 'Stationsleitung'),
  ],
}
