import { bookingOverrideEntity as entity, bookingOverrideList } from '@kasack/contract/booking-override.ts'
import type { BookingOverrideRecord } from '@kasack/contract/booking-override.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { findingNames } from '@kasack/contract/finding-name.ts'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { formatMoment, formatShortDay } from '../shared/language/format.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

type OverrideColumn = Column<typeof bookingOverrideList, BookingOverrideRecord>

const columns: OverrideColumn[] = [
  {
    title: labels.datetime,
    width: 14,
    cell: ({ datetime, user }) => (
      <TwoLines
        first={
          <span className="k-num" title={formatMoment(datetime)}>
            {formatShortDay(datetime)}
          </span>
        }
        second={user.name}
      />
    ),
    sort: 'datetime',
    filter: listFilter(bookingOverrideList, 'user__id', { label: labels.user }),
  },
  {
    title: labels.booking,
    width: 22,
    cell: ({ employee, booking }) => (
      <TwoLines first={<RecordLink className="k-line" entity={employeeEntity} of={employee} />} second={booking.name} />
    ),
    filter: listFilter(bookingOverrideList, 'employee__id', { label: labels.employee }),
  },
  {
    title: labels.facility,
    width: 20,
    cell: ({ facility }) => <RecordLink className="k-line" entity={facilityEntity} of={facility} />,
    filter: listFilter(bookingOverrideList, 'facility__id', { label: labels.facility }),
  },
  {
    title: labels.code,
    width: 20,
    cell: ({ text }) => <TextCell text={text} />,
    filter: listFilter(bookingOverrideList, 'code', { label: labels.code, fixed: findingNames }),
  },
  { title: labels.reason, width: 24, cell: ({ reason }) => (reason ? <Unfold>{reason}</Unfold> : <Missing />) },
]

/** All bookings made in spite of a forbidding finding, with author and reason, newest first, /booking-overrides. */
export const BookingOverrideList = () => (
  <ListPage
    list={bookingOverrideList}
    tableKey="booking-overrides"
    title={entity.plural}
    columns={columns}
    rowName={({ booking, text }) => `${booking.name}, ${text}`}
    empty={{ icon: BookingIcon, title: texts.none, hint: texts.none_hint }}
  />
)
