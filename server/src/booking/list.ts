import { bookingList } from '@kasack/contract/booking.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { overlapping } from '../platform/list/range.ts'
import {
  containsFolded,
  dictionary,
  fromDay,
  joined,
  oneOf,
  person,
  refersToFolded,
  refersToNamed,
  refersToOneOfFew,
  refersToPerson,
  toDay,
  value,
} from '../platform/list/sql.ts'
import { bookingLevels, bookingRows } from './queries.ts'

const employeeNamed = refersToPerson('booking.employee_id', 'employee')
const facilityNamed = refersToNamed('booking.facility_id', 'facility')
const vacancyNamed = refersToFolded('booking.vacancy_id', 'vacancy', 'vacancy.shown_name_folded')
const ofOneOfFew = refersToOneOfFew('booking.facility_id', 'facility')

export const listBookings = listQuery(bookingList, {
  rows: bookingRows,
  computed: bookingLevels,
  search: (word) => sql`(
    ${containsFolded('booking.notes_folded')(word)} or ${employeeNamed(word)} or ${facilityNamed(word)} or ${vacancyNamed(word)}
  )`,
  filters: {
    employee__id: oneOf('booking.employee_id'),
    facility: oneOf('booking.facility_id'),
    facility__id: oneOf('booking.facility_id'),
    facility_or_group_ids: ({ facility, group }) =>
      ofOneOfFew(sql`facility.id = ${facility} or facility.facility_group_id = ${group}::int`),
    vacancy__id: oneOf('booking.vacancy_id'),
    vacancy_type__id: oneOf('booking.vacancy_type_id'),
    department__id: oneOf('booking.department_id'),
    booking_type: oneOf('booking.booking_type', 'booking_type'),
    cancelled: (wanted) => (wanted ? sql`booking.cancelled` : sql`not booking.cancelled`),
    terminated: (wanted) => (wanted ? sql`booking.terminated` : sql`not booking.terminated`),
    ...overlapping('booking'),
    employee__name__icontains: employeeNamed,
    facility__name__icontains: facilityNamed,
    created_datetime__date__gte: fromDay('booking.created_datetime'),
    created_datetime__date__lte: toDay('booking.created_datetime'),
    created_by_user__id: oneOf('booking.created_by_user_id'),
    findings_level: (_levels, { today }) =>
      sql`not booking.cancelled and not booking.terminated and (booking.date_upper is null or booking.date_upper >= ${sql.lit(today)}::date)`,
  },
  sorts: {
    id: value('booking.id'),
    date_range: value('booking.date_lower'),
    employee__name: joined(person('employee'), 'booking.employee_id', 'employee'),
    facility__name: joined(dictionary('facility.name'), 'booking.facility_id', 'facility'),
    vacancy__name: joined(dictionary('vacancy.shown_name'), 'booking.vacancy_id', 'vacancy'),
    booking_type: value('booking.booking_type'),
    created_datetime: value('booking.created_datetime'),
  },
})
