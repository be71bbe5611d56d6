import { step, type Story } from './story.ts'

/** What is noted about employees alone. */
export const employeeStories: Story[] = [
  [
    step(
      'Telefonat ausgehend',
      [
        'Ab {start} verfügbar, möchte max. 60 km fahren.',
        'Nach Einsatzwünschen gefragt: gern wieder {skill}, keine Wochenenden allein. Zwei Stellen vorgestellt',
        'Stelle {skill} angeboten, überlegt bis {next}',
        'Wie war der Urlaub, wie geht es weiter: ab {kw} einsatzbereit',
        'möchte ab {month} auf 80 % reduzieren',
        'Anschlusseinsatz besprochen, möchte erst eine Woche frei',
      ],
      { due: true, after: [0, 0] },
    ),
    step(
      'Telefonat eingehend',
      [
        '70 km gehen auch, wenn Firmenwagen. Mit Matthias klären',
        'nimmt die erste, will aber vorher die Unterkunft sehen',
        'sagt ab, zu weit weg. Nächstes Angebot {kw}',
        'hat sich entschieden, Start {start}',
        '80 % ab {month} vereinbart, Vertrag wird angepasst',
        'frei bis {start}, danach wieder voll dabei',
      ],
      { answers: true, after: [1, 4] },
    ),
  ],
  [
    step(
      'Telefonat eingehend',
      [
        'Urlaub {start} bis {end} eingetragen',
        'Urlaubswunsch {kw}, noch mit der Station klären',
        'Fahrtkosten {past} fehlen auf der Abrechnung, kläre ich mit Lohn',
        'neues Auto, Führerschein Kopie kommt',
        'Handy kaputt, bis {next} nur per Mail erreichbar',
        'hat Fortbildung Wundexperte bestanden, Zertifikat folgt',
        'umgezogen, neue Adresse per Mail',
        'Partner zieht um, sucht künftig rund um den neuen Wohnort',
        'fragt nach Vorschuss, an Lohn weitergegeben',
        'Überstunden {past} lieber frei als Geld',
      ],
      { after: [0, 0] },
    ),
  ],
  [
    step(
      'Dokument angefordert',
      [
        'Führungszeugnis läuft ab, neues angefordert',
        'Masernnachweis fehlt noch, bis {next}',
        'Pflichtfortbildung BLS: Nachweis bitte bis {next}',
        'Steuer-ID und Bankverbindung nochmal angefragt',
        'Kopie Aufenthaltstitel läuft ab, neue bitte',
      ],
      { due: true, after: [0, 0], by: 'support' },
    ),
    step(
      'E-Mail erhalten',
      [
        'FZ ist da, abgelegt',
        'Foto vom Impfpass, unscharf. Bitte nochmal',
        'BLS-Zertifikat da',
        'alles vollständig, an Lohn weitergeleitet',
        'Termin beim Amt erst {kw}, Fiktionsbescheinigung liegt vor',
      ],
      { answers: true, after: [1, 6], by: 'support' },
    ),
  ],
  [
    step(
      'Krankmeldung',
      [
        'AU bis {next}, Rücken',
        'krank, heute beim Arzt',
        'Folge-AU, vorauss. bis {end}',
        'AU, OP am {start} geplant',
        'Zahnschmerzen, kommt {next} wieder',
      ],
      { after: [0, 0], due: true },
    ),
    step(
      'Telefonat ausgehend',
      [
        'wieder fit, morgen im Dienst',
        'Grippe, Rest der Woche raus. Gute Besserung gewünscht',
        'BEM-Gespräch angeboten, möchte erst mal nicht',
        'alles Gute gewünscht, meldet sich nach der Reha',
        'geht wieder',
      ],
      { answers: true, after: [1, 5] },
    ),
  ],
  [
    step(
      'Videogespräch',
      [
        'Jahresgespräch: zufrieden, will nächstes Jahr die FWB machen.',
        'Jahresgespräch, Thema Geld. Vorschlag {wage} ab {month}, mit Matthias besprechen',
        'Jahresgespräch: weniger fahren, mehr Region. Rest passt',
      ],
      { due: true, after: [0, 0], by: 'recruiting' },
    ),
    step('Notiz intern', ['Zuschuss FWB genehmigt', '{wage} ab {month} ok, Nachtrag geschickt', 'Umkreis auf 80 km gesetzt'], {
      answers: true,
      after: [2, 6],
      by: 'recruiting',
    }),
  ],
  [
    step(
      'SMS/WhatsApp',
      [
        'Dienstplan {month} geschickt',
        'Erinnerung Stundenzettel',
        'Geburtstagsgruß',
        '"Bin gut angekommen, Zimmer ist schön"',
        'Zugverspätung, Station weiß Bescheid',
        'ob {start} schon ab 6 Uhr? Ja, bestätigt',
      ],
      { after: [0, 0] },
    ),
  ],
  [
    step(
      'Notiz intern',
      [
        'Lohnrunde: {wage} ab {month}, mit Matthias abgestimmt',
        'nicht mit Hund in Wohnheime vermitteln',
        'fährt ungern bei Schnee, Winter nur im Umkreis',
        'Notfallkontakt geändert',
        'überlegt, in Festanstellung zu gehen. Dranbleiben',
        'bitte nur Frühdienste anbieten, Kita',
      ],
      { after: [0, 0] },
    ),
  ],
]
