import { vacancyList } from '@kasack/contract/vacancy.ts'
import { nearEmployeeFilters } from '../employee/EmployeeNearFilters.tsx'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { periodFilter, priorityFilter, statesFilter } from '../shared/table/question/usual-filters.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { statusNames } from './VacancyStatus.tsx'

export const vacancyFilters = {
  ...nearEmployeeFilters(vacancyList),
  status: listFilter(vacancyList, 'status', { label: labels.status, fixed: statusNames }),
  type: listFilter(vacancyList, 'vacancy_type__id', { label: labels.vacancy_type }),
  name: listFilter(vacancyList, 'name__icontains', { label: labels.name }),
  priority: priorityFilter(vacancyList),
  facility: listFilter(vacancyList, 'facility__id', { label: labels.facility }),
  facilityName: listFilter(vacancyList, 'facility__name__icontains', { label: texts.facility_name }),
  group: listFilter(vacancyList, 'facility_group__id', { label: texts.facility_group }),
  contactPerson: listFilter(vacancyList, 'contact_person__id', { label: labels.contact_person }),
  states: statesFilter(vacancyList),
  period: periodFilter(vacancyList, labels.date_range),
  created: dayRange(vacancyList, 'created_datetime__date', { label: labels.created_datetime }),
  availableFrom: listFilter(vacancyList, 'for_date', { label: texts.available_from }),
  exams: listFilter(vacancyList, 'exams__id', { label: labels.exams }),
  qualifications: listFilter(vacancyList, 'qualifications__id', { label: labels.qualifications }),
  department: listFilter(vacancyList, 'department__id', { label: labels.department }),
  creator: listFilter(vacancyList, 'created_by_user__id', { label: labels.created_by_user }),
}
