import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPersonList } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { ContactPersonIcon } from '../contact-person/ContactPersonIcon.tsx'
import { contactPersonModal } from '../contact-person/door.ts'
import { useText } from '../shared/language/i18n.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { MailLink } from '../shared/part/MailLink.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import { dayRange } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { personActions } from './FacilityPersonActions.tsx'
import { FacilityPersonName } from './FacilityPersonName.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const latestContact = dayRange(contactPersonList, 'latest_engagement__created_datetime__date', { label: labels.latest_engagement })

const columnsOf = (facility: Facility): Column<typeof contactPersonList, ContactPerson>[] => [
  {
    title: labels.name,
    width: 21,
    cell: (person) => <FacilityPersonName facility={facility} person={person} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  {
    title: texts.function,
    width: 18,
    cell: (person) => <TextCell text={person.function?.name} />,
    sort: 'function__name',
    filter: 'function__id',
  },
  {
    title: labels.phone,
    width: 11,
    cell: ({ phone, country_code }) => <PhoneLink number={phone} country={country_code} />,
    filter: 'phone__icontains',
  },
  { title: labels.mobile, width: 11, cell: ({ mobile, country_code }) => <PhoneLink number={mobile} country={country_code} /> },
  { title: labels.email, width: 25, cell: ({ email }) => <MailLink address={email} />, sort: 'email', filter: 'email__icontains' },
  {
    title: labels.latest_engagement,
    width: 10,
    cell: ({ latest_engagement }) => <DayAgo moment={latest_engagement?.created_datetime} />,
    sort: 'latest_engagement__created_datetime',
    filter: latestContact,
  },
]

/** The contact persons of a facility and of its group, with what each of them is for the facility. */
export function FacilityPersonTable({ facility }: { facility: Facility }) {
  const t = useText()
  const { id, facility_group: group } = facility
  const create = (
    <OpenButton modal={contactPersonModal} about={{ from: { entity: 'facility', id } }}>
      {t(texts.create_contact_person)}
    </OpenButton>
  )
  return (
    <ListTable
      list={contactPersonList}
      tableKey="fc"
      referrer="facility/details"
      title={texts.contact_persons}
      columns={columnsOf(facility)}
      prefilters={{ facility_or_group_ids: group ? `${id},${group.id}` : String(id) }}
      defaultSort="-latest_engagement__created_datetime"
      pageSize={5}
      rowName={({ name }) => name}
      rowState={greyIfInactive}
      actions={(person) => personActions(facility, person)}
      empty={{ icon: ContactPersonIcon, title: texts.no_contact_person, hint: texts.no_contact_person_hint, action: create }}
    />
  )
}
