import type { Facility } from '@kasack/contract/facility.ts'
import { facility } from '@kasack/contract/facility.ts'
import { employeesNearAction } from '../employee/EmployeeNearby.tsx'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { followUpModal } from '../follow-up/door.ts'
import { FollowUpIcon } from '../follow-up/FollowUpIcon.tsx'
import { facilityEmailAction } from '../send-email/SendEmailAction.tsx'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { facilityModal } from './door.ts'
import { texts } from './texts.ts'

export const facilityRowActions = (record: Facility): RowAction[] => [
  editAction(facilityModal, record.id),
  engagementAction({ entity: 'facility', id: record.id }),
  facilityEmailAction(record),
  employeesNearAction(record),
  {
    key: 'follow-up',
    label: texts.edit_follow_up,
    icon: <FollowUpIcon />,
    needs: needsOf(followUpModal, true),
    modal: followUpModal,
    onSelect: () => openModal(followUpModal, { id: record.id }),
  },
  activityAction(facility, record),
  removalAction({ entity: facility, ...record }),
]
