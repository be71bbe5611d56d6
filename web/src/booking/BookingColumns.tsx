import type { Booking } from '@kasack/contract/booking.ts'
import { bookingList } from '@kasack/contract/booking.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { JudgeReasons } from '../judge/JudgeReasons.tsx'
import { levelWords } from '../judge/texts.ts'
import { formatMoney, formatShortDay } from '../shared/language/format.ts'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import type { Column } from '../shared/table/column.ts'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { periodFilter } from '../shared/table/question/usual-filters.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { Missing } from '../shared/part/Missing.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import { BookingExceptions } from './BookingExceptions.tsx'
import { BookingTerms } from './BookingTerms.tsx'
import { BookingPeriod } from './BookingPeriod.tsx'
import { BookingRecord } from './BookingRecord.tsx'
import { BookingType } from './BookingType.tsx'
import { bookingTypes, labels } from './labels.ts'
import { planIn } from './queries.ts'
import { exceptionsIn } from './rules.ts'
import { texts } from './texts.ts'

type BookingColumn = Column<typeof bookingList, Booking>

const filterOf = {
  employee: listFilter(bookingList, 'employee__name__icontains', { label: texts.employee_name }),
  facility: listFilter(bookingList, 'facility__name__icontains', { label: texts.facility_name }),
  period: periodFilter(bookingList, labels.date_range),
  cancelled: listFilter(bookingList, 'cancelled', { label: labels.cancelled }),
  terminated: listFilter(bookingList, 'terminated', { label: labels.terminated }),
  findings: listFilter(bookingList, 'findings_level', { label: labels.findings_level, fixed: levelWords }),
  type: listFilter(bookingList, 'booking_type', { label: labels.booking_type, fixed: bookingTypes }),
  department: listFilter(bookingList, 'department__id', { label: labels.department }),
  vacancy: listFilter(bookingList, 'vacancy__id', { label: labels.vacancy }),
  created: dayRange(bookingList, 'created_datetime__date', { label: labels.created_datetime }),
  creator: listFilter(bookingList, 'created_by_user__id', { label: labels.created_by_user }),
  vacancyType: listFilter(bookingList, 'vacancy_type__id', { label: labels.vacancy_type }),
}

const type = { title: labels.booking_type, sort: 'booking_type', filter: filterOf.type } as const

const dates = {
  title: labels.date_range,
  cell: (booking: Booking) => (
    <>
      <BookingPeriod booking={booking} />
      <JudgeReasons
        level={booking.findings_level}
        plan={planIn(booking, booking.id) ?? {}}
        {...(booking.findings_excused && { exceptions: exceptionsIn(booking.overrides) })}
      />
    </>
  ),
  sort: 'date_range',
} as const

const parts = {
  employee: {
    title: labels.employee,
    cell: ({ employee }) => (
      <Ellipsis title={employee.name}>
        <RecordLink entity={employeeEntity} of={employee} />
      </Ellipsis>
    ),
    sort: 'employee__name',
    filter: filterOf.employee,
  },
  record: {
    title: labels.record,
    cell: (booking) => <BookingRecord booking={booking} withFacility />,
    sort: 'facility__name',
    filter: [filterOf.facility, filterOf.vacancy, filterOf.vacancyType],
  },
  vacancy: {
    title: labels.vacancy,
    cell: (booking) => <BookingRecord booking={booking} withFacility={false} />,
    sort: 'vacancy__name',
    filter: [filterOf.vacancy, filterOf.vacancyType],
  },
  date_range: { ...dates, filter: [filterOf.period, filterOf.cancelled, filterOf.terminated] },
  /** On the page of one record: findings are not filtered across all bookings. */
  own_dates: { ...dates, filter: [filterOf.period, filterOf.cancelled, filterOf.terminated, filterOf.findings] },
  booking_type: { ...type, cell: (booking) => <BookingType booking={booking} /> },
  /** For tables with a separate column for when and by whom the booking was agreed. */
  type_alone: { ...type, cell: (booking) => <BookingType booking={booking} isAlone /> },
  created: {
    title: labels.created_datetime,
    cell: ({ created_datetime, created_by_user }) => (
      <TwoLines first={<span className="k-num">{formatShortDay(created_datetime)}</span>} second={created_by_user.name} />
    ),
    sort: 'created_datetime',
    filter: [filterOf.created, filterOf.creator],
  },
  charge_rate: { title: labels.charge_rate, cell: ({ charge_rate }) => <TextCell text={formatMoney(charge_rate)} />, align: 'end' },
  terms: {
    title: texts.further_terms,
    cell: (booking) => (
      <>
        <BookingTerms booking={booking} />
        <BookingExceptions booking={booking} />
      </>
    ),
    filter: filterOf.department,
  },
  notes: { title: labels.notes, cell: ({ notes }) => (notes ? <Unfold>{notes}</Unfold> : <Missing />) },
} satisfies Record<string, Omit<BookingColumn, 'width'>>
type Part = keyof typeof parts

/** The columns by place, in display order, with their widths in percent. Columns that repeat what the place already says are left out. */
const shares = {
  'employee/details': { record: 24, own_dates: 19, booking_type: 14, charge_rate: 10, terms: 17, notes: 12 },
  'facility/details': { employee: 15, vacancy: 18, own_dates: 16, booking_type: 12, charge_rate: 9, terms: 15, notes: 11 },
  list: { created: 11, employee: 14, record: 20, date_range: 16, type_alone: 10, charge_rate: 11, terms: 14 },
  'vacancy/details': { employee: 18, own_dates: 18, booking_type: 14, charge_rate: 10, terms: 20, notes: 16 },
} satisfies Record<string, Partial<Record<Part, number>>>

/** The places that show a table of bookings. */
export type BookingPlace = keyof typeof shares

export const bookingColumns = (place: BookingPlace): BookingColumn[] =>
  Object.entries(shares[place]).map(([part, width]) => ({ ...parts[part as Part], width }))
