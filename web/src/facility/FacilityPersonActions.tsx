import { AuditOutlined, ClusterOutlined, FileDoneOutlined, StarOutlined } from '@ant-design/icons'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { contactPersonModal } from '../contact-person/door.ts'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { texts } from './texts.ts'

/** What can be done with a contact person where the facility is shown. */
export const personActions = (facility: Facility, person: ContactPerson): RowAction[] => [
  editAction(contactPersonModal, person.id),
  engagementAction({ entity: 'contact-person', id: person.id }),
  ...roles.map(({ field, label, already, icon }) => ({
    key: field,
    label,
    icon,
    disabledBecause: facility[field]?.id === person.id ? already : undefined,
    needs: facilityEntity.access.change,
    onSelect: () => void setContact(facility, field, person),
  })),
  {
    key: 'group',
    label: texts.set_group_responsible,
    icon: <ClusterOutlined />,
    disabledBecause: facility.facility_group === null ? texts.no_group : person.facility_group ? texts.is_group_responsible : undefined,
    needs: contactPerson.access.change,
    onSelect: () => void setGroupResponsible(facility, person),
  },
  removalAction({ entity: contactPerson, ...person }),
]

type Role = 'main_contact' | 'contract_contact' | 'invoice_contact'

const roles: { field: Role; label: Text; already: Text; icon: ReactNode }[] = [
  { field: 'main_contact', label: texts.set_main, already: texts.is_main, icon: <StarOutlined /> },
  { field: 'invoice_contact', label: texts.set_invoice, already: texts.is_invoice, icon: <AuditOutlined /> },
  { field: 'contract_contact', label: texts.set_contract, already: texts.is_contract, icon: <FileDoneOutlined /> },
]

const setContact = ({ id }: Facility, field: Role, person: ContactPerson) =>
  request({ method: 'PATCH', path: recordCall(facilityEntity, id), body: { [field]: { id: person.id } }, entity: facilityEntity.noun })

/** The person belongs to the group from now on, and to the facility as one of its group. */
const setGroupResponsible = ({ facility_group: group }: Facility, { id }: ContactPerson) =>
  request({
    method: 'PATCH',
    path: recordCall(contactPerson, id),
    body: { facility: null, facility_group: group && { id: group.id } },
    entity: contactPerson.noun,
  })
