import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  add_absence: { de: 'Abwesenheit eintragen', en: 'Add absence' },
  absence_of: { de: 'Abwesenheit {period}', en: 'Absence {period}' },
  no_absence: { de: 'Keine Abwesenheit', en: 'No absences' },
  no_absence_hint: { de: 'Urlaub, Krankheit und freie Tage stehen dann hier.', en: 'Vacation, sick leave and days off appear here.' },

  one_day: { de: '1 Tag', en: '1 day' },
  some_days: { de: '{count} Tage', en: '{count} days' },
  away: { de: 'abwesend bis {day} ({reason})', en: 'absent until {day} ({reason})' },
  last_day: { de: 'heute letzter Tag', en: 'last day today' },
  one_day_left: { de: 'noch 1 Tag', en: '1 day left' },
  days_left: { de: 'noch {count} Tage', en: '{count} days left' },
  days_and_start: { de: '{days}, {start}', en: '{days}, {start}' },

  quick: { de: 'Dauer ab Beginn', en: 'Quick choice of duration' },
  three_days: { de: '3 Tage', en: '3 days' },
  one_week: { de: '1 Woche', en: '1 week' },
  two_weeks: { de: '2 Wochen', en: '2 weeks' },
  three_weeks: { de: '3 Wochen', en: '3 weeks' },

  tell_facility: { de: 'Haus benachrichtigen', en: 'Notify the facility' },
  find_replacement: { de: 'Ersatz suchen', en: 'Find a replacement' },
  no_choice: {
    de: 'Ihnen fehlt das Recht, Mitarbeiter zu sehen. Deshalb kann hier niemand gewählt werden.',
    en: 'You do not have permission to view employees, so you cannot choose anybody here.',
  },
  chosen_employee: { de: 'wie beim Öffnen gewählt', en: 'chosen when the form was opened' },
} satisfies Record<string, Text>
