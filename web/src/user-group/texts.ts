import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  search_hint: { de: 'Name …', en: 'Name …' },
  no_group: { de: 'Noch keine Benutzergruppe', en: 'No user group yet' },
  no_group_hint: {
    de: 'Eine Gruppe gibt allen ihren Mitgliedern dieselben Rechte.',
    en: 'A group gives the same rights to all of its members.',
  },
  group: { de: 'Gruppe', en: 'Group' },
  rights_hint: { de: 'Gelten sofort für alle Mitglieder.', en: 'They apply to all members at once.' },
  reporting_hint: {
    de: 'Öffnet die Kennzahlen. Die Gruppe behält ihren Namen und bleibt bestehen.',
    en: 'Opens the KPIs. The group keeps its name and stays.',
  },
  opens_kpis: { de: 'Kennzahlen', en: 'KPIs' },
  through_group: { de: 'durch {groups}', en: 'through {groups}' },
  has_members: { de: 'Die Gruppe hat Mitglieder.', en: 'The group has members.' },
} satisfies Record<string, Text>
