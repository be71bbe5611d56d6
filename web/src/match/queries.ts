import { applicant as applicantEntity } from '@kasack/contract/applicant.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { matchPath } from '@kasack/contract/match-list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { recordPath } from '../shared/address/record-path.ts'
import type { Source } from '../shared/table/list-table.ts'
import type { Fit } from './rules.ts'
import { employeeRow, vacancyRow } from './rules.ts'

/** The name under which `shared/live/affected.ts` lists what matches depend on. */
const resource = 'matches'

/** The employees for a vacancy. */
export const employeesFor = (vacancy: number): Source<Fit<Employee>> => ({
  resource,
  path: `${recordPath(vacancyEntity, vacancy)}/${matchPath}.json/`,
  rowOf: employeeRow,
})

/** The vacancies for an employee or applicant. */
export const vacanciesFor = ({ entity, id }: { entity: keyof typeof people; id: number }): Source<Fit<Vacancy>> => ({
  resource,
  path: `${recordPath(people[entity], id)}/${matchPath}.json/`,
  rowOf: vacancyRow,
})

const people = { employee: employeeEntity, applicant: applicantEntity }
