import { type ContactPersonRows, man, somebody, woman } from './contact-person-row.ts'

/** Whom we call in clinics, practices and services. All of them are invented. */
export const clinicContacts: ContactPersonRows = {
  'Kurhain Rehaklinik Saaletal': [
    woman('Ingeborg Öhler', 'Kaufmännische Leitung', { note: 'Macht alles, keine Urlaubsvertretung.', birthday: '1963-09-09' }),
    man('Ronny Pätzold', 'Stationsleitung'),
  ],
  'Kurhain Rehaklinik Müritzufer': [
    woman('Katrin Behnke', 'Pflegedienstleitung (PDL)', { note: 'Fragt immer nach denselben beiden Kolleginnen.' }),
    woman('Jana Strelow', 'stellv. PDL'),
  ],
  'Kurhain Rehaklinik Enzquelle': [woman('Margit Zeller', 'Pflegedienstleitung (PDL)'), man('Tobias Kappler', 'Qualitätsmanagement')],
  'Kurhain Therapiezentrum Werrebogen': [
    man('Dirk Obermeier', 'Einrichtungsleitung'),
    woman('Sonja Lückemeyer', 'Personalreferent/in', { tags: ['Newsletter'] }),
  ],
  'Alpenwart Klinik Wettersteinblick': [
    man('Sepp Kriner', 'Pflegedienstleitung (PDL)'),
    woman('Anneliese Maurus', 'OP-Leitung'),
    man('Benedikt Ostler', 'Chefarzt/Chefärztin', { title: 'Dr. med.' }),
  ],
  'Alpenwart Klinik Pfänderhang': [woman('Carmen Rüdisser', 'Pflegedienstleitung (PDL)', { note: 'In Österreich: DGKP statt GKP sagen.' })],
  'Rheinkontor Dialysezentrum': [
    woman('Heike Windeck', 'Stationsleitung', { note: 'Ab 5:45 Uhr da, ab 14 Uhr weg.' }),
    man('Ansgar Pütz', 'Ärztliche Direktion', { title: 'Dr. med.' }),
  ],
  'Rheinkontor MVZ Nibelungengarten': [woman('Yvonne Scherer', 'Praxismanagement'), woman('Selin Aydogan', 'Recruiting')],
  'Kurwerk Klinik Sprudelhof': [
    man('Wolfgang Trapp', 'Geschäftsführung', { inactive: true, note: 'Insolvenzverwalter ist zuständig, nicht mehr anrufen.' }),
  ],
  'Dialysezentrum Kieferngrund': [
    woman('Manuela Lorenz', 'Stationsleitung', { note: 'Bestellt selbst, immer für volle Quartale.' }),
    somebody('Sascha Wendrich', 'Rechnungswesen / Buchhaltung'),
  ],
  'Fachklinik Kiefernheide': [
    man('Matthias Lehnigk', 'Pflegedienstleitung (PDL)'),
    woman('Kerstin Noatnick', 'Stationsleitung', { inactive: true, note: 'Elternzeit bis nächstes Jahr.' }),
  ],
  'Geburtshaus Silbermond': [
    woman('Ronja Ehrlich', 'Geschäftsführung', { note: 'Hebamme, oft bei Geburten: lieber schreiben.' }),
    woman('Amélie Steinhoff', null),
  ],
  'Klinik Elbquartier': [
    woman('Britta Harmstorf', 'OP-Leitung', { note: 'Fragt jedes Mal nach Endoprothetik.' }),
    man('Lennart Voigtländer', 'Geschäftsführung', { title: 'Dr.' }),
    woman('Nesrin Polat', 'Anästhesieleitung'),
    woman('Ute Ziegenbein', 'Rechnungswesen / Buchhaltung'),
  ],
  'OP-Zentrum Alsterlauf': [man('Malte Riewerts', 'Praxismanagement')],
  'Mainbogen Klinik': [
    woman('Daniela Roßkopf', 'Personalleitung', { note: 'Gespräche immer per Video, Link kommt von ihr.' }),
    man('Gregor Hartmuth', 'Pflegedienstleitung (PDL)'),
    man('Eberhard Quast', 'Personalleitung', { inactive: true, note: 'Ausgeschieden, Nachfolgerin ist Frau Roßkopf.' }),
  ],
  'Rettungsdienst Strelasund': [man('Heiko Ladwig', 'Einsatzplanung / Dienstplanung'), man('Marten Krüwel', 'Geschäftsführung')],
  'Rehaklinik Rebental': [woman('Hannelore Gutfleisch', 'Pflegedienstleitung (PDL)'), man('Ralf Emmerling', 'Personalleitung')],
  'Fachklinik Elbsandblick': [
    woman('Grit Hantzsch', 'Stationsleitung', { note: 'Weaning. Sucht Atmungstherapeuten.' }),
    man('Ulf Petzold', 'Pflegedienstleitung (PDL)'),
    woman('Jasmin Rehwald', 'Einsatzplanung / Dienstplanung'),
  ],
  'Fördeklinik Holmwall': [
    woman('Inken Clausen', 'Pflegedirektion', { note: 'Du seit dem Sommerfest.' }),
    man('Lars Aagaard', 'Stationsleitung', { note: 'KJP, Station Nord.' }),
  ],
  'MVZ Fächerhof': [woman('Corinna Dörflinger', 'Praxismanagement')],
  'Praxis Dr. Hollerbusch und Kollegen': [
    woman('Elke Hollerbusch', 'Ärztliche Direktion', { title: 'Dr. med.', note: 'Nur nach der Sprechstunde ab 13 Uhr.' }),
    woman('Moni Kaltwasser', 'Praxismanagement'),
  ],
  'Privatklinik Thurblick': [man('Reto Zumbrunn', 'Personalleitung', { note: 'Nur Direktvermittlung, keine Überlassung.' })],
}
