import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  home: { de: 'Kasack, zur Startseite', en: 'Kasack, go to the dashboard' },
  navigation: { de: 'Hauptnavigation', en: 'Main navigation' },
  create: { de: 'Anlegen', en: 'Create' },
  account: { de: 'Einstellungen und Konto, angemeldet als {name}', en: 'Settings and account, logged in as {name}' },
  log_out: { de: 'Abmelden', en: 'Log out' },
  log_in: { de: 'Anmelden', en: 'Log in' },
  reload: { de: 'Neu laden', en: 'Reload' },
  hide: { de: 'Ausblenden', en: 'Hide' },
  demo: {
    de: 'Demodaten: Alle Einrichtungen und Personen sind erfunden.',
    en: 'Demo data: all facilities and people are fictitious.',
  },
  logged_out: { de: 'Abgemeldet', en: 'Logged out' },
} satisfies Record<string, Text>
