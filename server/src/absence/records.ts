import { absence } from '@kasack/contract/absence.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { absenceReferences, insertAbsence, lockEmployeeOf } from './queries.ts'

export const absences = records(absence, {
  lock: lockEmployeeOf,
  insert: (db, input, { now }) => insertAbsence(db, input, now),
  change: (db, { id }, patch) => changeRecord(db, absence, { id, patch }),
  removal: { references: absenceReferences },
})
