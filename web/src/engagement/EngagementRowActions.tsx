import type { Engagement } from '@kasack/contract/engagement.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { editAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { engagementModal } from './door.ts'
import { texts } from './texts.ts'

export const engagementRowActions = ({ id }: Engagement): RowAction[] => [
  {
    key: 'similar',
    label: texts.add_similar,
    icon: <actionIcon.add />,
    needs: needsOf(engagementModal, false),
    onSelect: () => openModal(engagementModal, { from: { entity: 'engagement', id } }),
  },
  editAction(engagementModal, id),
]
