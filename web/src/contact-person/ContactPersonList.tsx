import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson, contactPersonList } from '@kasack/contract/contact-person.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import { Button } from 'antd'
import { Outlet } from 'react-router'
import { confirmDeletion } from '../shared/form/deletion.ts'
import { useText } from '../shared/i18n.ts'
import { actionIcon, entityIcon } from '../shared/icons.ts'
import { openModal } from '../shared/modals.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { MailLink } from '../shared/part/MailLink.tsx'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { RecordName } from '../shared/part/RecordName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListCount } from '../shared/table/ListCount.tsx'
import { ListTable } from '../shared/table/ListTable.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { dayRange, listFilter } from '../shared/table/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { ContactPersonPlace } from './ContactPersonPlace.tsx'
import { texts } from './texts.ts'
import { contactPersonUrl } from './url.ts'

const filterOf = {
  active: listFilter(contactPersonList, 'is_active', {
    label: texts.status,
    single: true,
    fixed: [
      { id: 'true', name: texts.active },
      { id: 'false', name: texts.inactive },
    ],
  }),
  states: listFilter(contactPersonList, 'states', {
    label: texts.federal_state,
    fixed: federalStates.map(({ code, name }) => ({ id: code, name })),
  }),
  group: listFilter(contactPersonList, 'facility_group__id', { label: texts.facility_group }),
  groupName: listFilter(contactPersonList, 'facility_group__name__icontains', { label: texts.facility_group_name }),
  facilityName: listFilter(contactPersonList, 'facility__name__icontains', { label: texts.facility_name }),
  facility: listFilter(contactPersonList, 'facility__id', { label: texts.facility }),
  latestContact: dayRange(contactPersonList, 'latest_engagement__created_datetime__date', { label: texts.latest_contact }),
}

export const columns: Column<typeof contactPersonList, ContactPerson>[] = [
  {
    title: texts.name,
    width: 17,
    cell: (person) => <RecordName record={person} to={contactPersonUrl(person.id)} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  {
    title: texts.facility_or_group,
    width: 18,
    cell: (person) => <ContactPersonPlace person={person} />,
    sort: 'facility__name',
    filter: [filterOf.facilityName, filterOf.groupName],
  },
  {
    title: texts.function,
    width: 13,
    cell: (person) => <TextCell text={person.function?.name} />,
    sort: 'function__name',
    filter: 'function__id',
  },
  {
    title: texts.phone,
    width: 11,
    cell: ({ phone, country_code }) => <PhoneLink number={phone} country={country_code} />,
    filter: 'phone__icontains',
  },
  { title: texts.mobile, width: 11, cell: ({ mobile, country_code }) => <PhoneLink number={mobile} country={country_code} /> },
  { title: texts.email, width: 18, cell: ({ email }) => <MailLink address={email} />, sort: 'email', filter: 'email__icontains' },
  {
    title: texts.latest_contact,
    width: 8,
    cell: ({ latest_engagement }) => <DayAgo moment={latest_engagement?.created_datetime} />,
    sort: 'latest_engagement__created_datetime',
    filter: filterOf.latestContact,
  },
]

const actions = (record: ContactPerson): RowAction[] => [
  { key: 'edit', label: texts.edit, icon: <actionIcon.edit />, onSelect: () => openModal('contact-person', { id: record.id }) },
  {
    key: 'engagement',
    label: texts.add_engagement,
    icon: <entityIcon.engagement />,
    onSelect: () => openModal('engagement', { from: { entity: 'contact-person', id: record.id } }),
  },
  {
    key: 'remove',
    label: texts.remove,
    icon: <actionIcon.remove />,
    isDangerous: true,
    onSelect: () => void confirmDeletion({ entity: contactPerson, noun: texts.contact_person, record }),
  },
]

/** Everybody the agency talks to in facilities and groups, /contact-persons; above it the form at /contact-persons/new. */
export function ContactPersonList() {
  const t = useText()
  const create = (type: 'primary' | 'default') => (
    <Button type={type} icon={<actionIcon.add />} onClick={() => openModal('contact-person')}>
      {t(texts.create_contact_person)}
    </Button>
  )
  return (
    <Page title={t(texts.contact_persons)}>
      <PageHeader title={t(texts.contact_persons)} tags={<ListCount of="contact-persons" />} actions={create('primary')} />
      <div className="k-card">
        <ListTable
          list={contactPersonList}
          tableKey="contact-persons"
          title={texts.contact_persons}
          columns={columns}
          rowName={({ name }) => name}
          rowState={({ is_active }) => (is_active ? undefined : 'disabled')}
          defaultSort="-latest_engagement__created_datetime"
          search={{ placeholder: texts.search_hint }}
          bar={[filterOf.active, filterOf.states, filterOf.group]}
          linked={[filterOf.facility]}
          actions={actions}
          empty={{
            icon: entityIcon.contactPerson,
            title: texts.no_contact_person,
            hint: texts.no_contact_person_hint,
            action: create('default'),
          }}
        />
      </div>
      <Outlet />
    </Page>
  )
}
