import type { HistoryLine } from '@kasack/contract/history.ts'
import { historyActNames, historyLine, historyList } from '@kasack/contract/history.ts'
import { formatMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { Page } from '../shared/part/Page.tsx'
import { PageHeader } from '../shared/part/PageHeader.tsx'
import '../shared/style/history.css'
import type { Column } from '../shared/table/column.ts'
import { ListCount } from '../shared/table/ListCount.tsx'
import { ListTable } from '../shared/table/ListTable.tsx'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { HistoryChanges } from './HistoryChanges.tsx'
import { whoWrote } from './HistoryEntry.tsx'
import { HistoryRecord } from './HistoryRecord.tsx'
import { HistoryUndo } from './HistoryUndo.tsx'
import { fieldLabels, historyWords } from './labels.ts'
import { texts } from './texts.ts'

const kinds = historyWords.map(({ entity: { path, plural } }) => ({ id: path, name: plural }))
/** Fields of the same name in several kinds of records become one choice. */
const fields = [...new Map(historyWords.flatMap(fieldLabels))].map(([id, name]) => ({ id, name }))

const filterOf = {
  days: dayRange(historyList, 'datetime__date', { label: texts.when }),
  person: listFilter(historyList, 'user__id', { label: texts.person }),
  kind: listFilter(historyList, 'resource', { label: texts.kind, fixed: kinds }),
  act: listFilter(historyList, 'act', { label: texts.what, fixed: historyActNames }),
  field: listFilter(historyList, 'field', { label: texts.field, fixed: fields }),
  record: listFilter(historyList, 'record', { label: texts.number_of_record, parent: 'resource' }),
}

export const columns: Column<typeof historyList, HistoryLine>[] = [
  { title: texts.when, width: 12, cell: ({ datetime }) => formatMoment(datetime), sort: 'datetime', filter: filterOf.days },
  { title: texts.who, width: 14, cell: (line) => <TextCell text={whoWrote(line)} />, filter: filterOf.person },
  { title: texts.what, width: 22, cell: (line) => <HistoryRecord line={line} />, filter: [filterOf.kind, filterOf.record, filterOf.act] },
  { title: texts.changes, width: 40, cell: (line) => <HistoryChanges line={line} />, filter: filterOf.field },
  { title: texts.undo, width: 12, cell: (line) => <HistoryUndo {...line} what={`${line.record.name}, ${formatMoment(line.datetime)}`} /> },
]

/** The history of the whole agency, /admin/history. */
export function HistoryList() {
  const t = useText()
  return (
    <Page title={t(historyLine.plural)}>
      <PageHeader title={t(historyLine.plural)} tags={<ListCount of="history" />} />
      <div className="k-card">
        <ListTable
          list={historyList}
          tableKey="history"
          title={historyLine.plural}
          columns={columns}
          rowName={({ record, datetime }) => `${record.name}, ${formatMoment(datetime)}`}
          bar={[filterOf.act, filterOf.days, filterOf.person, filterOf.kind]}
          empty={{ icon: actionIcon.history, title: texts.no_change, hint: texts.no_change_hint }}
        />
      </div>
    </Page>
  )
}
