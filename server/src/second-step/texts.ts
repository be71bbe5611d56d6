import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  title: { de: 'Zweiter Schritt', en: 'Second step' },
  lead_code: {
    de: 'Ihr Passwort stimmt. Bitte geben Sie den Code ein, den Ihre App gerade anzeigt.',
    en: 'Your password is correct. Please enter the code your app is showing.',
  },
  lead_passkey: {
    de: 'Ihr Passwort stimmt. Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey.',
    en: 'Your password is correct. Please confirm with your passkey.',
  },
  lead_recovery: {
    de: 'Jeder Wiederherstellungscode gilt einmal. Verwenden Sie einen, den Sie noch nicht benutzt haben.',
    en: 'Each recovery code works only once. Please enter one you have not used yet.',
  },
  code: { de: 'Code aus der App', en: 'Code from your app' },
  recovery_code: { de: 'Wiederherstellungscode', en: 'Recovery code' },
  submit: { de: 'Weiter', en: 'Continue' },
  with_passkey: { de: 'Mit Passkey bestätigen', en: 'Confirm with a passkey' },
  use_recovery_code: { de: 'Wiederherstellungscode verwenden', en: 'Use a recovery code' },
  use_app: { de: 'Code aus der App verwenden', en: 'Use the code from your app' },
  lost: {
    de: 'Beides verloren? Ihre Verwaltung setzt den zweiten Faktor zurück.',
    en: 'Lost both? Your administrator can reset the second factor.',
  },
  again: { de: 'Mit einem anderen Konto anmelden', en: 'Log in with another account' },
  wrong: {
    de: 'Das stimmt nicht. Ein Code gilt nur kurz und nur einmal: Bitte geben Sie den neuesten ein.',
    en: 'That is not correct. Each code works once and for a short time only: please enter the latest one.',
  },
  wrong_recovery_code: {
    de: 'Dieser Wiederherstellungscode stimmt nicht, oder er wurde schon verwendet.',
    en: 'This recovery code is not correct, or it has already been used.',
  },
  wrong_passkey: {
    de: 'Dieser Passkey wurde nicht anerkannt. Bitte versuchen Sie es noch einmal oder auf anderem Weg.',
    en: 'This passkey was not accepted. Please try again, or log in another way.',
  },
  over: {
    de: 'Der zweite Schritt hat zu lange gedauert, oder es waren zu viele Fehlversuche. Bitte melden Sie sich noch einmal an.',
    en: 'The second step took too long, or too many attempts failed. Please log in again.',
  },
  too_many: {
    de: 'Beim zweiten Schritt waren zu viele Antworten falsch.',
    en: 'Too many attempts at the second step have failed.',
  },
  too_many_passkeys: {
    de: 'Von Ihrem Internetanschluss wurden zu viele Passkeys nicht anerkannt.',
    en: 'Too many passkeys from your internet connection were not accepted.',
  },
  too_many_questions: {
    de: 'Von Ihrem Internetanschluss wurde zu oft nach einem Passkey gefragt.',
    en: 'Too many passkey requests came from your internet connection.',
  },
  expired: {
    de: 'Die Seite war nicht mehr gültig. Bitte versuchen Sie es noch einmal.',
    en: 'The page had expired. Please try again.',
  },
} satisfies Record<string, Text>
