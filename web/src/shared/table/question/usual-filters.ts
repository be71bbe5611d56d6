import type { Filter } from '@kasack/contract/filter.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import type { List } from '@kasack/contract/list.ts'
import { priorities } from '@kasack/contract/shared-shape.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts as words } from '../../part/texts.ts'
import type { TableFilter } from './table-filter.ts'
import { describeFilter } from './table-filter.ts'
import { texts } from './texts.ts'

/** A list that has this filter. */
type With<Name extends string> = List & { filters: Record<Name, Filter> }

/** Active records, inactive ones, or all. */
export const activeFilter = (list: With<'is_active'>): TableFilter =>
  describeFilter(list, 'is_active', {
    label: texts.status,
    single: true,
    fixed: [
      { id: 'true', name: texts.active },
      { id: 'false', name: texts.inactive },
    ],
  })

/** The federal states of the records. */
export const statesFilter = (list: With<'states'>): TableFilter =>
  describeFilter(list, 'states', {
    label: texts.federal_state,
    fixed: federalStates.map(({ code, name }) => ({ id: code, name })),
  })

/** Records whose range of days overlaps the period. */
export const periodFilter = (_list: With<'from_date' | 'to_date'>, label: Text): TableFilter => ({
  key: 'date_range',
  label,
  type: 'rangePicker',
  parameters: ({ from, to }) => ({ ...(from && { from_date: from }), ...(to && { to_date: to }) }),
})

export const priorityFilter = (list: With<'priority'>): TableFilter =>
  describeFilter(list, 'priority', { label: texts.priority, fixed: priorities.map((id) => ({ id, name: words[id] })) })
