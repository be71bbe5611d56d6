import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Filter } from '@kasack/contract/filter.ts'
import type { List } from '@kasack/contract/list.ts'
import { weekOf } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { describeFilter } from '../shared/table/question/table-filter.ts'
import { periodFilter } from '../shared/table/question/usual-filters.ts'
import { freePeriods } from './rules.ts'
import { texts } from './texts.ts'

type DatedList = List & { context: { for_date: Filter<string> } }
type Free = List & { filters: { from_date: Filter<string>; to_date: Filter<string> } }

/** Chooses the first week shown; it filters no rows. */
export const availabilityFilter = (list: DatedList): TableFilter => ({
  ...describeFilter(list, 'for_date', { label: texts.first_week }),
  context: { before: texts.weeks_from, after: (day) => t(texts.week_number, { week: weekOf(day) }) },
  needs: mayViewBookings,
})

/** Employees neither booked nor absent in a period. It needs the permission to view bookings, because who is free reveals who is booked. */
export const freeFilter = (list: Free): TableFilter => ({ ...periodFilter(list, texts.free), needs: mayViewBookings })

/** Same as a button in a filter bar, with the usual periods one click away. */
export const freeInBar = (list: Free): TableFilter => ({ ...freeFilter(list), quick: () => freePeriods(today()) })
