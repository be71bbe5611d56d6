import { absence } from '@kasack/contract/absence.ts'
import { resource } from '../platform/resource/resource.ts'
import { changeRecord } from '../platform/write/store.ts'
import { listAbsences } from './list.ts'
import { absenceReferences, insertAbsence, lockEmployeeOf, toAbsence } from './queries.ts'

export const absenceRoutes = resource(absence, {
  list: listAbsences,
  record: toAbsence,
  lock: lockEmployeeOf,
  insert: (db, input, { now }) => insertAbsence(db, input, now),
  change: (db, { id }, patch) => changeRecord(db, absence, { id, patch }),
  removal: { references: absenceReferences },
})
