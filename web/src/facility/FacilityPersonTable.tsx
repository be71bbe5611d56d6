import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPersonList } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { contactPersonColumns } from '../contact-person/ContactPersonColumns.tsx'
import { ContactPersonIcon } from '../contact-person/ContactPersonIcon.tsx'
import { contactPersonModal } from '../contact-person/door.ts'
import type { Column } from '../shared/table/column.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import { personActions } from './FacilityPersonActions.tsx'
import { FacilityPersonName } from './FacilityPersonName.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const columnsOf = (facility: Facility): Column<typeof contactPersonList, ContactPerson>[] => [
  {
    title: labels.name,
    width: 21,
    cell: (person) => <FacilityPersonName facility={facility} person={person} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  { ...contactPersonColumns.function, width: 18 },
  { ...contactPersonColumns.phone, width: 11 },
  { ...contactPersonColumns.mobile, width: 11 },
  { ...contactPersonColumns.email, width: 25 },
  { ...contactPersonColumns.latest_engagement, width: 10 },
]

/** The contact persons of a facility and of its group, with their roles at the facility. */
export function FacilityPersonTable({ facility }: { facility: Facility }) {
  const { id, facility_group: group } = facility
  return (
    <RelatedTable
      list={contactPersonList}
      tableKey="fc"
      of={{ entity: 'facility', id }}
      columns={columnsOf(facility)}
      prefilters={{ facility_or_group_ids: group ? `${id},${group.id}` : String(id) }}
      defaultSort="-latest_engagement__created_datetime"
      rowName={({ name }) => name}
      rowState={greyIfInactive}
      actions={(person) => personActions(facility, person)}
      create={{ modal: contactPersonModal }}
      empty={{ icon: ContactPersonIcon, title: texts.no_contact_person, hint: texts.no_contact_person_hint }}
    />
  )
}
