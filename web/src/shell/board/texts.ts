import type { BarKind, BoardRows } from '@kasack/contract/board.ts'
import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  rows: { de: 'Zeilen', en: 'Rows' },
  span: { de: 'Zeitraum', en: 'Period' },
  weeks: { de: '{count} Wochen', en: '{count} weeks' },
  half_year: { de: 'Halbjahr', en: 'Half a year' },
  from: { de: 'Ab', en: 'From' },
  earlier: { de: 'Früher', en: 'Earlier' },
  later: { de: 'Später', en: 'Later' },
  this_week: { de: 'Diese Woche', en: 'This week' },
  week: { de: 'KW {week}', en: 'Wk {week}' },
  who: { de: 'Name', en: 'Name' },
  counted: { de: '{count} Zeilen', en: '{count} rows' },
  counted_one: { de: '1 Zeile', en: '1 row' },
  print: { de: 'Drucken', en: 'Print' },
  keys: {
    de: 'Pfeile: von Balken zu Balken · Enter: öffnen · M: verschieben, E: Ende, S: Beginn · N: neue Buchung',
    en: 'Arrow keys: go from bar to bar · Enter: open · M: move, E: change end, S: change start · N: new booking',
  },
  draw: { de: 'Neue Buchung in {name}', en: 'New booking for {name}' },
  choose: { de: '{name} auswählen', en: 'Select {name}' },
  chosen: { de: '{count} gewählt', en: '{count} selected' },
  choose_open: { de: 'Alle {count} offenen auswählen', en: 'Select all {count} open ones' },
  chosen_none: { de: 'Auswahl aufheben', en: 'Clear selection' },
  open_positions: { de: '{count} offen', en: '{count} open' },
  all_filled: { de: 'besetzt', en: 'filled' },
  bar: { de: '{kind} {label}, {period}, {state}', en: '{kind} {label}, {period}, {state}' },
  only_by_form: { de: 'Lässt sich nur im Formular ändern.', en: 'This can only be changed in its form.' },
  end_alone: {
    de: 'Die Buchung läuft schon oder ist vorbei: Nur ihr Ende lässt sich verschieben.',
    en: 'The booking has started or is over, so only its end can be moved.',
  },
  no_end: { de: 'Ohne Ende: Setzen Sie es im Formular.', en: 'The booking is open-ended: set an end in the form.' },
  may_not: { de: 'Dafür fehlt Ihnen das Recht.', en: 'You do not have permission to do this.' },
  taken: { de: '{name}: {hold}. {help}', en: '{name}: {hold}. {help}' },
  help: {
    de: 'Pfeile: ein Tag, mit Umschalt eine Woche. Enter: speichern, Escape: zurück.',
    en: 'Arrow keys: one day, with Shift one week. Enter: save, Escape: cancel.',
  },
  help_draw: {
    de: 'Pfeile: einen Tag weiter, mit Umschalt länger. Enter: Buchung öffnen, Escape: verwerfen.',
    en: 'Arrow keys: move by one day, with Shift longer. Enter: open the booking, Escape: discard.',
  },
  drawing: { de: 'Neue Buchung, {name}, {period}. {help}', en: 'New booking, {name}, {period}. {help}' },
  drawn: { de: '{period}, {days}', en: '{period}, {days}' },
  moved: { de: '{period}, {days}, {change}', en: '{period}, {days}, {change}' },
  days: { de: '{count} Tage', en: '{count} days' },
  days_one: { de: '1 Tag', en: '1 day' },
  unending: { de: 'ohne Ende', en: 'open-ended' },
  unchanged: { de: 'wie bisher', en: 'as before' },
  longer: { de: '{days} länger', en: '{days} longer' },
  shorter: { de: '{days} kürzer', en: '{days} shorter' },
  on: { de: '{days} später', en: '{days} later' },
  back: { de: '{days} früher', en: '{days} earlier' },
  taken_back: { de: 'Zurückgenommen.', en: 'Cancelled.' },
  saved: { de: 'Gespeichert: {period}.', en: 'Saved: {period}.' },
  not_moved: { de: 'Bleibt, wie es war', en: 'Not changed' },
  sure: { de: 'Trotz dieser Einwände speichern?', en: 'Save anyway?' },
  sure_help: { de: 'Gegen die neuen Tage spricht:', en: 'Reasons against the new days:' },
  sure_yes: { de: 'Trotzdem speichern', en: 'Save anyway' },
  sure_no: { de: 'Zurücknehmen', en: 'Do not save' },
  in_form: { de: 'Im Formular ändern', en: 'Change in the form' },
  legend: { de: 'Legende', en: 'Legend' },
  page_of: { de: 'Seiten der Plantafel', en: 'Board pages' },
} satisfies Record<string, Text>

export const rowWords: Record<BoardRows, Text> = {
  employees: { de: 'Mitarbeiter', en: 'Employees' },
  facilities: { de: 'Einrichtungen', en: 'Facilities' },
  vacancies: { de: 'Stellen', en: 'Vacancies' },
}

export const kindWords: Record<BarKind, Text> = {
  booking: { de: 'Buchung', en: 'Booking' },
  candidate: { de: 'Kandidat', en: 'Candidate' },
  absence: { de: 'Abwesenheit', en: 'Absence' },
  demand: { de: 'Bedarf', en: 'Demand' },
}

export const holdWords: Record<'whole' | 'start' | 'end', Text> = {
  whole: { de: 'verschieben', en: 'move' },
  start: { de: 'Beginn ändern', en: 'change the start' },
  end: { de: 'Ende ändern', en: 'change the end' },
}

/** The states of bookings. */
export const stateWords: Readonly<Record<string, Text>> = {
  planned: { de: 'geplant', en: 'planned' },
  running: { de: 'läuft', en: 'running' },
  over: { de: 'vorbei', en: 'ended' },
  terminated: { de: 'vorzeitig beendet', en: 'ended early' },
}
