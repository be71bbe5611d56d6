import { absence } from '@kasack/contract/absence.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { insertAbsence } from './queries.ts'

export const absences = records(absence, {
  holds: ['employee'],
  insert: (db, input, { now }) => insertAbsence(db, input, now),
  change: (db, { id }, patch) => changeRecord(db, absence, { id, patch }),
  removal: {},
})
