import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  title: { de: 'Anmelden', en: 'Log in' },
  lead: { de: 'Bitte melden Sie sich mit Ihrem Konto an.', en: 'Please log in with your account.' },
  username: { de: 'Benutzername', en: 'User name' },
  password: { de: 'Passwort', en: 'Password' },
  show_password: { de: 'Passwort anzeigen', en: 'Show password' },
  submit: { de: 'Anmelden', en: 'Log in' },
  with_passkey: { de: 'Mit Passkey anmelden', en: 'Log in with a passkey' },
  no_passkey: {
    de: 'Es wurde kein Passkey bestätigt. Sie können es noch einmal versuchen.',
    en: 'No passkey was confirmed. You can try again.',
  },
  forgotten: {
    de: 'Passwort vergessen? Ihre Verwaltung setzt es zurück.',
    en: 'Forgotten your password? Your administrator can reset it.',
  },
  slogan: {
    de: 'Die richtige Pflegekraft, in der richtigen Woche, am richtigen Ort.',
    en: 'The right nurse, in the right week, in the right place.',
  },
  demo: {
    de: 'Demodaten: Personen und Einrichtungen sind erfunden.',
    en: 'Demo data: all facilities and people are fictitious.',
  },
  wrong: {
    de: 'Die Anmeldung ist nicht möglich. Bitte prüfen Sie Benutzername und Passwort.',
    en: 'You could not be logged in. Please check your user name and password.',
  },
  too_many_of_name: {
    de: 'Mit diesem Benutzernamen sind zu viele Anmeldungen fehlgeschlagen.',
    en: 'Too many logins with this user name have failed.',
  },
  too_many_of_address: {
    de: 'Von Ihrem Internetanschluss sind zu viele Anmeldungen fehlgeschlagen.',
    en: 'Too many logins from your internet connection have failed.',
  },
  busy: {
    de: 'Gerade melden sich sehr viele gleichzeitig an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'A lot of people are logging in right now. Please try again in a few seconds.',
  },
  expired: {
    de: 'Die Seite war nicht mehr gültig. Bitte melden Sie sich noch einmal an.',
    en: 'The page had expired. Please log in again.',
  },
} satisfies Record<string, Text>
