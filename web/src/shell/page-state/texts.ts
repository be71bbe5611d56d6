import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  page_not_found: { de: 'Seite nicht gefunden', en: 'Page not found' },
  to_start: { de: 'Zur Startseite', en: 'Go to the dashboard' },
  error: { de: 'Fehler', en: 'Error' },
  loading: { de: 'Wird geladen', en: 'Loading' },
} satisfies Record<string, Text>
