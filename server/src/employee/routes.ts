import { employee } from '@kasack/contract/employee.ts'
import { lockBeforeEmployee } from '../follow-up/lock.ts'
import { resource } from '../platform/resource.ts'
import { listEmployees } from './list.ts'
import { changeEmployee, employeeReferences, insertEmployee, removeEmployee, toEmployee } from './queries.ts'
import { completeEmployee, refuseEmployee } from './rules.ts'

export const employeeRoutes = resource(employee, {
  list: listEmployees,
  record: toEmployee,
  complete: completeEmployee,
  refuse: refuseEmployee,
  insert: (db, input, { now }) => insertEmployee(db, input, now),
  change: changeEmployee,
  removal: { references: employeeReferences, lock: lockBeforeEmployee, remove: removeEmployee },
})
