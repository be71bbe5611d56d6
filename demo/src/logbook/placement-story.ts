import { step, type Story } from './story.ts'

export const renewals: Story[] = [
  [
    step(
      'Verlängerung besprochen',
      [
        'Einsatz {emp} läuft bis {start}. {who} möchte verlängern, klärt Budget bis {next}.',
        '{who} gefragt wg. Verlängerung {emp}: grundsätzlich ja, Dauer offen.',
        'Verl. {emp} {ward}: hätten gern bis {end}. {emp} fragen, ob Urlaub dazwischen liegt',
        'Verlängerung {emp} um 3 Monate angeboten, {rate}.',
        'Wollen {emp} behalten, aber nur noch 75 %.',
      ],
      { employee: true, due: true, after: [0, 0] },
    ),
    step(
      'Telefonat ausgehend',
      [
        '{emp} macht weiter bis {end}. AÜV-Verlängerung in Auftrag gegeben.',
        '{who} bestätigt bis {end}. HÜD im Blick behalten!',
        'Freigabe da, {emp} bleibt. Satz ab {start} {rate}.',
        'Verlängert bis {end}, danach Pause wg. Höchstüberlassungsdauer',
        '{emp} möchte nach dem {start} lieber näher nach Hause. {who} enttäuscht, sucht Ersatz',
      ],
      { employee: true, after: [1, 5] },
    ),
  ],
  [
    step(
      'E-Mail gesendet',
      [
        'Anfrage Verlängerung {emp} über {start} hinaus',
        'Erinnerung: Einsatz {emp} endet {start}, Verlängerung?',
        'Verl.-Angebot {emp} bis {end} zu {rate}',
      ],
      { employee: true, due: true, after: [0, 0] },
    ),
    step('Nicht erreicht', ['wg. Verlängerung {emp}, AB', '', '{other} sagt, {who} ist heute im Nachtdienst gewesen', 'nochmal {next}'], {
      due: true,
      after: [1, 3],
    }),
    step(
      'E-Mail erhalten',
      [
        'Verlängerung {emp} bis {end} schriftlich bestätigt.',
        '{who}: gerne bis {end}, bitte neue Konkretisierung',
        'Antwort: keine Verlängerung, Stelle ab {start} fest besetzt. {emp} ab dann frei!',
        'Verlängerung ja, aber nur Wochenenden. Mit {emp} besprechen',
      ],
      { employee: true, after: [1, 3] },
    ),
  ],
]

export const sickness: Story[] = [
  [
    step(
      'Krankmeldung',
      [
        '{emp} krank bis {next}, {ward} informiert.',
        'Krankmeldung {emp} {time} Uhr, Frühdienst morgen fällt aus. AU kommt.',
        '{emp} meldet sich ab (Magen-Darm), vorauss. 3 Tage',
        '{emp} AU bis {start}, Knie. Ersatz wird gewünscht',
        'Kind krank, {emp} kommt erst {next} wieder',
        '{emp}: Corona-Test positiv, bleibt zu Hause. {ward} ist dünn besetzt',
        'Unfall auf dem Heimweg, {emp} geht es gut, Auto nicht. Morgen kein Dienst',
      ],
      { employee: true, due: true, after: [0, 0] },
    ),
    step(
      'Telefonat ausgehend',
      [
        '{emp} ab morgen wieder da. {who} informiert',
        '{emp2} springt ein, {who} dankbar.',
        'Kein Ersatz möglich, {who} löst es über den Pool',
        'Ersatz {emp2} für 2 Wochen bestätigt, Rest übernimmt das Team',
        'Alles wieder normal, {emp} holt den Dienst am WE nach',
        'Folge-AU {emp} bis {next}. {who} fragt nach {emp2}.',
        'Leihwagen für {emp} organisiert, ab morgen im Spät. {who} weiß Bescheid',
      ],
      { answers: true, employee: true, after: [1, 2] },
    ),
  ],
]

