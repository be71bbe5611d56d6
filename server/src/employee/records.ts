import { applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import { lockConversion } from '../applicant/queries.ts'
import { followConversion } from '../logbook/after.ts'
import { lockBeforeEmployee } from '../logbook/lock.ts'
import { settleAddress, settlePreferredLocation } from '../platform/entity/address.ts'
import { requireAccess } from '../platform/request/access.ts'
import { records } from '../platform/write/records.ts'
import { needAlso } from '../platform/write/write.ts'
import { changeEmployee, employeeReferences, insertEmployee, removeEmployee } from './queries.ts'
import { completeEmployee, isConversion, refuseEmployee } from './rules.ts'

export const employees = records(employee, {
  async facts(db, input, { caller, stored }) {
    const isNew = isConversion(input, stored)
    if (isNew) {
      requireAccess({ caller }, applicant.access.read)
      await needAlso(db, applicant.access.read)
    }
    return { converted_to: isNew ? await lockConversion(db, input.converted_from_applicant!.id) : null }
  },
  complete: (input, facts) => settlePreferredLocation(settleAddress(completeEmployee(input, facts))),
  refuse: refuseEmployee,
  insert: (db, input, { now }) => insertEmployee(db, input, now),
  change: changeEmployee,
  async after(db, written) {
    for (const { id, before, after } of written)
      if (after && isConversion(after, before)) await followConversion(db, { applicant: after.converted_from_applicant!.id, employee: id })
  },
  removal: { references: employeeReferences, lock: lockBeforeEmployee, remove: removeEmployee },
})
