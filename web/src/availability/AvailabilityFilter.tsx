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

/** Which week is the first of those that are shown; it leaves no row out. */
export const availabilityFilter = (list: DatedList): TableFilter => ({
  ...describeFilter(list, 'for_date', { label: texts.first_week }),
  context: { before: texts.weeks_from, after: (day) => t(texts.week_number, { week: weekOf(day) }) },
  needs: mayViewBookings,
})

/** Employees who are neither booked nor absent in a period. Who is free when tells who is booked. */
export const freeFilter = (list: Free): TableFilter => ({ ...periodFilter(list, texts.free), needs: mayViewBookings })

/** The same among the buttons of a bar, with the usual periods at one click. */
export const freeInBar = (list: Free): TableFilter => ({ ...freeFilter(list), quick: () => freePeriods(today()) })
