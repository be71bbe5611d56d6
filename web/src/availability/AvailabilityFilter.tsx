import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Filter } from '@kasack/contract/filter.ts'
import type { List } from '@kasack/contract/list.ts'
import { weekOf } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { describeFilter } from '../shared/table/question/table-filter.ts'
import { texts } from './texts.ts'

type Dated = List & { context: { for_date: Filter<string> } }

/** Which week is the first of those that are shown; it leaves no row out. */
export const availabilityFilter = (list: Dated): TableFilter => ({
  ...describeFilter(list, 'for_date', { label: texts.first_week }),
  context: { before: texts.weeks_from, after: (day) => t(texts.week_number, { week: weekOf(day) }) },
  needs: mayViewBookings,
})
