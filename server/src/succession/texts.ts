import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  continued_cancelled: {
    de: 'Die Buchung, die fortgesetzt werden soll, ist storniert.',
    en: 'The booking to be continued has been cancelled.',
  },
  continued_employee: {
    de: 'Eine Verlängerung setzt eine Buchung desselben Mitarbeiters fort, ein Ersatz eine des ersetzten Mitarbeiters.',
    en: 'A renewal must continue a booking of the same employee, a replacement one of the employee being replaced.',
  },
  continued_place: {
    de: 'Fortgesetzt wird eine Buchung derselben Stelle oder, ohne Stelle, derselben Einrichtung und Stellenart.',
    en: 'A continuation must be for the same vacancy or, without one, for the same facility and vacancy type.',
  },
  continued_days: {
    de: 'Die Fortsetzung muss nach dem letzten Tag der bisherigen Buchung beginnen.',
    en: 'A continuation must start after the last day of the booking it continues.',
  },
  continued_already: { de: 'Die Buchung wird bereits fortgesetzt.', en: 'The booking has already been continued.' },
  continued_moves: {
    de: 'Die Buchung und ihre Fortsetzung bleiben bei derselben Stelle.',
    en: 'A booking and its continuation must be for the same vacancy.',
  },
  continued_overlaps: {
    de: 'Die Buchung und ihre Fortsetzung dürfen keinen Tag gemeinsam haben.',
    en: 'A booking and its continuation must not overlap.',
  },
  absent_over: {
    de: 'Die Buchung, für die jemand einspringen soll, ist storniert oder beendet.',
    en: 'The booking to be covered by a stand-in has been cancelled or ended.',
  },
  absent_place: {
    de: 'Eingesprungen wird bei derselben Stelle oder, ohne Stelle, bei derselben Einrichtung.',
    en: 'A stand-in must be for the same vacancy or, without one, at the same facility.',
  },
  absent_employee: {
    de: 'Wer einspringt, wird als Ersatz für den abwesenden Mitarbeiter gebucht.',
    en: 'A stand-in must be booked as a replacement for the absent employee.',
  },
  absent_days: {
    de: 'Einspringen kann jemand nur an Tagen dieser Buchung, an denen der Mitarbeiter abwesend ist.',
    en: 'A stand-in can only cover days of this booking on which the employee is absent.',
  },
  absent_already: { de: 'An einem dieser Tage springt schon jemand ein.', en: 'Somebody is already standing in on one of these days.' },
} satisfies Record<string, Text>
