import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility, facilityList } from '@kasack/contract/facility.ts'
import { availabilityFilter } from '../availability/AvailabilityFilter.tsx'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { BookingsAhead } from '../booking/BookingsAhead.tsx'
import { FacilityIcon } from './FacilityIcon.tsx'
import { FollowUpIcon } from '../follow-up/FollowUpIcon.tsx'
import { EmployeeToPlace } from '../employee/EmployeeToPlace.tsx'
import { aroundEmployee } from '../employee/EmployeePreferredLocation.tsx'
import { employeesNearAction } from '../employee/EmployeeNearby.tsx'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { followUpModal } from '../follow-up/door.ts'
import { FollowUpCell } from '../follow-up/FollowUpCell.tsx'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { RecordName } from '../shared/record/RecordName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { facilityEmailAction } from '../send-email/SendEmailAction.tsx'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { areaFilter, exceedFilter } from '../shared/table/question/area-filter.ts'
import { namedRecord } from '../shared/table/question/filter-value.ts'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { activeFilter, priorityFilter, statesFilter } from '../shared/table/question/usual-filters.ts'
import { facilityModal } from './door.ts'
import { FacilityAddress } from './FacilityAddress.tsx'
import { FacilityContact } from './FacilityContact.tsx'
import { FacilityPersons } from './FacilityPersons.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** What is vacant at a facility, as the list is asked for it (wire.md 5.1). */
const situations = {
  open: { vacancies__status: 'open' },
  not_full: { vacancies_state: 'empty,partially_filled' },
  none_current: { has_current_or_future_vacancy: 'false' },
  some: { vacancies_present: 'true' },
  none: { vacancies_present: 'false' },
}

const near = listFilter(facilityList, 'near_employee_id', {
  key: 'near_employee',
  label: texts.near_employee,
  sorter: 'distance_to_near_employee_id_km',
})

const filterOf = {
  near,
  exceed: exceedFilter(facilityList, 'filter_by_distance', { label: texts.reach, near, inside: texts.inside, outside: texts.outside }),
  area: areaFilter(facilityList, 'distance_to_near_employee_id_km', { label: texts.area, near, around: aroundEmployee }),
  active: activeFilter(facilityList),
  firstWeek: availabilityFilter(facilityList),
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
  vacancies: {
    key: 'vacancies',
    label: texts.vacancies,
    type: 'checkbox',
    single: true,
    fixed: [
      { id: 'open', name: texts.open_vacancies },
      { id: 'not_full', name: texts.not_full },
      { id: 'none_current', name: texts.no_current_vacancy },
      { id: 'some', name: texts.some_vacancies },
      { id: 'none', name: texts.no_vacancies },
    ],
    parameters: ([chosen]) => situations[chosen?.id as keyof typeof situations] ?? {},
  } satisfies TableFilter,
  latestContact: dayRange(facilityList, 'latest_engagement__created_datetime__date', { label: labels.latest_engagement }),
  followUp: dayRange(facilityList, 'followup_date', { label: labels.followup_date }),
  priority: priorityFilter(facilityList),
  followUpUser: listFilter(facilityList, 'followup_user__id', { label: labels.followup_user }),
  states: statesFilter(facilityList),
  supportUser: listFilter(facilityList, 'support_user__id', { label: labels.support_user, single: true }),
  type: listFilter(facilityList, 'facility_type__id', { label: labels.facility_type }),
  city: listFilter(facilityList, 'city__icontains', { label: labels.city }),
  group: listFilter(facilityList, 'facility_group__id', { label: labels.facility_group }),
  groupName: listFilter(facilityList, 'facility_group__name__icontains', { label: texts.facility_group_name }),
  email: listFilter(facilityList, 'email__icontains', { label: labels.email }),
  phone: listFilter(facilityList, 'phone__icontains', { label: labels.phone }),
}

export const columns: Column<typeof facilityList, Facility>[] = [
  {
    title: labels.name,
    width: 13,
    cell: (record) => <RecordName record={record} to={recordPath(facility, record.id)} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  {
    title: labels.distance_to_near_employee_id_km,
    width: 11,
    shown: { with: near.key },
    cell: (record, applied) => (
      <EmployeeToPlace distance={record.distance_to_near_employee_id_km} near={namedRecord(applied, near.key) ?? ''} />
    ),
    sort: 'distance_to_near_employee_id_km',
    filter: [filterOf.exceed, filterOf.area],
    align: 'end',
  },
  {
    title: labels.formatted_address,
    width: 10.5,
    cell: (record) => <FacilityAddress facility={record} />,
    sort: 'city',
    filter: filterOf.city,
  },
  {
    title: labels.availability,
    width: 9.5,
    cell: ({ availability }) => <AvailabilityGrid weeks={availability} />,
    needs: mayViewBookings,
  },
  {
    title: labels.follow_up,
    width: 10,
    cell: ({ follow_up }) => <FollowUpCell followUp={follow_up} isOpen />,
    sort: 'followup_date',
    filter: [filterOf.followUp, filterOf.priority, filterOf.followUpUser],
  },
  {
    title: labels.latest_engagement,
    width: 8,
    cell: ({ latest_engagement }) => <DayAgo moment={latest_engagement?.created_datetime} />,
    sort: 'latest_engagement__created_datetime',
    filter: filterOf.latestContact,
  },
  { title: labels.contact_persons, width: 8.5, cell: (record) => <FacilityPersons facility={record} /> },
  {
    title: texts.type,
    width: 9,
    cell: ({ facility_type }) => <TextCell text={facility_type?.name} />,
    sort: 'facility_type__name',
    filter: filterOf.type,
  },
  { title: labels.company, width: 8, cell: ({ company }) => <TextCell text={company} />, sort: 'company', filter: 'company__icontains' },
  {
    title: labels.facility_group,
    width: 7,
    cell: ({ facility_group }) => <TextCell text={facility_group?.name} />,
    sort: 'facility_group__name',
    filter: [filterOf.group, filterOf.groupName],
  },
  {
    title: labels.email,
    width: 9.25,
    cell: (record) => <FacilityContact facility={record} />,
    sort: 'email',
    filter: [filterOf.email, filterOf.phone],
  },
  {
    title: labels.bookings,
    icon: BookingIcon,
    width: 3.25,
    cell: ({ bookings }) => <BookingsAhead bookings={bookings ?? []} />,
    align: 'end',
    needs: mayViewBookings,
  },
]

const actions = (record: Facility): RowAction[] => [
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

const legend = () => <AvailabilityLegend />

/** All facilities of the agency, /facilities. */
export const FacilityList = () => (
  <ListPage
    list={facilityList}
    tableKey="facilities"
    title={facility.plural}
    columns={columns}
    rowName={({ name }) => name}
    rowState={greyIfInactive}
    search={{ placeholder: texts.search_hint, unavailable: (applied) => near.key in applied }}
    bar={[
      filterOf.active,
      filterOf.vacancies,
      filterOf.noContact,
      filterOf.firstWeek,
      filterOf.states,
      filterOf.supportUser,
      filterOf.near,
    ]}
    barEnd={legend}
    actions={actions}
    create={{ label: texts.create_facility, modal: facilityModal }}
    empty={{ icon: FacilityIcon, title: texts.no_facility, hint: texts.no_facility_hint }}
  />
)
