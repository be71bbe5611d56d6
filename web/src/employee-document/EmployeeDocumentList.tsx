import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { EmployeeDocument } from '@kasack/contract/employee-document.ts'
import { employeeDocument as entity, employeeDocumentList } from '@kasack/contract/employee-document.ts'
import { requestDocumentAction, requestDocumentSelection } from '../send-email/SendEmailAction.tsx'
import { formatShortDay } from '../shared/language/format.ts'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import type { Column } from '../shared/table/column.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { employeeDocumentModal } from './door.ts'
import { documentActions } from './EmployeeDocumentActions.tsx'
import { EmployeeDocumentChecked } from './EmployeeDocumentChecked.tsx'
import { EmployeeDocumentFile } from './EmployeeDocumentFile.tsx'
import { EmployeeDocumentIcon } from './EmployeeDocumentIcon.tsx'
import { EmployeeDocumentKind } from './EmployeeDocumentKind.tsx'
import { EmployeeDocumentState } from './EmployeeDocumentState.tsx'
import { EmployeeDocumentValidity } from './EmployeeDocumentValidity.tsx'
import { EmployeeDocumentViews } from './EmployeeDocumentViews.tsx'
import { labels, stateWords } from './labels.ts'
import { documentName } from './queries.ts'
import { texts } from './texts.ts'

const filterOf = {
  employee: listFilter(employeeDocumentList, 'employee__id', { label: labels.employee }),
  kind: listFilter(employeeDocumentList, 'kind__id', { label: labels.kind }),
  state: listFilter(employeeDocumentList, 'state', { label: labels.state, fixed: stateWords }),
  until: dayRange(employeeDocumentList, 'valid_until', { label: labels.valid_until }),
}

const columns: Column<typeof employeeDocumentList, EmployeeDocument>[] = [
  {
    title: labels.employee,
    width: 15,
    cell: ({ employee }) => <RecordLink entity={employeeEntity} of={employee} className="k-line" />,
    sort: 'employee__name',
    filter: filterOf.employee,
  },
  {
    title: labels.kind,
    width: 21,
    cell: (document) => <EmployeeDocumentKind kind={document.kind} document={document} />,
    sort: 'kind__name',
    filter: filterOf.kind,
  },
  {
    title: labels.valid_until,
    width: 11,
    cell: (document) => <EmployeeDocumentValidity document={document} />,
    sort: 'valid_until',
    filter: filterOf.until,
  },
  { title: labels.state, width: 17, cell: (document) => <EmployeeDocumentState document={document} />, filter: filterOf.state },
  { title: labels.checked_date, width: 11, cell: (document) => <EmployeeDocumentChecked document={document} /> },
  { title: labels.file, width: 13, cell: (document) => <EmployeeDocumentFile document={document} /> },
  {
    title: labels.created_datetime,
    width: 8,
    cell: ({ created_datetime }) => <TextCell text={formatShortDay(created_datetime)} />,
    sort: 'created_datetime',
  },
]

const actions = (document: EmployeeDocument) => [...documentActions(document), requestDocumentAction(document.employee)]

const selectionActs = [requestDocumentSelection]

const views = (asked: TableQuestion) => <EmployeeDocumentViews asked={asked} />

/** The documents of all employees, those ending first on top, /employee-documents. */
export const EmployeeDocumentList = () => (
  <ListPage
    list={employeeDocumentList}
    tableKey="documents"
    title={entity.plural}
    columns={columns}
    rowName={documentName}
    search={{ placeholder: texts.search_hint }}
    barBeside={views}
    actions={actions}
    selectionActs={selectionActs}
    create={{ modal: employeeDocumentModal }}
    empty={{ icon: EmployeeDocumentIcon, title: texts.no_document, hint: texts.no_document_in_list }}
  />
)
