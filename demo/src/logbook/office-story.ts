import { step, type Story } from './story.ts'

export const conditions: Story[] = [
  [
    step(
      'Angebot / Konditionen',
      [
        'Neue Sätze ab {start}: Tag {rate}, Nacht +25 %, So +50 %. Angebot raus.',
        'Konditionsblatt {need} {rate} geschickt, gilt bis Ende {month}.',
        'Preiserhöhung auf {rate} angekündigt (Tarif). Erst mal Schweigen',
        'Angebot {need} / {ward}: {rate} inkl. Fahrtkosten, Unterkunft extra',
        'Staffel angeboten: ab 3 Mitarbeitern {rate2}',
      ],
      { due: true, after: [0, 0], by: 'lead', about: 'prices' },
    ),
    step(
      'Vertragsverhandlung',
      [
        '{who} will {rate2}, haben uns bei {rate} getroffen.',
        'Feiertagszuschlag noch strittig, sonst einig',
        '{rate} akzeptiert, wenn Zahlungsziel 30 Tage',
        'Rechtsabteilung prüft §5, dauert bis {next}',
        '{who} legt Vergleichsangebot vor ({rate2}). Gehe da nicht mit.',
      ],
      { due: true, after: [1, 5], by: 'lead', about: 'prices' },
    ),
    step(
      'E-Mail erhalten',
      [
        'Konditionen unterschrieben zurück. Ab {start} im System hinterlegen!',
        'Sätze bestätigt, gelten für alle Stationen',
        'Vertrag unterschrieben, Original kommt per Post',
        'Gegenzeichnung da, nur {ward} ausgenommen',
      ],
      { after: [1, 6] },
    ),
  ],
]

export const papers: Story[] = [
  [
    step(
      'Dokument angefordert',
      [
        'Stundenzettel {emp} {past} fehlen, bei {other} angefordert',
        'Unterschrift auf dem AÜV fehlt noch, {who} erinnert',
        'Bestellnummer für Rechnung {past} angefragt',
        'Masernnachweis + Führungszeugnis {emp} verlangt, schicke ich bis {next}',
        'Bitte um aktuelle Unbedenklichkeitsbescheinigungen (KK, FA, BG)',
        '{who} möchte die AÜ-Erlaubnis nochmal, alte Kopie ist verschwunden',
      ],
      { due: true, after: [0, 0], by: 'support', about: 'bills' },
    ),
    step(
      'E-Mail gesendet',
      [
        'Stundenzettel sind da, Rechnung kann raus',
        '2. Erinnerung AÜV, freundlich',
        'Rechnung {past} mit Bestellnummer verschickt',
        'Nachgereicht: Masern und FZ {emp}',
        'Unbedenklichkeiten geschickt, gelten bis Ende {month}',
        'AÜ-Erlaubnis als PDF an {who}',
      ],
      { answers: true, after: [1, 4], by: 'support', about: 'bills' },
    ),
  ],
  [
    step(
      'Telefonat eingehend',
      [
        '{who}: Rechnung {past} enthält eine Nacht zu viel. Prüfe ich.',
        'Frage zu den Zuschlägen auf der letzten Rechnung',
        'Rechnungsadresse ändert sich zum {start}, Schreiben kommt',
        'Wollen Sammelrechnung statt je Mitarbeiter',
        'Mahnung erhalten, obwohl bezahlt. Buchhaltung gefragt',
        'Skonto abgezogen, war nicht vereinbart. Freundlich drauf hingewiesen',
      ],
      { due: true, after: [0, 0], by: 'support', about: 'bills' },
    ),
    step(
      'E-Mail gesendet',
      [
        'Stimmt, korrigierte Rechnung verschickt, Entschuldigung dazu',
        'Zuschläge erläutert, passt jetzt.',
        'Rechnungsadresse geändert, Bestätigung an {who}',
        'Sammelrechnung ab {month} eingerichtet',
        'Zahlung gefunden, Mahnung storniert',
        'Restbetrag ist eingegangen, bedankt',
      ],
      { answers: true, after: [1, 3], by: 'support', about: 'bills' },
    ),
  ],
]

export const acquisition: Story[] = [
  [
    step(
      'Kaltakquise',
      [
        'Erstkontakt, {who} offen, arbeitet bisher mit 2 Agenturen. Infos gewünscht.',
        'Vorgestellt. Zeitarbeit eher ungern, für {ward} aber denkbar',
        'Zentrale verbindet nicht, Name {who} erfragt. Zuständig für Personal',
        'Haben gerade Stopp für Zeitarbeit. Im neuen Quartal wieder anrufen',
        'Interesse an {need}, will erst Referenzen sehen',
      ],
      { due: true, after: [0, 0] },
    ),
    step(
      'E-Mail gesendet',
      [
        'Agenturvorstellung + Konditionsblatt an {who}',
        'Infomail wie besprochen, zwei Kurzprofile dazu',
        'Mail mit Referenzen (anonym) raus',
        'Vorstellung geschickt, Muster-Rahmenvertrag angehängt',
      ],
      { due: true, after: [1, 1] },
    ),
    step('Nicht erreicht', ['', 'nachfassen, AB', '{who} heute nicht da', 'abgewimmelt worden, später nochmal'], {
      due: true,
      after: [1, 8],
    }),
    step(
      'Telefonat ausgehend',
      [
        'Unterlagen angekommen, meldet sich bei Bedarf. Wirkte echt interessiert',
        'Kein Bedarf bis Jahresende. In Erinnerung bleiben.',
        'Nächster Termin vor Ort vereinbart, {next} {time} Uhr',
        'Bitte um Angebot {need}',
        'Chef entscheidet, {who} legt ein gutes Wort ein',
      ],
      { after: [1, 6] },
    ),
  ],
]

