import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  confirm_address: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  ms: { de: 'Frau', en: 'Ms' },
  mr: { de: 'Herr', en: 'Mr' },
  greeting: { de: 'Guten Tag', en: 'Dear' },
  /** To whom it may concern. */
  nobody: { de: 'Guten Tag', en: 'Dear Sir or Madam' },
  from_day: { de: 'ab {day}', en: 'from {day}' },
  one_vacancy: {
    de: 'Die Kandidaten einer E-Mail gehören zu derselben Stelle.',
    en: 'All candidates in an e-mail must be for the same vacancy.',
  },
  one_person: {
    de: 'Bitte nennen Sie entweder einen Kandidaten oder einen Mitarbeiter.',
    en: 'Please specify either a candidate or an employee.',
  },
} satisfies Record<string, Text>
