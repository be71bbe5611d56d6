import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  period_of: { de: 'Frühere Einsatzzeit {period}', en: 'Earlier period {period}' },
  no_period: { de: 'Keine frühere Einsatzzeit', en: 'No earlier period' },
  no_period_hint: {
    de: 'Zeiten über andere Verleiher oder als Angestellte des Entleihers zählen für Höchstdauer und Equal Pay.',
    en: 'Time through other lenders, or as the hirer’s own employee, counts for the maximum duration and equal pay.',
  },
  facility_or_hirer: { de: 'Einrichtung oder Entleiher', en: 'Facility or hirer' },
  place: { de: 'Einsatzort', en: 'Place' },
  place_hint: { de: 'Einrichtung oder Entleiher, eines von beiden', en: 'Facility or hirer, one of both' },
  by_facility: { de: 'nicht nötig, es ist eine Einrichtung gewählt', en: 'not needed, a facility is chosen' },
  by_hirer: { de: 'nicht nötig, es ist ein Entleiher gewählt', en: 'not needed, a hirer is chosen' },
  kind_hint: {
    de: 'Überlassene Zeiten zählen mit. Wer dort angestellt war, wird in den sechs Monaten danach sofort gleich bezahlt.',
    en: 'Leased time counts on. Whoever was employed there is paid equally at once in the six months after.',
  },
  days: { de: 'Tage und Notiz', en: 'Days and note' },
  one_day: { de: '1 Tag', en: '1 day' },
  some_days: { de: '{count} Tage', en: '{count} days' },
  no_choice: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb kann hier niemand gewählt werden.',
    en: 'You may not view employees, so nobody can be chosen here.',
  },
} satisfies Record<string, Text>
