import { applicant } from '@kasack/contract/applicant.ts'
import { engagementList } from '@kasack/contract/engagement.ts'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { priorityFilter, statesFilter } from '../shared/table/question/usual-filters.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

export const engagementFilters = {
  created: dayRange(engagementList, 'created_datetime__date', { label: texts.created_day }),
  creator: listFilter(engagementList, 'created_by_user__id', { label: labels.created_by_user }),
  applicant: { ...listFilter(engagementList, 'applicant__id', { label: labels.applicant }), needs: applicant.access.read },
  facility: listFilter(engagementList, 'facility__name__icontains', { label: labels.facility }),
  states: statesFilter(engagementList),
  followUp: dayRange(engagementList, 'followup_date', { label: labels.followup_date }),
  priority: priorityFilter(engagementList),
  user: listFilter(engagementList, 'followup_user__id', { label: labels.followup_user }),
}
