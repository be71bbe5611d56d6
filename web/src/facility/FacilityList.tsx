import type { Facility } from '@kasack/contract/facility.ts'
import { facility, facilityList } from '@kasack/contract/facility.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import { priorities } from '@kasack/contract/shared-shape.ts'
import { Button } from 'antd'
import { FollowUpCell } from '../follow-up/FollowUpCell.tsx'
import { confirmDeletion } from '../shared/form/deletion.ts'
import { useText } from '../shared/i18n.ts'
import { actionIcon, entityIcon } from '../shared/icons.ts'
import { openModal } from '../shared/modals.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { RecordName } from '../shared/part/RecordName.tsx'
import { texts as words } from '../shared/part/texts.ts'
import type { Column } from '../shared/table/column.ts'
import { ListCount } from '../shared/table/ListCount.tsx'
import { ListTable } from '../shared/table/ListTable.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { dayRange, listFilter } from '../shared/table/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { FacilityAddress } from './FacilityAddress.tsx'
import { FacilityContact } from './FacilityContact.tsx'
import { FacilityPersons } from './FacilityPersons.tsx'
import { texts } from './texts.ts'
import { facilityUrl } from './url.ts'

const filterOf = {
  active: listFilter(facilityList, 'is_active', {
    label: texts.status,
    single: true,
    fixed: [
      { id: 'true', name: texts.active },
      { id: 'false', name: texts.inactive },
    ],
  }),
  noContact: listFilter(facilityList, 'no_contact_in_last_days', {
    label: texts.contact,
    single: true,
    fixed: [
      { id: '50', name: texts.n50, full: texts.no_contact_50, before: texts.no_contact },
      { id: '100', name: texts.n100, full: texts.no_contact_100 },
      { id: '200', name: texts.n200, full: texts.no_contact_200 },
      { id: '365', name: texts.n365, full: texts.no_contact_365, after: texts.days },
    ],
  }),
  latestContact: dayRange(facilityList, 'latest_engagement__created_datetime__date', { label: texts.latest_contact }),
  followUp: dayRange(facilityList, 'followup_date', { label: texts.followup_date }),
  priority: listFilter(facilityList, 'priority', { label: texts.priority, fixed: priorities.map((id) => ({ id, name: words[id] })) }),
  followUpUser: listFilter(facilityList, 'followup_user__id', { label: texts.followup_user }),
  states: listFilter(facilityList, 'states', {
    label: texts.federal_state,
    fixed: federalStates.map(({ code, name }) => ({ id: code, name })),
  }),
  supportUser: listFilter(facilityList, 'support_user__id', { label: texts.support_user, single: true }),
  city: listFilter(facilityList, 'city__icontains', { label: texts.city }),
  group: listFilter(facilityList, 'facility_group__id', { label: texts.facility_group }),
  groupName: listFilter(facilityList, 'facility_group__name__icontains', { label: texts.facility_group_name }),
  email: listFilter(facilityList, 'email__icontains', { label: texts.email }),
  phone: listFilter(facilityList, 'phone__icontains', { label: texts.phone }),
}

export const columns: Column<typeof facilityList, Facility>[] = [
  {
    title: texts.name,
    width: 16,
    cell: (record) => <RecordName record={record} to={facilityUrl(record.id)} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  { title: texts.address, width: 12, cell: (record) => <FacilityAddress facility={record} />, sort: 'city', filter: filterOf.city },
  {
    title: texts.follow_up,
    width: 10,
    cell: ({ follow_up }) => <FollowUpCell followUp={follow_up} isOpen isNarrow />,
    sort: 'followup_date',
    filter: [filterOf.followUp, filterOf.priority, filterOf.followUpUser],
  },
  {
    title: texts.latest_contact,
    width: 9,
    cell: ({ latest_engagement }) => <DayAgo moment={latest_engagement?.created_datetime} />,
    sort: 'latest_engagement__created_datetime',
    filter: filterOf.latestContact,
  },
  { title: texts.contact_persons_head, width: 10, cell: (record) => <FacilityPersons facility={record} /> },
  {
    title: texts.facility_type,
    width: 11,
    cell: ({ facility_type }) => <TextCell text={facility_type?.name} />,
    sort: 'facility_type__name',
    filter: 'facility_type__id',
  },
  { title: texts.company, width: 9, cell: ({ company }) => <TextCell text={company} />, sort: 'company', filter: 'company__icontains' },
  {
    title: texts.facility_group,
    width: 9,
    cell: ({ facility_group }) => <TextCell text={facility_group?.name} />,
    sort: 'facility_group__name',
    filter: [filterOf.group, filterOf.groupName],
  },
  {
    title: texts.email,
    width: 10,
    cell: (record) => <FacilityContact facility={record} />,
    sort: 'email',
    filter: [filterOf.email, filterOf.phone],
  },
]

const actions = (record: Facility): RowAction[] => [
  { key: 'edit', label: texts.edit, icon: <actionIcon.edit />, onSelect: () => openModal('facility', { id: record.id }) },
  {
    key: 'engagement',
    label: texts.add_engagement,
    icon: <entityIcon.engagement />,
    onSelect: () => openModal('engagement', { from: { entity: 'facility', id: record.id } }),
  },
  {
    key: 'follow-up',
    label: texts.edit_follow_up,
    icon: <entityIcon.followUp />,
    onSelect: () => openModal('followups', { id: record.id }),
  },
  {
    key: 'remove',
    label: texts.remove,
    icon: <actionIcon.remove />,
    isDangerous: true,
    onSelect: () => void confirmDeletion({ entity: facility, noun: texts.facility, record }),
  },
]

/** All facilities of the agency, /facilities. */
export function FacilityList() {
  const t = useText()
  const create = (type: 'primary' | 'default') => (
    <Button type={type} icon={<actionIcon.add />} onClick={() => openModal('facility')}>
      {t(texts.create_facility)}
    </Button>
  )
  return (
    <Page title={t(texts.facilities)}>
      <PageHeader title={t(texts.facilities)} tags={<ListCount of="facilities" />} actions={create('primary')} />
      <div className="k-card">
        <ListTable
          list={facilityList}
          tableKey="facilities"
          title={texts.facilities}
          columns={columns}
          rowName={({ name }) => name}
          rowState={({ is_active }) => (is_active ? undefined : 'disabled')}
          search={{ placeholder: texts.search_hint }}
          bar={[filterOf.active, filterOf.noContact, filterOf.states, filterOf.supportUser]}
          actions={actions}
          empty={{ icon: entityIcon.facility, title: texts.no_facility, hint: texts.no_facility_hint, action: create('default') }}
        />
      </div>
    </Page>
  )
}
