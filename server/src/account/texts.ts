import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  wrong_password: { de: 'Das ist nicht Ihr Passwort.', en: 'This is not your password.' },
  same_password: { de: 'Das ist Ihr bisheriges Passwort.', en: 'This is already your password. Please choose a new one.' },
  wrong_code: {
    de: 'Dieser Code stimmt nicht. Er gilt nur kurz und nur einmal: Bitte geben Sie den neuesten ein.',
    en: 'This code is not correct. Each code works once and for a short time only: please enter the latest one.',
  },
  too_many: { de: 'Ihr Passwort oder Ihr Code war zu oft falsch.', en: 'A wrong password or code was entered too many times.' },
  too_many_at_once: {
    de: 'Gerade werden zu viele Passwörter geprüft. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'Too many passwords are being checked right now. Please try again in a few seconds.',
  },
  codes_on: { de: 'Einmalcodes sind schon eingerichtet.', en: 'One-time codes are already set up.' },
  codes_off: { de: 'Einmalcodes sind nicht eingerichtet.', en: 'One-time codes are not set up.' },
  codes_not_begun: {
    de: 'Die Einrichtung wurde noch nicht begonnen. Bitte beginnen Sie von vorn.',
    en: 'Setup has not been started. Please start again.',
  },
  no_second_factor: {
    de: 'Wiederherstellungscodes gibt es erst, wenn Einmalcodes oder ein Passkey eingerichtet sind.',
    en: 'Recovery codes are only available once one-time codes or a passkey have been set up.',
  },
  unfit_passkey: {
    de: 'Dieser Passkey kann nicht verwendet werden. Bitte versuchen Sie es noch einmal.',
    en: 'This passkey cannot be used. Please try again.',
  },
  known_passkey: { de: 'Diesen Passkey gibt es schon.', en: 'This passkey has already been added.' },
  own_session: {
    de: 'Das ist die Sitzung, in der Sie gerade arbeiten. Melden Sie sich ab, um sie zu beenden.',
    en: 'This is the session you are working in. Log out to end it.',
  },
} satisfies Record<string, Text>
