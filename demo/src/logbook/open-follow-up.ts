import type { Priority } from '@kasack/contract/shared-shape.ts'
import { workday } from '../day.ts'

/** The last word with a facility or an employee, and when to talk again. `contact` and `employee` are last names. */
export type OpenFollowUp = {
  facility: string | null
  contact: string | null
  employee: string | null
  user: string
  /** Working days from today; 0 is today itself, below it is overdue. */
  due: number
  priority: Priority
  /** So many working days ago. */
  written: number
  action: string
  note: string
}

type Rest = Pick<OpenFollowUp, 'priority' | 'written' | 'action' | 'note'> & { contact?: string; employee?: string }

const office: Record<string, string> = {
  jule: 'jule.brandner',
  nils: 'nils.kortmann',
  tarek: 'tarek.soelter',
  matthias: 'matthias.freudenthal',
  leonie: 'leonie.achterberg',
  hannah: 'hannah.wieland',
}

const facility = (name: string, [user, due]: [string, number], rest: Rest): OpenFollowUp => ({
  facility: name,
  user: office[user] ?? user,
  due,
  ...rest,
  contact: rest.contact ?? null,
  employee: rest.employee ?? null,
})
const employee = (name: string, whose: [string, number], rest: Rest): OpenFollowUp => ({
  ...facility('', whose, { ...rest, employee: name }),
  facility: null,
})

