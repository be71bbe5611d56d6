import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  facility_group: { de: 'Einrichtungsgruppe', en: 'Facility group' },
  group: { de: 'Gruppe', en: 'Group' },
  comments_hint: { de: 'Erscheinen bei jeder Einrichtung der Gruppe.', en: 'Shown with every facility of the group.' },
  remove: { de: 'Gruppe löschen', en: 'Delete group' },
} satisfies Record<string, Text>
