import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  settings: { de: 'Einstellungen', en: 'Settings' },
  language: { de: 'Sprache', en: 'Language' },
  colours: { de: 'Darstellung', en: 'Appearance' },
  colours_auto: { de: 'System', en: 'System' },
  colours_light: { de: 'Hell', en: 'Light' },
  colours_dark: { de: 'Dunkel', en: 'Dark' },
  beta: { de: 'Beta-Version', en: 'Beta version' },
  beta_help: {
    de: 'Zeigt Neues, bevor es für alle freigegeben ist.',
    en: 'Shows new features before they are released to everybody.',
  },
  single_keys: { de: 'Tasten aus einem Zeichen', en: 'Single-key shortcuts' },
  single_keys_help: {
    de: 'Mit j, k, e, l, / und ? arbeiten Sie in Listen ohne Maus.',
    en: 'Use lists without a mouse: j, k, e, l, / and ?.',
  },
  search_key: { de: 'Strg+K', en: 'Ctrl+K' },
  search_key_on_mac: { de: '⌘K', en: '⌘K' },
  show_keys: { de: 'Alle Tasten zeigen', en: 'Show all shortcuts' },
  single_keys_on: { de: 'Tasten aus einem Zeichen sind eingeschaltet.', en: 'Single-key shortcuts are on.' },
  single_keys_off: { de: 'Tasten aus einem Zeichen sind ausgeschaltet.', en: 'Single-key shortcuts are off.' },
  language_changed: { de: 'Die Sprache ist jetzt Deutsch.', en: 'The language is now English.' },
  colours_changed: { de: 'Die Darstellung wurde geändert.', en: 'The appearance has been changed.' },
  beta_on: { de: 'Die Beta-Version ist eingeschaltet.', en: 'The beta version is on.' },
  beta_off: { de: 'Die Beta-Version ist ausgeschaltet.', en: 'The beta version is off.' },
  saved_here: {
    de: 'Gilt sofort und bleibt in diesem Browser gespeichert.',
    en: 'Takes effect at once and is remembered in this browser.',
  },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Record<string, Text>
