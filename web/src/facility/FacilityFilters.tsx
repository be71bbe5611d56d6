import { facilityList } from '@kasack/contract/facility.ts'
import { availabilityFilter } from '../availability/AvailabilityFilter.tsx'
import { nearEmployeeFilters } from '../employee/EmployeeNearFilters.tsx'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { activeFilter, priorityFilter, statesFilter } from '../shared/table/question/usual-filters.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** The vacancy situation of a facility as query parameters of the list (wire.md 5.1). */
const situations = {
  open: { vacancies__status: 'open' },
  not_full: { vacancies_state: 'empty,partially_filled' },
  none_current: { has_current_or_future_vacancy: 'false' },
  some: { vacancies_present: 'true' },
  none: { vacancies_present: 'false' },
}

export const facilityFilters = {
  ...nearEmployeeFilters(facilityList),
  active: activeFilter(facilityList),
  firstWeek: availabilityFilter(facilityList),
  noContact: listFilter(facilityList, 'no_contact_in_last_days', {
    label: texts.contact,
    single: true,
    fixed: [
      { id: '50', name: texts.n50, full: texts.no_contact_50, before: texts.no_contact },
      { id: '100', name: texts.n100, full: texts.no_contact_100 },
      { id: '200', name: texts.n200, full: texts.no_contact_200 },
      { id: '365', name: texts.n365, full: texts.no_contact_365, after: texts.days },
    ],
  }),
  vacancies: {
    key: 'vacancies',
    label: texts.vacancies,
    type: 'checkbox',
    single: true,
    fixed: [
      { id: 'open', name: texts.open_vacancies },
      { id: 'not_full', name: texts.not_full },
      { id: 'none_current', name: texts.no_current_vacancy },
      { id: 'some', name: texts.some_vacancies },
      { id: 'none', name: texts.no_vacancies },
    ],
    parameters: ([chosen]) => situations[chosen?.id as keyof typeof situations] ?? {},
  } satisfies TableFilter,
  latestContact: dayRange(facilityList, 'latest_engagement__created_datetime__date', { label: labels.latest_engagement }),
  followUp: dayRange(facilityList, 'followup_date', { label: labels.followup_date }),
  priority: priorityFilter(facilityList),
  followUpUser: listFilter(facilityList, 'followup_user__id', { label: labels.followup_user }),
  states: statesFilter(facilityList),
  supportUser: listFilter(facilityList, 'support_user__id', { label: labels.support_user, single: true }),
  type: listFilter(facilityList, 'facility_type__id', { label: labels.facility_type }),
  city: listFilter(facilityList, 'city__icontains', { label: labels.city }),
  group: listFilter(facilityList, 'facility_group__id', { label: labels.facility_group }),
  groupName: listFilter(facilityList, 'facility_group__name__icontains', { label: texts.facility_group_name }),
  email: listFilter(facilityList, 'email__icontains', { label: labels.email }),
  phone: listFilter(facilityList, 'phone__icontains', { label: labels.phone }),
}
