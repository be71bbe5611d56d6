import { EngagementIcon } from './EngagementIcon.tsx'
import type { OriginOf } from '../shared/address/modals.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { engagementModal } from './door.ts'
import { texts } from './texts.ts'

/** Creates an entry from a row of another list. */
export const engagementAction = (from: OriginOf<typeof engagementModal>): RowAction => ({
  key: 'engagement',
  label: texts.add_engagement,
  icon: <EngagementIcon />,
  needs: needsOf(engagementModal, false),
  modal: engagementModal,
  shortcut: 'l',
  onSelect: () => openModal(engagementModal, { from }),
})
