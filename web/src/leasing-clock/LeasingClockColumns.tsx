import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import { leasingClockList } from '@kasack/contract/leasing-clocks.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import type { Column } from '../shared/table/column.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { labels } from './labels.ts'
import { LeasingClockEqualPay } from './LeasingClockEqualPay.tsx'
import { LeasingClockHirer } from './LeasingClockHirer.tsx'
import { LeasingClockLastDay } from './LeasingClockLastDay.tsx'
import { LeasingClockUsed } from './LeasingClockUsed.tsx'
import { texts } from './texts.ts'

type ClockColumn = Column<typeof leasingClockList, LeasingClock>

const filterOf = {
  employee: listFilter(leasingClockList, 'employee__id', { label: labels.employee }),
  facility: listFilter(leasingClockList, 'facility__id', { label: texts.facility }),
  until: listFilter(leasingClockList, 'last_day__lte', { label: labels.last_day }),
}

const hirer: ClockColumn = {
  title: labels.hirer,
  width: 22,
  cell: (clock) => <LeasingClockHirer hirer={clock.hirer} />,
  filter: filterOf.facility,
}

const startsOver: ClockColumn = {
  title: labels.restart_day,
  width: 10,
  cell: ({ restart_day }) => <TextCell text={formatShortDay(restart_day)} />,
}

/** The columns of the clock lists; the list of one facility has no hirer column. */
export const clockColumns = (where: 'list' | 'facility'): ClockColumn[] => [
  {
    title: labels.employee,
    width: where === 'list' ? 16 : 24,
    cell: ({ employee }) => <RecordLink entity={employeeEntity} of={employee} className="k-line" />,
    sort: 'employee__name',
    ...(where === 'list' && { filter: filterOf.employee }),
  },
  ...(where === 'list' ? [hirer] : []),
  { title: labels.used, width: where === 'list' ? 20 : 30, cell: (clock) => <LeasingClockUsed clock={clock} /> },
  {
    title: labels.last_day,
    width: where === 'list' ? 16 : 18,
    cell: (clock) => <LeasingClockLastDay clock={clock} />,
    sort: 'last_day',
    ...(where === 'list' && { filter: filterOf.until }),
  },
  {
    title: labels.equal_pay_from,
    width: where === 'list' ? 16 : 18,
    cell: (clock) => <LeasingClockEqualPay clock={clock} />,
    sort: 'equal_pay_from',
  },
  startsOver,
]
