import type { PaperState } from '@kasack/contract/document-state.ts'
import { employeeDocumentList } from '@kasack/contract/employee-document.ts'
import { sql } from 'kysely'
import { listQuery, type Sql } from '../platform/list/list-query.ts'
import {
  atLeast,
  atMost,
  containsFolded,
  dictionary,
  joined,
  joinedKinds,
  oneOf,
  person,
  refersToKindNamed,
  refersToPerson,
  value,
  valueOrNull,
} from '../platform/list/sql.ts'
import { employeeDocumentRows, hiddenDocuments } from './queries.ts'

const employeeNamed = refersToPerson('employee_document.employee_id', 'employee')
const kindNamed = refersToKindNamed('employee_document.kind_id', 'document_kind')

/**
 * The states of `stateOn` as conditions for indexes. The kind is looked up only for documents that end within the longest reminder time.
 */
function inStates(states: readonly PaperState[], today: string): Sql {
  const day = sql`${sql.lit(today)}::date`
  const [end, begin] = [sql`employee_document.valid_until`, sql`employee_document.begins_date`]
  const isChecked = sql`employee_document.checked_date is not null`
  const holds = sql`${isChecked} and (${begin} <= ${day} or ${begin} is null)`
  const soon = sql`${day} + (select coalesce(max(remind_days), 0) from document_kind)`
  const reminded = sql`${day} + (select remind_days from document_kind where document_kind.id = employee_document.kind_id)`
  const conditions: Record<PaperState, Sql> = {
    expired: sql`${end} < ${day}`,
    unchecked: sql`employee_document.checked_date is null and (${end} >= ${day} or ${end} is null)`,
    not_yet_valid: sql`${isChecked} and ${begin} > ${day} and (${end} >= ${day} or ${end} is null)`,
    expiring: sql`${holds} and ${end} >= ${day} and ${end} <= ${soon} and ${end} <= ${reminded}`,
    valid: sql`${holds} and (${end} is null or ${end} > ${soon} or (${end} >= ${day} and ${end} > ${reminded}))`,
  }
  const asked = states.map((state) => sql`(${conditions[state]})`)
  const areEnding = states.every((state) => state === 'expired' || state === 'expiring')
  return sql`(${areEnding ? sql`${end} <= ${soon} and` : sql``} (${sql.join(asked, sql` or `)}))`
}

export const listEmployeeDocuments = listQuery(employeeDocumentList, {
  rows: employeeDocumentRows,
  only: ({ hidden }) => (hidden.has('health_documents') ? sql`not ${hiddenDocuments}` : null),
  search: (word) => sql`(
    ${containsFolded('employee_document.search_text')(word)} or ${employeeNamed(word)} or ${kindNamed(word)}
  )`,
  filters: {
    employee__id: oneOf('employee_document.employee_id'),
    kind__id: oneOf('employee_document.kind_id'),
    state: (states, { today }) => inStates(states, today),
    valid_until__gte: atLeast('employee_document.valid_until'),
    valid_until__lte: atMost('employee_document.valid_until'),
  },
  sorts: {
    id: value('employee_document.id'),
    valid_until: valueOrNull('employee_document.valid_until'),
    employee__name: joined(person('employee'), 'employee_document.employee_id', 'employee'),
    kind__name: joinedKinds(dictionary('document_kind.name'), 'employee_document.kind_id', 'document_kind'),
    created_datetime: value('employee_document.created_datetime'),
  },
})
