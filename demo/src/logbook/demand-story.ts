import { step, type Story } from './story.ts'

const reported = step(
  'Bedarf gemeldet',
  [
    '{ward} sucht {n} {need} ab {start}, erst mal bis {end}. {shift}.',
    '{who}: {n}x {need} für {ward}, Start {kw}, {shift}. Satz wie gehabt ({rate}).',
    'Anruf {who}. Auf {ward} fallen ab {start} Leute aus, brauchen {n} {need}. Profile bitte bis {next}.',
    '{n} {need} {ward}, {start} bis {end}. Unterkunft selbst, FK wird gezahlt. {shift}',
    'Bedarf per Telefon: {ward}, {n} {need}, {kw} bis Ende {month}. Verlängerung wahrscheinlich.',
    '{ward}: {need} gesucht, {shift}, gerne jemand, der schon mal da war',
    'Neuer Bedarf {ward} ({n}), Dienstplan kommt per Mail. Start spätestens {start}',
    '{who} braucht für {ward} kurzfristig {n} {need}. Wohnheim wäre frei.',
    'Elternzeitvertretung {ward}, {need}, ab {start} mind. 6 Monate. Vollzeit, {shift}.',
    '{n}x {need}, {ward}. Bitte nur mit Erfahrung, Einarbeitung max. 2 Tage. VK {rate} ok.',
    '{kw} komplett offen auf {ward}!! {n} {need}, auch tageweise',
    'Loch im Plan auf {ward}: {n} {need} von {start} bis {end}. Andere Agenturen sind auch angefragt, schnell sein',
  ],
  { after: [0, 0], due: true },
)

const profileSent = step(
  'Profil gesendet',
  [
    'Profil {emp} an {who}, {rate}.',
    '{emp} vorgeschlagen, passt genau auf {ward}. Rückmeldung bis {next} zugesagt.',
    'Profil {emp} raus, Lebenslauf und Examen angehängt',
    '{emp} für {ward} angeboten ({rate}, FK inkl.). Alternativ noch {emp2}.',
    'Profile {emp} und {emp2} gemailt.',
    'Profil {emp} anonymisiert verschickt, vollst. Unterlagen bei Interesse',
    '{emp} ab {start} für {ward}. Masernnachweis liegt bei.',
    'Kurzprofil {emp} per Mail, danach angerufen. {who} leitet an die Station weiter.',
  ],
  { employee: true, due: true, after: [1, 2] },
)

const notReached = step(
  'Nicht erreicht',
  [
    'AB, um Rückruf gebeten',
    '',
    '{who} in Besprechung, {next} nochmal',
    'geht keiner ran, 2x versucht',
    'lt. {other} erst {next} wieder im Haus',
    'besetzt. Mail hinterhergeschickt wg. {emp}',
    'Sekretariat: ist auf Station, ruft zurück',
    'Mailbox besprochen ({time})',
    'Urlaub bis {next}, Vertretung weiß nichts vom Profil',
    'Durchwahl stimmt nicht mehr, Zentrale verbindet, dann raus aus der Leitung',
  ],
  { due: true, after: [1, 2] },
)

