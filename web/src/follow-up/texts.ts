import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  follow_up: { de: 'Wiedervorlage', en: 'Follow-up' },
  one_day_late: { de: '1 Tag überfällig', en: '1 day overdue' },
  days_late: { de: '{count} Tage überfällig', en: '{count} days overdue' },
  today: { de: 'heute', en: 'today' },
} satisfies Record<string, Text>
