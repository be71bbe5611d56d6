import { AuditOutlined, ClusterOutlined, FileDoneOutlined, StarOutlined } from '@ant-design/icons'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { contactPersonModal } from '../contact-person/door.ts'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { emailAction } from '../send-email/SendEmailAction.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { texts } from './texts.ts'

/** The actions on a contact person on the facility's page. */
export const personActions = (facility: Facility, person: ContactPerson): RowAction[] => [
  editAction(contactPersonModal, person.id),
  engagementAction({ entity: 'contact-person', id: person.id }),
  emailAction({ entity: 'contact-person', id: person.id }),
  ...roles.map(({ field, label, away, icon }) => {
    const isHere = facility[field]?.id === person.id
    return {
      key: field,
      label: isHere ? away : label,
      icon,
      needs: facilityEntity.access.change,
      onSelect: () => void setContact(facility, field, isHere ? null : person),
    }
  }),
  {
    key: 'group',
    label: person.facility_group ? texts.no_longer_group_responsible : texts.set_group_responsible,
    icon: <ClusterOutlined />,
    disabledBecause: facility.facility_group || person.facility_group ? undefined : texts.no_group,
    needs: contactPerson.access.change,
    onSelect: () => void (person.facility_group ? takeFromGroup(facility, person) : setGroupResponsible(facility, person)),
  },
  activityAction(contactPerson, person),
  removalAction({ entity: contactPerson, ...person }),
]

type Role = 'main_contact' | 'contract_contact' | 'invoice_contact'

const roles: { field: Role; label: Text; away: Text; icon: ReactNode }[] = [
  { field: 'main_contact', label: texts.set_main, away: texts.no_longer_main, icon: <StarOutlined /> },
  { field: 'invoice_contact', label: texts.set_invoice, away: texts.no_longer_invoice, icon: <AuditOutlined /> },
  { field: 'contract_contact', label: texts.set_contract, away: texts.no_longer_contract, icon: <FileDoneOutlined /> },
]

/** Sets the facility's contact for a role; null clears it. */
const setContact = (facility: Facility, field: Role, person: ContactPerson | null) =>
  request({
    method: 'PATCH',
    path: recordCall(facilityEntity, facility.id),
    body: { [field]: person && { id: person.id }, version: facility.version },
    entity: facilityEntity.noun,
  })

/** Moves the contact person from the facility to its group. */
const setGroupResponsible = ({ facility_group: group }: Facility, person: ContactPerson) =>
  request({
    method: 'PATCH',
    path: recordCall(contactPerson, person.id),
    body: { facility: null, facility_group: group && { id: group.id }, version: person.version },
    entity: contactPerson.noun,
  })

/** Moves the contact person from the group to this facility. */
const takeFromGroup = (facility: Facility, person: ContactPerson) =>
  request({
    method: 'PATCH',
    path: recordCall(contactPerson, person.id),
    body: { facility: { id: facility.id }, facility_group: null, version: person.version },
    entity: contactPerson.noun,
  })
