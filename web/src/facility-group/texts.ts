import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  group: { de: 'Gruppe', en: 'Group' },
  comments_hint: { de: 'Erscheinen bei jeder Einrichtung der Gruppe.', en: 'Shown with every facility of the group.' },
  remove: { de: 'Gruppe löschen', en: 'Delete group' },
  search_hint: { de: 'Name …', en: 'Name …' },
  no_group: { de: 'Noch keine Einrichtungsgruppe', en: 'No facility groups yet' },
  no_group_hint: {
    de: 'Träger und Verbünde, zu denen mehrere Einrichtungen gehören.',
    en: 'Add the organisations that run several facilities.',
  },
  show_facilities: { de: 'Einrichtungen zeigen', en: 'Show facilities' },
} satisfies Record<string, Text>
