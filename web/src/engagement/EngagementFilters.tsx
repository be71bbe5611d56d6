import { engagementList } from '@kasack/contract/engagement.ts'
import { federalStates } from '@kasack/contract/federal-state.ts'
import { priorities } from '@kasack/contract/shared-shape.ts'
import { texts as words } from '../shared/part/texts.ts'
import { dayRange, listFilter } from '../shared/table/table-filter.ts'
import { texts } from './texts.ts'

/** What tables of entries can be narrowed to. */
export const engagementFilters = {
  created: dayRange(engagementList, 'created_datetime__date', { label: texts.created_day }),
  creator: listFilter(engagementList, 'created_by_user__id', { label: texts.creator }),
  facility: listFilter(engagementList, 'facility__name__icontains', { label: texts.facility }),
  states: listFilter(engagementList, 'states', {
    label: texts.federal_state,
    fixed: federalStates.map(({ code, name }) => ({ id: code, name })),
  }),
  followUp: dayRange(engagementList, 'followup_date', { label: texts.followup_date }),
  priority: listFilter(engagementList, 'priority', { label: texts.priority, fixed: priorities.map((id) => ({ id, name: words[id] })) }),
  user: listFilter(engagementList, 'followup_user__id', { label: texts.followup_user }),
}
