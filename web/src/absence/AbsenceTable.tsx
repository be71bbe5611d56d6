import type { Absence } from '@kasack/contract/absence.ts'
import { absence as entity, absenceList } from '@kasack/contract/absence.ts'
import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import { contains } from '@kasack/contract/range.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { formatPeriod, formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import { useToday } from '../shared/program/use-today.ts'
import type { Column } from '../shared/table/column.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { periodFilter } from '../shared/table/question/usual-filters.ts'
import { editAction, historyAction, removalAction } from '../shared/table/row-actions.tsx'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import { TextCell } from '../shared/table/TextCell.tsx'
import { AbsenceIcon } from './AbsenceIcon.tsx'
import { AbsencePeriod } from './AbsencePeriod.tsx'
import { absenceModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const columns: Column<typeof absenceList, Absence>[] = [
  {
    title: labels.date_range,
    width: 26,
    cell: (absence) => <AbsencePeriod absence={absence} />,
    sort: 'date_range',
    filter: periodFilter(absenceList, labels.date_range),
  },
  {
    title: labels.reason,
    width: 16,
    cell: ({ reason_display }) => <TextCell text={reason_display} />,
    sort: 'reason',
    filter: listFilter(absenceList, 'reason', { label: labels.reason, fixed: namesByCode(absenceReasons) }),
  },
  { title: labels.note, width: 42, cell: ({ note }) => (note ? <Unfold>{note}</Unfold> : <Missing />) },
  {
    title: labels.created_datetime,
    width: 12,
    cell: ({ created_datetime }) => <TextCell text={formatShortDay(created_datetime)} />,
    sort: 'created_datetime',
  },
]

const nameOf = ({ employee, date_range }: Absence) => `${employee.name}, ${formatPeriod(date_range)}`

const actions = (absence: Absence) => [
  editAction(absenceModal, absence.id),
  historyAction({ entity, id: absence.id, name: nameOf(absence) }),
  removalAction({ entity, id: absence.id, name: nameOf(absence) }),
]

/** The absences of an employee, latest first; those in progress today are marked. */
export function AbsenceTable({ tableKey, employee }: { tableKey: string; employee: number }) {
  const t = useText()
  const today = useToday()
  return (
    <RelatedTable
      list={absenceList}
      tableKey={tableKey}
      of={{ entity: 'employee', id: employee }}
      columns={columns}
      rowName={({ date_range }) => t(texts.absence_of, { period: formatPeriod(date_range) })}
      rowState={({ date_range }) => (contains(date_range, today) ? 'ongoing' : undefined)}
      actions={actions}
      create={{ label: entity.noun, modal: absenceModal }}
      empty={{ icon: AbsenceIcon, title: texts.no_absence, hint: texts.no_absence_hint }}
    />
  )
}
