import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  vacancy_or_type: { de: 'Bitte wählen Sie eine Stelle oder eine Stellenart.', en: 'Please choose a vacancy or a vacancy type.' },
  vacancy_and_type: {
    de: 'Möglich ist eine Stelle oder eine Stellenart, nicht beides.',
    en: 'Either a vacancy or a vacancy type is possible, not both.',
  },
  other_facility: { de: 'Die Stelle gehört zu einer anderen Einrichtung.', en: 'The vacancy belongs to another facility.' },
  full: {
    de: 'Alle Positionen der Stelle sind besetzt. Erhöhen Sie erst die Zahl der Positionen.',
    en: 'All positions of the vacancy are filled. Raise the number of positions first.',
  },
  already_cancelled: { de: 'Die Buchung ist bereits storniert.', en: 'The booking is already cancelled.' },
  already_terminated: { de: 'Die Buchung ist bereits vorzeitig beendet.', en: 'The booking has already been ended early.' },
  has_started: {
    de: 'Die Buchung hat bereits begonnen. Sie kann nur noch beendet werden.',
    en: 'The booking has already started. It can only be ended.',
  },
  not_started: {
    de: 'Die Buchung hat noch nicht begonnen. Sie kann nur storniert werden.',
    en: 'The booking has not started yet. It can only be cancelled.',
  },
  has_ended: { de: 'Die Buchung ist bereits zu Ende.', en: 'The booking has already ended.' },
  later_end: {
    de: 'Das neue Ende darf nicht nach dem bisherigen liegen.',
    en: 'The new end may not be after the former one.',
  },
} satisfies Record<string, Text>
