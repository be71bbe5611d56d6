import type { Filter } from '@kasack/contract/filter.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import type { List } from '@kasack/contract/list.ts'
import { priorities } from '@kasack/contract/shared-shape.ts'
import { texts as words } from '../../part/texts.ts'
import type { FilterName, TableFilter } from './table-filter.ts'
import { listFilter } from './table-filter.ts'
import { texts } from './texts.ts'

/** A list that has this filter. */
type With<Name extends string> = List & { filters: Record<Name, Filter> }

/** Active records, inactive ones, or all. */
export const activeFilter = <L extends With<'is_active'>>(list: L): TableFilter =>
  listFilter(list, 'is_active' as FilterName<L>, {
    label: texts.status,
    single: true,
    fixed: [
      { id: 'true', name: texts.active },
      { id: 'false', name: texts.inactive },
    ],
  })

/** The federal states a record lies in. */
export const statesFilter = <L extends With<'states'>>(list: L): TableFilter =>
  listFilter(list, 'states' as FilterName<L>, {
    label: texts.federal_state,
    fixed: federalStates.map(({ code, name }) => ({ id: code, name })),
  })

/** How urgent a record is. */
export const priorityFilter = <L extends With<'priority'>>(list: L): TableFilter =>
  listFilter(list, 'priority' as FilterName<L>, { label: texts.priority, fixed: priorities.map((id) => ({ id, name: words[id] })) })