/** From the demand to the first day. */
export const demandFilled: Story[] = [
  [
    reported,
    profileSent,
    notReached,
    step(
      'Zusage',
      [
        '{emp} wird genommen! Start {start}, {ward}. AÜV geht heute raus.',
        '{who} nimmt {emp} ab {start} bis {end}. {rate} bestätigt.',
        'Zusage {emp}, Dienstplan folgt. Spind und Kleidung am ersten Tag bei {other}.',
        'Passt, {emp} fängt {start} an. {emp} weiß Bescheid',
        '{emp} gebucht bis {end}. Option auf Verlängerung gleich mit besprochen.',
        'Zusage! Zweite Position ({need}) bleibt offen, weiter suchen',
      ],
      { employee: true, after: [1, 3] },
    ),
    step(
      'E-Mail gesendet',
      [
        'AÜV + Konkretisierung {emp} verschickt, unterschrieben zurück bis {next}',
        'Einsatzbestätigung und Ankunftszeit {emp} an {who}',
        'Vertragsunterlagen {emp} raus. Exemplar 2 per Post.',
        'AÜV {emp} gemailt, cc Personalabteilung',
      ],
      { employee: true, by: 'support', after: [1, 2] },
    ),
    step(
      'Feedback Einrichtung',
      [
        'Erste Woche {emp}: läuft sehr gut, Team ist zufrieden.',
        '{emp} gut angekommen. Dokumentation am PC noch langsam, wird.',
        '{who} lobt {emp}, würde sofort verlängern',
        'Rückmeldung {ward}: fachlich top, bitte pünktlicher. Mit {emp} sprechen',
        '{emp} arbeitet selbständig, Angehörige sehr angetan',
        'alles ok mit {emp}, Zeitnachweise kommen ab jetzt freitags',
      ],
      { employee: true, after: [25, 32] },
    ),
  ],
  [
    reported,
    profileSent,
    step(
      'Telefonat ausgehend',
      [
        'Nachgefasst wg. {emp}. {who} hat das Profil noch nicht gelesen, meldet sich bis {next}.',
        '{who} findet {emp} interessant, will aber erst mit dem Team reden.',
        'Rückfrage zu {emp}: Nachtdienst möglich? Kläre ich.',
        '{emp} ja, aber {rate} zu hoch. {rate2} wäre drin. Spreche mit Matthias.',
        'Hospitation gewünscht, Vorschlag {next} {time} Uhr',
        'PR muss noch zustimmen, Sitzung {next}',
      ],
      { employee: true, due: true, after: [1, 2] },
    ),
    step(
      'Vorstellung beim Kunden',
      [
        '{emp} war da, hat gut gepasst. Entscheidung bis {next}.',
        'Hospitation {emp} auf {ward}, 3 Std. Leitung sagt ja, {who} muss noch zustimmen.',
        'Kennenlernen {emp}: sympathisch, Deutsch reicht.',
        'Probetag {emp} ohne Berechnung gelaufen, {who} überlegt noch',
      ],
      { employee: true, due: true, after: [1, 4] },
    ),
    step(
      'Zusage',
      [
        'Nehmen {emp}, {start} bis {end}, {rate}.',
        '{who} sagt zu, Start schon {kw} möglich?',
        'Zusage per Telefon, schriftlich folgt. {emp} freut sich',
        '{emp} kommt, Zimmer ist reserviert (Schlüssel am Empfang)',
      ],
      { employee: true, after: [1, 2] },
    ),
  ],
]

/** From the demand to nothing. */
export const demandLost: Story[] = [
  [
    reported,
    profileSent,
    step(
      'Absage erhalten',
      [
        '{emp}: nein, zu wenig Erfahrung auf {ward}.',
        'Absage für {emp}, haben sich für eine Eigenbewerberin entschieden',
        'anderweitig besetzt, waren einen Tag zu spät',
        '{who}: {ward} möchte jemanden mit mehr Routine. {emp2} nachgelegt?',
        'Budget gesperrt, Bedarf ruht bis Ende {month}.',
        'Absage {emp}, {rate} zu teuer. Konkurrenz liegt bei {rate2}',
        'Mitbewerber war schneller. Für {kw} wieder melden.',
      ],
      { employee: true, after: [1, 4] },
    ),
  ],
  [
    reported,
    step(
      'Telefonat ausgehend',
      [
        'Leider niemand frei für {ward} bis {start}. {who} wartet bis {next}, dann andere Agentur.',
        'Haben aktuell keine {need}. Helfer angeboten, nicht gewünscht.',
        'Zwischenstand: {emp} erst ab {kw} frei. Reicht evtl.',
        'Gesagt, dass es eng wird. {who} hat Verständnis, bleibt dran.',
        'Nur tageweise möglich (Wochenenden), würde trotzdem helfen',
      ],
      { due: true },
    ),
    step(
      'Notiz intern',
      [
        'Bedarf {ward} geschlossen, hat sich erledigt.',
        'nicht besetzbar zu dem Satz. Bei {rate} nochmal probieren',
        'Recruiting weiß Bescheid: {need} im Umkreis suchen',
        'bitte nicht mehr anbieten, Stelle intern besetzt',
      ],
      { after: [1, 5] },
    ),
  ],
  [
    reported,
    notReached,
    profileSent,
    step(
      'Absage erhalten',
      [
        'Hat sich erledigt, Kollegin kommt früher aus dem Krank zurück',
        'zu spät, schon besetzt. Hätten {next} anrufen sollen',
        'Absage per Mail, ohne Begründung',
        '{emp} war vor 2 Jahren schon mal da, bitte nicht nochmal',
      ],
      { employee: true, after: [1, 3] },
    ),
  ],
]
