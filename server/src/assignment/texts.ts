import type { leftOutCodes } from '@kasack/contract/assignment.ts'
import type { Text } from '@kasack/contract/text.ts'

export const leftOutTexts = {
  paused: { de: 'Die Stelle ist pausiert.', en: 'The vacancy is paused.' },
  closed: { de: 'Die Stelle ist geschlossen.', en: 'The vacancy is closed.' },
  over: { de: 'Die Stelle ist vorbei.', en: 'The vacancy has ended.' },
  full: { de: 'Alle Positionen sind besetzt.', en: 'All positions are filled.' },
} satisfies Record<(typeof leftOutCodes)[number], Text>

export const texts = {
  planned: { de: 'In diesem Plan vorgesehen für {vacancies}.', en: 'Planned for {vacancies} in this proposal.' },
  too_many_pairs: {
    de: 'Mehr als {limit} Paare kommen infrage. Bitte wählen Sie weniger Stellen oder weniger Mitarbeiter.',
    en: 'More than {limit} pairs are possible. Please choose fewer vacancies or fewer employees.',
  },
  locked: { de: '{employee} für {vacancy}: {why}', en: '{employee} for {vacancy}: {why}' },
  locked_and_without: {
    de: '{employee} für {vacancy}: ist festgehalten und soll nicht vorgeschlagen werden.',
    en: '{employee} for {vacancy}: cannot be both locked and excluded.',
  },
  other_vacancy: {
    de: 'Eine Stelle mit festgehaltenem Vorschlag gehört nicht zu den gewählten: {names}.',
    en: 'A vacancy with a locked proposal is not among the chosen ones: {names}.',
  },
  other_employee: {
    de: 'Wer festgehalten ist, gehört nicht zu den gewählten Mitarbeitern: {names}.',
    en: 'A locked employee is not among the chosen ones: {names}.',
  },
  too_many_locked: {
    de: 'Für {vacancy} sind mehr Mitarbeiter festgehalten als Positionen frei sind ({positions}).',
    en: 'More employees are locked for {vacancy} than it has open positions ({positions}).',
  },
  locked_twice: {
    de: '{employee} ist für zwei Stellen festgehalten, deren Tage sich überschneiden: {one} und {other}.',
    en: '{employee} is locked for two vacancies whose days overlap: {one} and {other}.',
  },
} satisfies Record<string, Text>
