import type { Employee } from '@kasack/contract/employee.ts'
import { matchPath } from '@kasack/contract/match-list.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { recordPath } from '../shared/address/record-path.ts'
import type { Source } from '../shared/table/list-table.ts'
import type { Fit } from './rules.ts'
import { employeeRow } from './rules.ts'

/** As `shared/live/affected.ts` says what they are computed from. */
const resource = 'matches'

/** Those who might go to a vacancy. */
export const employeesFor = (vacancy: number): Source<Fit<Employee>> => ({
  resource,
  path: `${recordPath(vacancyEntity, vacancy)}/${matchPath}.json/`,
  rowOf: employeeRow,
})