export const calls: Story[] = [
  [
    step(
      'Telefonat ausgehend',
      [
        'Bedarf {month} abgefragt: nichts offen, ab {kw} evtl. {ward}.',
        'Monatliche Abfrage: alles besetzt',
        'Nachgefragt wg. Urlaubsplanung. Liste kommt {kw}.',
        'Kurz gemeldet, {who} im Stress, später',
        'Small Talk, {who} heiratet im {month}. Karte schicken!',
        'Stand der Dinge: {ward} wird umgebaut, Betten zu bis {end}',
        'Gefragt, wie der Winter wird: {n} Stellen offen, ausgeschrieben seit Wochen',
        '{who} im Urlaub, {other} vertritt. Alles ruhig',
        'Ausfallquote gerade bei 12 %, sie sammeln die Wünsche bis {kw}',
        'Weihnachtsdienste: melden sich rechtzeitig',
        'Personalbemessung ist durch, {ward} bekommt 2 Stellen mehr',
        'neue Nebenstelle notiert, {who} sitzt jetzt im Verwaltungsbau',
      ],
      { after: [0, 0] },
    ),
  ],
  [
    step(
      'Telefonat eingehend',
      [
        '{who} fragt nach {emp}, wann wieder verfügbar? Ab {kw}.',
        'Rückruf {who}: Dienstplan {month} ist fertig, keine Lücken',
        '{other} am Telefon: bitte künftig alles an die Funktionsadresse',
        'fragt Preis für {need} am Wochenende. {rate} + Zuschlag genannt',
        'Wo bleibt {emp}? Stau, kommt 20 min später. Geklärt',
        '{who} wollte nur Danke sagen für das schnelle Einspringen',
        'Parkplatz für {emp} ist genehmigt',
      ],
      { after: [0, 0] },
    ),
  ],
  [
    step(
      'SMS/WhatsApp',
      [
        '{who}: "Danke, hat super geklappt"',
        'Dienständerung {emp} {start}: Spät statt Früh, bestätigt',
        'Foto vom Dienstplan bekommen, abgelegt',
        'kurz angefragt, ob {kw} noch was offen ist. Blaue Haken',
        'Schlüsselübergabe {emp} {time} Uhr am Empfang',
      ],
      { after: [0, 0], employee: true },
    ),
  ],
  [
    step(
      'Persönlicher Besuch',
      [
        'Kaffee mit {who}, Haus gezeigt bekommen. Neue {ward} sehr schön, Personal knapp.',
        'Antrittsbesuch, Kalender und Schoki dagelassen. {who} plant ab {kw} fester mit uns.',
        'Vor Ort mit {who} und {other}: Zusammenarbeit läuft, Wunsch nach festem Ansprechpartner',
        'Besuch nach Einsatzende {emp}, Fazit gut',
        'Kurz reingeschaut, {who} nicht da. {other} nimmt die Mappe mit',
        'Rundgang {ward}, {emp} getroffen, gute Laune. {who} will im {month} wieder sprechen.',
      ],
      { after: [0, 0] },
    ),
    step(
      'E-Mail gesendet',
      [
        'Danke für den Termin + Zusammenfassung',
        'Protokoll vom Besuch an {who}, Punkte 1–4 offen',
        'Kurze Danke-Mail',
        'wie besprochen: Kalender mit allen Durchwahlen geschickt',
        'Termin nächstes Treffen vorgeschlagen, {next}',
        'an {who}: Liste unserer freien Leute ab {kw}',
      ],
      { after: [1, 2] },
    ),
  ],
  [
    step(
      'Videogespräch',
      [
        'Call mit {who} und {emp}, 20 min. Entscheidung {kw}',
        'Teams mit {who}: Bedarfsplanung bis {end} durchgegangen, Liste in der Ablage',
        'Videocall, Ton ging nicht, am Ende telefoniert. Interesse an {emp} da',
      ],
      { after: [0, 0], employee: true },
    ),
  ],
  [
    step(
      'Notiz intern',
      [
        'Zimmer im Wohnheim ab {start} 30 € teurer, bei neuen Angeboten einrechnen',
        '{who} nur noch vormittags da',
        'neue Leitung {ward} ab {start}, Name folgt',
        'bei {ward} keine Helfer mehr anbieten',
        'Parken nur mit Ausweis, {emp} Bescheid gesagt',
        'Vorsicht: Abwerbeversuch bei {emp}. Im Auge behalten',
        'Achtung HÜD {emp} prüfen, war letztes Jahr schon 5 Monate da',
      ],
      { after: [0, 0], by: 'support' },
    ),
  ],
]
