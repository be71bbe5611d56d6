import { applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { lockBeforeEmployee } from '../logbook/lock.ts'
import { lockConversion } from '../applicant/queries.ts'
import { requireAccess } from '../platform/request/access.ts'
import { settleAddress, settlePreferredLocation } from '../platform/entity/address.ts'
import { resource } from '../platform/resource/resource.ts'
import { listEmployees } from './list.ts'
import { changeEmployee, employeeReferences, insertEmployee, removeEmployee, toEmployee } from './queries.ts'
import { completeEmployee, isConversion, refuseEmployee } from './rules.ts'

export const employeeRoutes = resource(employee, {
  list: listEmployees,
  record: toEmployee,
  async facts(db, input, { caller, stored }) {
    const isNew = isConversion(input, stored)
    if (isNew) requireAccess({ caller }, applicant.access.read)
    return { converted_to: isNew ? await lockConversion(db, input.converted_from_applicant!.id) : null }
  },
  complete: (input, facts) => settlePreferredLocation(settleAddress(completeEmployee(input, facts))),
  refuse: refuseEmployee,
  insert: (db, input, { now }) => insertEmployee(db, input, now),
  change: changeEmployee,
  removal: { references: employeeReferences, lock: lockBeforeEmployee, remove: removeEmployee },
})