export const complaints: Story[] = [
  [
    step(
      'Reklamation',
      [
        '{emp} zweimal zu spät zum Frühdienst. {who} bittet um Klärung.',
        'Beschwerde {ward}: Übergabe unvollständig, Medikamente nicht abgezeichnet. Gespräch mit {emp} führen!',
        'Handy im Dienst ({emp}). Noch kein Drama, soll aber aufhören',
        'Ton gegenüber Angehörigen. {who} möchte {emp} nicht mehr auf {ward}',
        '{emp} nicht erschienen!! Handy aus. {who} verständlicherweise sauer',
        'Dokumentation {emp}: zu knapp, {who} schickt Beispiele',
      ],
      { employee: true, due: true, after: [0, 0] },
    ),
    step(
      'Notiz intern',
      [
        'Mit {emp} gesprochen: Bus fährt seit dem Fahrplanwechsel anders. Fängt 15 min später an, wenn {who} mitmacht',
        'Version {emp} klingt anders: Kurve war nicht auffindbar. Trotzdem schriftlich ermahnt',
        'Mit {emp} gesprochen, sieht es ein',
        '{emp} tut es leid, möchte nach dem Vorfall auch nicht mehr hin. Ersatz suchen bis {next}',
        '{emp}: Früh und Spät verwechselt, entschuldigt sich persönlich',
        'Beispiele mit {emp} durchgegangen, kurze Schulung angeboten',
      ],
      { answers: true, employee: true, due: true, after: [1, 2], by: 'recruiting' },
    ),
    step(
      'Telefonat ausgehend',
      [
        'Späterer Beginn ist ok, {emp} bleibt.',
        '{who}: seitdem keine Beanstandung mehr',
        'kurz nachgefragt, Thema erledigt',
        'Einsatz {emp} vorzeitig beendet, einvernehmlich. {emp2} übernimmt',
        'Gutschrift über 1 Dienst zugesagt, mit Matthias abgestimmt. {who} versöhnt',
        '{who} zufrieden mit der schnellen Reaktion, {emp} bleibt',
      ],
      { answers: true, employee: true, after: [2, 8] },
    ),
  ],
]

export const feedback: Story[] = [
  [
    step(
      'Feedback Mitarbeiter',
      [
        '{emp}: Team super, Dienstplan chaotisch.',
        '{emp} fühlt sich wohl auf {ward}, würde gern bleiben',
        '{emp}: zu zweit auf 38 Betten. Mit {who} ansprechen',
        'Zimmer ist laut, {emp} fragt nach Alternative',
        '{emp} möchte mehr Nächte, {who} fragen',
        'Fahrzeit doch 1:10 statt 45 min, {emp} will nach {end} wechseln',
      ],
      { employee: true, due: true, after: [0, 0] },
    ),
    step(
      'Telefonat ausgehend',
      [
        'Dienstplan angesprochen: {who} verspricht, künftig bis zum 15. fertig zu sein',
        'Weitergegeben. {who} freut sich und denkt über eine Verlängerung nach',
        '{who} auf die Besetzung angesprochen. Bessert sich ab {kw}, zwei Neue.',
        'Anderes Zimmer ab {start}, gleicher Preis',
        'Nächte für {emp} sind eingeplant. Alle zufrieden',
        '{who} vorgewarnt, dass {emp} nur bis {end} bleibt. Ersatz wäre schön',
      ],
      { answers: true, after: [1, 4] },
    ),
  ],
  [
    step(
      'Feedback Einrichtung',
      [
        '4-Wochen-Gespräch {emp}: alles gut, bitte weiter so.',
        '{who} fragt, ob man {emp} übernehmen könnte. Konditionen erklärt',
        '{emp} hat Praxisanleitung übernommen, großes Lob',
        '{ward} bittet darum, immer dieselben Leute zu schicken',
        'Kurzes Telefonat: {emp} ok, {emp2} sehr gut',
        'Note 2+ für {emp}, nur die Handschrift :-)',
        '{emp} denkt mit, sagt {who}. Am liebsten gleich zwei davon',
      ],
      { employee: true, after: [0, 0] },
    ),
  ],
]
