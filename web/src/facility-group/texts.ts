import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility_group: { de: 'Einrichtungsgruppe', en: 'Facility group' },
  group: { de: 'Gruppe', en: 'Group' },
  name: { de: 'Name', en: 'Name' },
  comments: { de: 'Notizen', en: 'Comments' },
  comments_hint: { de: 'Erscheinen bei jeder Einrichtung der Gruppe.', en: 'Shown with every facility of the group.' },
  remove: { de: 'Gruppe löschen', en: 'Delete group' },
  is_active: { de: 'Aktiv', en: 'Active' },
} satisfies Record<string, Text>
