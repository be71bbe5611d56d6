import type { Text } from '@kasack/contract/text.ts'

/** What the rows of the sections say. */
export const texts = {
  absent_but_booked: {
    de: '{employee}, {reason} bis {until}, gebucht bei {facility}',
    en: '{employee}, {reason} until {until}, booked at {facility}',
  },
  bookings_ending: { de: '{employee}, {facility}, endet {date}', en: '{employee}, {facility}, ends {date}' },
  vacancy_begins: {
    de: '{vacancy}, beginnt {date}, {taken} von {positions} besetzt',
    en: '{vacancy}, starts {date}, {taken} of {positions} filled',
  },
  vacancy_begun: { de: '{vacancy}, {taken} von {positions} besetzt', en: '{vacancy}, {taken} of {positions} filled' },
  profiles_unanswered: {
    de: '{employee} für {facility}, Profil gesendet {date}',
    en: '{employee} for {facility}, profile sent {date}',
  },
  clocks_ending: { de: '{employee}, {facility}, letzter Tag {date}', en: '{employee}, {facility}, last day {date}' },
  document_expires: { de: '{kind}, {employee}, gültig bis {date}', en: '{kind}, {employee}, valid until {date}' },
  document_expired: { de: '{kind}, {employee}, abgelaufen {date}', en: '{kind}, {employee}, expired {date}' },
  applicants_unanswered: { de: '{applicant}, beworben {date}', en: '{applicant}, applied {date}' },
  free: { de: '{employee}, ohne Einsatz', en: '{employee}, not booked' },
  free_from: { de: '{employee}, frei ab {date}', en: '{employee}, free from {date}' },
  emails_failed: { de: '{subject}, an {recipient}', en: '{subject}, to {recipient}' },
} satisfies Record<string, Text>
