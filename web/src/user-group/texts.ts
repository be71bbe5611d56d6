import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  search_hint: { de: 'Name …', en: 'Name …' },
  no_group: { de: 'Noch keine Benutzergruppe', en: 'No user groups yet' },
  no_group_hint: {
    de: 'Eine Gruppe gibt allen ihren Mitgliedern dieselben Rechte.',
    en: 'A group gives all its members the same permissions.',
  },
  group: { de: 'Gruppe', en: 'Group' },
  rights_hint: { de: 'Gelten sofort für alle Mitglieder.', en: 'They apply to all members at once.' },
  reporting_hint: {
    de: 'Öffnet die Kennzahlen. Die Gruppe behält ihren Namen und bleibt bestehen.',
    en: 'Gives access to the KPIs. The group cannot be renamed or deleted.',
  },
  opens_kpis: { de: 'Kennzahlen', en: 'KPIs' },
  through_group: { de: 'durch {groups}', en: 'through {groups}' },
  has_members: { de: 'Die Gruppe hat Mitglieder.', en: 'The group has members.' },
} satisfies Record<string, Text>
