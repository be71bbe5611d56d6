import type { userGroup } from '@kasack/contract/user-group.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Name', en: 'Name' },
  permissions: { de: 'Rechte', en: 'Permissions' },
  number_of_members: { de: 'Mitglieder', en: 'Members' },
} satisfies Labels<typeof userGroup>
