import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { emailAction } from '../send-email/SendEmailAction.tsx'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { contactPersonModal } from './door.ts'

export const contactPersonRowActions = (record: ContactPerson): RowAction[] => [
  editAction(contactPersonModal, record.id),
  engagementAction({ entity: 'contact-person', id: record.id }),
  emailAction({ entity: 'contact-person', id: record.id }),
  activityAction(contactPerson, record),
  removalAction({ entity: contactPerson, ...record }),
]