/** Written by hand: this is what the dashboard opens with. */
export function openFollowUps(): OpenFollowUp[] {
  return [
    facility('Klinikum Spreetal', ['jule', -2], {
      priority: 'high',
      written: 4,
      action: 'Telefonat ausgehend',
      contact: 'Dannenberg',
      employee: 'Marwitz',
      note: 'Verlängerung Fr. Marwitz auf der ITS: Fr. Dannenberg ist dafür, Budget muss noch durch. Bis {next} wollte sie Bescheid geben, sonst nachhaken.',
    }),
    facility('Seniorenzentrum Pappelgrund', ['jule', -6], {
      priority: 'medium',
      written: 9,
      action: 'E-Mail gesendet',
      contact: 'Albrecht',
      note: 'AÜV zum zweiten Mal an Hr. Albrecht, Unterschrift fehlt immer noch. Fr. Krüger drängelt mit.',
    }),
    facility('Universitätsklinikum Elbmark', ['jule', 0], {
      priority: 'high',
      written: 3,
      action: 'Bedarf gemeldet',
      contact: 'Zeidler',
      note: '4x FK Intensiv ab Monatsanfang, zwei Profile liegen schon dort. Personalrat braucht die Namen bis {next}!',
    }),
    facility('Krankenhaus Havelauen', ['jule', 0], {
      priority: 'medium',
      written: 5,
      action: 'Telefonat eingehend',
      contact: 'Matschke',
      note: 'Wochenende Kreißsaal noch offen (Sa Spät, So Früh). Fr. Matschke ruft gegen 13 Uhr an, vorher Fr. Böttger fragen.',
      employee: 'Böttger',
    }),
    facility('Evangelisches Krankenhaus Martinsbrück', ['jule', 1], {
      priority: 'medium',
      written: 2,
      action: 'Vorstellung beim Kunden',
      contact: 'Trautvetter',
      employee: 'Reschke',
      note: 'Hr. Reschke hat in der ZNA hospitiert, 3 Monate am Stück wären möglich. Fr. Trautvetter redet {next} mit der MAV.',
    }),
    facility('Rettungsdienst Strelasund', ['jule', 2], {
      priority: 'high',
      written: 1,
      action: 'SMS/WhatsApp',
      contact: 'Ladwig',
      employee: 'Kubitza',
      note: 'NotSan-Ausfall Wache 2, Hr. Kubitza könnte ab {next}. Ruhezeit nachgerechnet, passt.',
    }),
    facility('Klinikum Leinebogen', ['nils', -1], {
      priority: 'high',
      written: 2,
      action: 'E-Mail erhalten',
      contact: 'Hoppenstedt',
      note: 'Pool-Excel: Stroke Unit 2 Nächte, IMC 5x Früh. Zusage für die Nächte bis {next} versprochen.',
    }),
    facility('Krankenhaus Geestemole', ['nils', -9], {
      priority: 'low',
      written: 26,
      action: 'Telefonat ausgehend',
      contact: 'Wessels',
      note: 'Zurzeit alles besetzt. Fr. Wessels meint, nach den Ferien wird es eng auf der Geriatrie, dann nochmal fragen.',
    }),
    facility('Rheinkontor Klinikum Süd', ['nils', 0], {
      priority: 'high',
      written: 2,
      action: 'Profil gesendet',
      contact: 'Wirtz',
      employee: 'Overbeck',
      note: 'Profil Hr. Overbeck (ITS). Listenplatz 1 hat noch bis {next} Vorrang, dann sofort anrufen.',
    }),
    facility('Kinderklinik St. Wendula', ['nils', 0], {
      priority: 'medium',
      written: 6,
      action: 'Nicht erreicht',
      contact: 'Strohschein',
      employee: 'Thormählen',
      note: 'wg. Fachweiterbildung Fr. Thormählen, Zeugnis reicht evtl. nicht. {next} ab 14 Uhr wieder auf Station',
    }),
    facility('Klinik Elbquartier', ['nils', 1], {
      priority: 'high',
      written: 3,
      action: 'Videogespräch',
      contact: 'Harmstorf',
      employee: 'Wrona',
      note: 'Fr. Harmstorf und Hr. Wrona, gutes Gespräch, 200 Hüften im Jahr haben überzeugt. Probetag ist {next}, danach telefonieren.',
    }),
    facility('St.-Wendula-Krankenhaus Wendtal', ['nils', 3], {
      priority: 'medium',
      written: 4,
      action: 'Telefonat ausgehend',
      contact: 'Bannasch',
      note: 'OTA in Anerkennung wäre ok, wenn Deutsch B2 vorliegt. Leonie hat evtl. jemanden, Rückmeldung {next}.',
    }),
    facility('Saarbogen-Klinikum', ['tarek', -4], {
      priority: 'medium',
      written: 8,
      action: 'Feedback Einrichtung',
      contact: 'Schäfer',
      employee: 'Muller',
      note: 'Fr. Muller soll übernommen werden, Frist sind 6 Monate ohne Honorar. Datum prüfen und Hr. Schäfer zurückrufen',
    }),
    facility('Alpenwart Klinikum Inntal', ['tarek', 0], {
      priority: 'high',
      written: 1,
      action: 'Bedarf gemeldet',
      contact: 'Haslberger',
      note: 'Anästhesie ab nächster Woche, 2 ATA für 6 Wochen. Pool entscheidet heute bis Mittag, Profile ins Portal UND per Mail',
    }),
    facility('Privatklinik Thurblick', ['tarek', 0], {
      priority: 'low',
      written: 5,
      action: 'Kaltakquise',
      contact: 'Zumbrunn',
      note: 'Hr. Zumbrunn sucht 2 Pflegefachpersonen fest. Nur Vermittlung, SRK-Frage mit Matthias klären, dann Angebot',
    }),
    facility('Mainbogen Klinik', ['tarek', 2], {
      priority: 'medium',
      written: 3,
      action: 'E-Mail gesendet',
      contact: 'Roßkopf',
      note: 'Terminvorschläge Videogespräch geschickt ({next} oder Tag drauf). C1-Zertifikat hängt an',
    }),
    facility('Klinikum Neckarschleife', ['tarek', 5], {
      priority: 'low',
      written: 10,
      action: 'Vertragsverhandlung',
      contact: 'Rommelspacher',
      note: 'Rahmenvertrag liegt weiter beim Landratsamt. Fr. Rommelspacher rechnet mit 2 Wochen, alte Sätze gelten solange.',
    }),
    facility('Alpenwart Klinik Pfänderhang', ['tarek', 15], {
      priority: 'low',
      written: 7,
      action: 'Telefonat ausgehend',
      contact: 'Rüdisser',
      note: 'Fr. Rüdisser erklärt, dass wir erst A1 und Meldung klären. Bleibt bei uns, wenn es bis {next} steht',
    }),
    facility('Altenzentrum Rosengrund', ['matthias', -3], {
      priority: 'high',
      written: 75,
      action: 'Telefonat ausgehend',
      contact: 'Pfister',
      note: 'Ratenzahlung vereinbart, letzte Rate zum {next}. Eingang prüfen, vorher keine neuen Einsätze.',
    }),
    facility('Ruhrwiesen-Klinikum', ['matthias', 0], {
      priority: 'medium',
      written: 49,
      action: 'E-Mail erhalten',
      contact: 'Nowatzki',
      note: 'Offene Posten werden im nächsten Zahllauf beglichen, schreibt Hr. Nowatzki. Danach wieder anbieten.',
    }),
    facility('Klinikum Seenbogen', ['matthias', 6], {
      priority: 'medium',
      written: 5,
      action: 'Angebot / Konditionen',
      contact: 'Strehlow',
      note: 'Neue Sätze für die ganze Gruppe an Hr. Strehlow. Nachtzuschlag wird das Thema, Termin {next}.',
    }),
    facility('Rheinkontor Krankenhaus Moselufer', ['matthias', 10], {
      priority: 'low',
      written: 12,
      action: 'Notiz intern',
      contact: 'Wolters-Kuhn',
      note: 'Ausschreibung wird neu veröffentlicht, Unterlagen ab {next} im Portal. Referenzen aktualisieren!',
    }),
    facility('Alpenwart Klinik Wettersteinblick', ['matthias', 20], {
      priority: 'medium',
      written: 63,
      action: 'Telefonat ausgehend',
      contact: 'Kriner',
      note: 'Wintersaison: 3 GKP Unfallchirurgie, Weihnachten bis Ostern. Hr. Kriner will die Namen früh, Zimmer reserviert er.',
    }),
    employee('Kern', ['leonie', -2], {
      priority: 'medium',
      written: 6,
      action: 'Dokument angefordert',
      note: 'Arbeitszeugnis fehlt noch, ohne geht das Profil nicht raus.',
    }),
    employee('Okafor', ['leonie', 0], {
      priority: 'high',
      written: 3,
      action: 'Telefonat ausgehend',
      note: 'Anerkennungsbescheid ist unterwegs. Heute fragen, ob er da ist, Stelle in Nürnberg wartet.',
    }),
    employee('Voss', ['leonie', 4], {
      priority: 'low',
      written: 2,
      action: 'Bewerbungsgespräch',
      note: 'Zweitgespräch gut gelaufen, überlegt noch wegen der Kündigungsfrist.',
    }),
    employee('Kottkamp', ['nils', 0], {
      priority: 'medium',
      written: 4,
      action: 'Telefonat eingehend',
      note: 'Kann ab nächster Woche wieder Nächte. Wohin?',
    }),
    employee('Pham', ['jule', 3], {
      priority: 'low',
      written: 8,
      action: 'SMS/WhatsApp',
      note: 'Urlaub in Vietnam, zurück {next}. Danach Anschlusseinsatz',
    }),
    employee('Aschbacher', ['tarek', -1], {
      priority: 'medium',
      written: 5,
      action: 'Krankmeldung',
      note: 'AU bis {next}, danach Wiedereingliederung? anrufen',
    }),
    employee('Gündogan', ['matthias', 7], {
      priority: 'low',
      written: 11,
      action: 'Telefonat eingehend',
      note: 'Lohngespräch gewünscht, 3 Jahre ohne Erhöhung. Vorschlag vorbereiten.',
    }),
    employee('Wachholz', ['hannah', 1], {
      priority: 'medium',
      written: 3,
      action: 'E-Mail erhalten',
      note: 'Führungszeugnis beantragt, kommt lt. Amt {next}. Nachsehen und ablegen. HW',
    }),
  ]
}

/** A follow-up set from the page of a facility, without a word in the logbook. */
export type SetFollowUp = { facility: string; user: string; date: string; priority: Priority }

export function setFollowUps(today: string): SetFollowUp[] {
  return [
    { facility: 'OP-Zentrum Alsterlauf', user: 'nils.kortmann', date: workday(today, 2), priority: 'medium' },
    { facility: 'MVZ Fächerhof', user: 'tarek.soelter', date: workday(today, 3), priority: 'low' },
  ]
}
