import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  proposal: { de: 'Vorschlag', en: 'Proposal' },
  propose_one: { de: 'Für 1 Stelle vorschlagen, wer passt?', en: 'Propose employees for 1 vacancy?' },
  propose_some: { de: 'Für {count} Stellen vorschlagen, wer passt?', en: 'Propose employees for {count} vacancies?' },
  not_searched: { de: 'Für die Stelle wird zurzeit niemand gesucht.', en: 'This vacancy is not open at the moment.' },
  one_vacancy: { de: '1 Stelle', en: '1 vacancy' },
  some_vacancies: { de: '{count} Stellen', en: '{count} vacancies' },

  calculating: {
    de: 'Es wird gerechnet, wer wohin passt: so viele Positionen wie möglich, dann die beste Eignung. Das dauert höchstens {seconds} Sekunden.',
    en: 'Working out who goes where: as many filled positions as possible, then the best matches. This takes {seconds} seconds at most.',
  },
  not_calculated: { de: 'Noch kein Vorschlag', en: 'No proposal yet' },
  not_calculated_hint: { de: 'Die Rechnung wurde angehalten.', en: 'The calculation was stopped.' },
  calculate: { de: 'Vorschlag berechnen', en: 'Calculate the proposal' },
  again: { de: 'Neu rechnen', en: 'Recalculate' },
  again_hint: {
    de: 'Wer festgehalten ist, bleibt, wo er ist; wer nicht vorgeschlagen werden soll, fällt dort weg',
    en: 'Locked employees stay where they are; excluded ones are not proposed for that vacancy again',
  },
  nothing_left: { de: 'Alle Stellen haben ihre Kandidaten.', en: 'All vacancies have candidates.' },
  failed: { de: 'Nicht gerechnet:', en: 'Could not be calculated:' },

  filled: { de: '{filled} von {total} Positionen besetzt.', en: '{filled} of {total} positions filled.' },
  filled_here: { de: '{filled} von {total} besetzt', en: '{filled} of {total} filled' },
  proven: {
    de: 'Mehr lassen sich nicht besetzen, und keine andere Verteilung passt besser.',
    en: 'No more positions can be filled, and no other plan matches better.',
  },
  unproven: {
    de: 'Nach {seconds} Sekunden abgebrochen: der beste bisher gefundene Vorschlag.',
    en: 'Stopped after {seconds} seconds: the best proposal found so far.',
  },
  nothing_to_fill: { de: 'Keine der Stellen hat eine Position zu besetzen.', en: 'None of the vacancies has an open position.' },
  difference: { de: 'Gegenüber vorhin: {come} neu, {gone} entfallen.', en: 'Compared with the last proposal: {come} new, {gone} gone.' },
  no_difference: { de: 'Gegenüber vorhin unverändert.', en: 'No change from the last proposal.' },

  choose_somebody: { de: 'Wählen Sie mindestens einen Mitarbeiter aus.', en: 'Select at least one employee.' },
  choose_all: { de: 'Alle Vorgeschlagenen auswählen', en: 'Select everybody proposed' },
  choose: { de: '{name} für {vacancy} auswählen', en: 'Select {name} for {vacancy}' },
  lock: { de: 'Festhalten', en: 'Lock' },
  strike: { de: 'Nicht vorschlagen', en: 'Exclude' },
  act_of: { de: '{act}: {name}', en: '{act}: {name}' },
  is_excluded: { de: 'fällt beim nächsten Rechnen weg', en: 'left out of the next proposal' },
  excluded: { de: 'Nicht mehr vorgeschlagen:', en: 'Excluded:' },
  allow_again: { de: 'Wieder zulassen', en: 'Allow again' },
  is_new: { de: 'neu', en: 'new' },
  before: { de: 'vorher: {vacancy}', en: 'before: {vacancy}' },
  gone: { de: 'Entfallen:', en: 'Gone:' },
  gone_to: { de: '{name} (jetzt: {vacancy})', en: '{name} (now: {vacancy})' },
  added: { de: 'Als Kandidat hinzugefügt:', en: 'Added as a candidate:' },
  not_added: { de: 'Nicht hinzugefügt: {reason}', en: 'Not added: {reason}' },

  left_one: { de: '1 Position bleibt frei.', en: '1 position remains open.' },
  left_some: { de: '{count} Positionen bleiben frei.', en: '{count} positions remain open.' },
  nearest: { de: 'Am nächsten kamen:', en: 'Closest matches:' },
  nobody: { de: 'Niemand kommt infrage.', en: 'Nobody is eligible.' },
  acts: { de: 'Entscheidung', en: 'Decision' },

  discard_help: {
    de: 'Was Sie ausgewählt, festgehalten oder ausgeschlossen haben, geht verloren.',
    en: 'Everything you have selected, locked or excluded will be lost.',
  },
} satisfies Record<string, Text>
