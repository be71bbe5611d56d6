import { absenceList } from '@kasack/contract/absence.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { overlapping } from '../platform/list/range.ts'
import { containsFolded, joined, oneOf, person, refersToPerson, value } from '../platform/list/sql.ts'
import { absenceRows } from './queries.ts'

const employeeNamed = refersToPerson('absence.employee_id', 'employee')

export const listAbsences = listQuery(absenceList, {
  rows: absenceRows,
  search: (word) => sql`(${containsFolded('absence.note_folded')(word)} or ${employeeNamed(word)})`,
  filters: {
    employee__id: oneOf('absence.employee_id'),
    reason: oneOf('absence.reason', 'absence_reason'),
    ...overlapping('absence'),
  },
  sorts: {
    id: value('absence.id'),
    date_range: value('absence.date_lower'),
    reason: value('absence.reason'),
    employee__name: joined(person('employee'), 'absence.employee_id', 'employee'),
    created_datetime: value('absence.created_datetime'),
  },
})
