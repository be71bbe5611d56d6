import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement, engagementList } from '@kasack/contract/engagement.ts'
import { useMayEnter } from '../shared/form/may-enter.ts'
import { formatShortMoment } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import type { ListTableProps } from '../shared/table/list-table.ts'
import { ListTable } from '../shared/table/ListTable.tsx'
import type { EmptyList } from '../shared/table/NoRecords.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import type { EngagementPlace } from './EngagementColumns.tsx'
import { engagementColumns } from './EngagementColumns.tsx'
import { engagementAction } from './EngagementAction.tsx'
import { EngagementIcon } from './EngagementIcon.tsx'
import { refuseEntryAbout } from './rules.ts'
import { texts } from './texts.ts'
import { engagementRowActions } from './EngagementRowActions.tsx'

type TableProps = ListTableProps<typeof engagementList, Engagement>
type TableOption = 'tableKey' | 'prefilters' | 'pageSize' | 'defaultSort' | 'bar' | 'barBeside' | 'barEnd' | 'presets' | 'title'
type Props = Partial<Pick<TableProps, TableOption>> & {
  tableKey: string
  referrer: EngagementPlace
  /** Shown while there are no entries. */
  empty?: EmptyList
}

export function EngagementTable({ referrer, empty = noEntry, title = texts.logbook, ...asked }: Props) {
  const t = useText()
  const mayName = useMayEnter()(engagement.fields.employee)
  const dueActions = (due: Engagement): RowAction[] => [
    { ...engagementAction({ entity: 'follow-up', id: due.id }), disabledBecause: refuseEntryAbout(due, mayName) },
    ...engagementRowActions(due),
  ]
  return (
    <ListTable<typeof engagementList, Engagement>
      {...asked}
      list={engagementList}
      referrer={referrer}
      title={title}
      columns={engagementColumns(referrer)}
      rowName={({ created_datetime }) => t(texts.entry_of, { moment: formatShortMoment(created_datetime) })}
      actions={referrer === 'dashboard/followups' ? dueActions : engagementRowActions}
      empty={empty}
    />
  )
}

const noEntry: EmptyList = { icon: EngagementIcon, title: texts.no_entry, hint: texts.no_entry_hint }
