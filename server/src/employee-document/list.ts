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
import { employeeDocumentRows, stateOn, withheldDocuments } from './queries.ts'

const employeeNamed = refersToPerson('employee_document.employee_id', 'employee')
const kindNamed = refersToKindNamed('employee_document.kind_id', 'document_kind')

/** The kind of each paper is looked up; the index on their ends leads to those that end soon or have ended. */
function inStates(states: readonly PaperState[], today: string): Sql {
  const ends = states.every((state) => state === 'expired' || state === 'expiring')
  const soon = sql`
    employee_document.valid_until <= ${sql.lit(today)}::date + (select coalesce(max(remind_days), 0) from document_kind)`
  return sql`(
    ${ends ? sql`${soon} and` : sql``}
    (select ${stateOn(today)} from document_kind where document_kind.id = employee_document.kind_id) = any(${[...states]}))`
}

export const listEmployeeDocuments = listQuery(employeeDocumentList, {
  rows: employeeDocumentRows,
  only: ({ hidden }) => (hidden.has('health_documents') ? sql`not ${withheldDocuments}` : null),
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
