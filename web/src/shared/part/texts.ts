import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  ongoing: { de: 'läuft', en: 'ongoing' },
  inactive: { de: 'Inaktiv', en: 'Inactive' },
  priority: { de: 'Priorität: {word}', en: 'Priority: {word}' },
  high: { de: 'hoch', en: 'high' },
  medium: { de: 'mittel', en: 'medium' },
  low: { de: 'niedrig', en: 'low' },
  breadcrumbs: { de: 'Pfad', en: 'Breadcrumbs' },
  not_given: { de: 'nicht angegeben', en: 'not given' },
  more: { de: 'mehr', en: 'more' },
  less: { de: 'weniger', en: 'less' },
  copy: { de: '{what} kopieren', en: 'Copy {what}' },
  copied: { de: 'Kopiert!', en: 'Copied!' },
  not_copied: { de: 'Der Browser erlaubt das Kopieren nicht.', en: 'The browser does not allow copying.' },
  approximate: { de: 'ungefähr', en: 'approximate' },
  approximate_help: {
    de: 'Die Lage ist die der Postleitzahl oder des Orts, nicht die des Hauses.',
    en: 'The location is that of the postal code or town, not that of the house.',
  },
  no_point: {
    de: 'Ohne Lage keine Karte und keine Umkreissuche.',
    en: 'Without a location there is no map and no search by distance.',
  },
  excess: { de: '+{excess}', en: '+{excess}' },
  exceeded: { de: 'Nicht im Radius: {excess} zu weit', en: 'Not within the radius: {excess} too far' },
  no_access_help: { de: 'Fehlt Ihnen dieses Recht, hilft Ihre Verwaltung.', en: 'If you need this right, please ask your administration.' },
  loading: { de: 'Wird geladen', en: 'Loading' },
  to_list: { de: 'Zur Liste', en: 'To the list' },
  reload: { de: 'Neu laden', en: 'Reload' },
  log_in: { de: 'Anmelden', en: 'Log in' },
  close: { de: 'Schließen', en: 'Close' },
} satisfies Record<string, Text>
