import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Facility, facilityList } from '@kasack/contract/facility.ts'
import { facility } from '@kasack/contract/facility.ts'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { BookingsAhead } from '../booking/BookingsAhead.tsx'
import { EmployeeToPlace } from '../employee/EmployeeToPlace.tsx'
import { FollowUpCell } from '../follow-up/FollowUpCell.tsx'
import { recordPath } from '../shared/address/record-path.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { RecordName } from '../shared/record/RecordName.tsx'
import type { Column } from '../shared/table/column.ts'
import { namedRecord } from '../shared/table/question/filter-value.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { FacilityAddress } from './FacilityAddress.tsx'
import { FacilityContact } from './FacilityContact.tsx'
import { facilityFilters as filterOf } from './FacilityFilters.tsx'
import { FacilityPersons } from './FacilityPersons.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

export const facilityColumns: Column<typeof facilityList, Facility>[] = [
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
    shown: { with: filterOf.near.key },
    cell: (record, applied) => (
      <EmployeeToPlace distance={record.distance_to_near_employee_id_km} near={namedRecord(applied, filterOf.near.key) ?? ''} />
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
    width: 9.5,
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
    width: 8.75,
    cell: ({ facility_type }) => <TextCell text={facility_type?.name} />,
    sort: 'facility_type__name',
    filter: filterOf.type,
  },
  { title: labels.company, width: 7.5, cell: ({ company }) => <TextCell text={company} />, sort: 'company', filter: 'company__icontains' },
  {
    title: labels.facility_group,
    width: 7,
    cell: ({ facility_group }) => <TextCell text={facility_group?.name} />,
    sort: 'facility_group__name',
    filter: [filterOf.group, filterOf.groupName],
  },
  {
    title: labels.email,
    width: 10.5,
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
