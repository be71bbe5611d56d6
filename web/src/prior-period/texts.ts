import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  period_of: { de: 'Frühere Einsatzzeit {period}', en: 'Prior period {period}' },
  no_period: { de: 'Keine frühere Einsatzzeit', en: 'No prior periods' },
  no_period_hint: {
    de: 'Zeiten über andere Verleiher oder als Angestellte des Entleihers zählen für Höchstdauer und Equal Pay.',
    en: 'Time leased by other agencies, or as the hirer’s own employee, counts towards the maximum duration and equal pay.',
  },
  facility_or_hirer: { de: 'Einrichtung oder Entleiher', en: 'Facility or hirer' },
  place: { de: 'Einsatzort', en: 'Place' },
  place_hint: { de: 'Einrichtung oder Entleiher, eines von beiden', en: 'Either a facility or a hirer' },
  by_facility: { de: 'nicht nötig, es ist eine Einrichtung gewählt', en: 'not needed, a facility is already chosen' },
  by_hirer: { de: 'nicht nötig, es ist ein Entleiher gewählt', en: 'not needed, a hirer is already chosen' },
  kind_hint: {
    de: 'Überlassene Zeiten zählen mit. Wer dort angestellt war, wird in den sechs Monaten danach sofort gleich bezahlt.',
    en: 'Leased time counts towards the maximum duration. Somebody who was employed there gets equal pay from the first day if leased there within the next six months.',
  },
  days: { de: 'Tage und Notiz', en: 'Days and note' },
  one_day: { de: '1 Tag', en: '1 day' },
  some_days: { de: '{count} Tage', en: '{count} days' },
  no_choice: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb kann hier niemand gewählt werden.',
    en: 'You do not have permission to view employees, so you cannot choose anybody here.',
  },
} satisfies Record<string, Text>
