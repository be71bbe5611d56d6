import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson, contactPersonList } from '@kasack/contract/contact-person.ts'
import { Outlet } from 'react-router'
import { ContactPersonIcon } from './ContactPersonIcon.tsx'
import { recordPath } from '../shared/address/record-path.ts'
import { RecordName } from '../shared/record/RecordName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { activeFilter, statesFilter } from '../shared/table/question/usual-filters.ts'
import { contactPersonColumns as shared } from './ContactPersonColumns.tsx'
import { ContactPersonPlace } from './ContactPersonPlace.tsx'
import { contactPersonModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { contactPersonRowActions } from './ContactPersonRowActions.tsx'

const filterOf = {
  active: activeFilter(contactPersonList),
  states: statesFilter(contactPersonList),
  group: listFilter(contactPersonList, 'facility_group__id', { label: labels.facility_group }),
  groupName: listFilter(contactPersonList, 'facility_group__name__icontains', { label: texts.facility_group_name }),
  facilityName: listFilter(contactPersonList, 'facility__name__icontains', { label: texts.facility_name }),
  facility: listFilter(contactPersonList, 'facility__id', { label: labels.facility }),
}

export const columns: Column<typeof contactPersonList, ContactPerson>[] = [
  {
    title: labels.name,
    width: 17,
    cell: (person) => <RecordName record={person} to={recordPath(contactPerson, person.id)} />,
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
  { ...shared.function, width: 13 },
  { ...shared.phone, width: 11 },
  { ...shared.mobile, width: 11 },
  { ...shared.email, width: 18 },
  { ...shared.latest_engagement, width: 8 },
]

/** All contact persons of facilities and groups, /contact-persons; /contact-persons/new opens the form above them. */
export const ContactPersonList = () => (
  <ListPage
    list={contactPersonList}
    tableKey="contact-persons"
    title={contactPerson.plural}
    columns={columns}
    rowName={({ name }) => name}
    rowState={greyIfInactive}
    defaultSort="-latest_engagement__created_datetime"
    search={{ placeholder: texts.search_hint }}
    bar={[filterOf.active, filterOf.states, filterOf.group]}
    linked={[filterOf.facility]}
    actions={contactPersonRowActions}
    create={{ modal: contactPersonModal }}
    empty={{ icon: ContactPersonIcon, title: texts.no_contact_person, hint: texts.no_contact_person_hint }}
  >
    <Outlet />
  </ListPage>
)
