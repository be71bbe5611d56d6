import type { PriorPeriod } from '@kasack/contract/prior-period.ts'
import { priorPeriod as entity, priorPeriodList } from '@kasack/contract/prior-period.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { Unfold } from '../shared/part/Unfold.tsx'
import type { Column } from '../shared/table/column.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { editAction, historyAction, removalAction } from '../shared/table/row-actions.tsx'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import { priorPeriodModal } from './door.ts'
import { kindWords, labels } from './labels.ts'
import { PriorPeriodDays } from './PriorPeriodDays.tsx'
import { PriorPeriodIcon } from './PriorPeriodIcon.tsx'
import { PriorPeriodPlace } from './PriorPeriodPlace.tsx'
import { nameOfPeriod } from './rules.ts'
import { texts } from './texts.ts'

const filterOf = {
  facility: listFilter(priorPeriodList, 'facility__id', { label: labels.facility }),
  hirer: listFilter(priorPeriodList, 'hirer__id', { label: labels.hirer }),
  kind: listFilter(priorPeriodList, 'kind', { label: labels.kind, fixed: kindWords }),
}

const columns: Column<typeof priorPeriodList, PriorPeriod>[] = [
  { title: labels.date_range, width: 22, cell: (period) => <PriorPeriodDays period={period} />, sort: 'date_range' },
  {
    title: texts.facility_or_hirer,
    width: 26,
    cell: (period) => <PriorPeriodPlace period={period} />,
    filter: [filterOf.facility, filterOf.hirer],
  },
  {
    title: labels.kind,
    width: 24,
    cell: ({ kind, lender }) => <TwoLines first={t(kindWords[kind])} second={lender || undefined} />,
    filter: filterOf.kind,
  },
  { title: labels.note, width: 24, cell: ({ note }) => (note ? <Unfold>{note}</Unfold> : <Missing />) },
]

const actions = (period: PriorPeriod) => [
  editAction(priorPeriodModal, period.id),
  historyAction({ entity, id: period.id, name: nameOfPeriod(period) }),
  removalAction({ entity, id: period.id, name: nameOfPeriod(period) }),
]

/** Where an employee worked before the agency placed them there, latest first. */
export const PriorPeriodTable = ({ tableKey, employee }: { tableKey: string; employee: number }) => (
  <RelatedTable
    list={priorPeriodList}
    tableKey={tableKey}
    of={{ entity: 'employee', id: employee }}
    columns={columns}
    rowName={({ date_range }) => t(texts.period_of, { period: formatPeriod(date_range) })}
    actions={actions}
    create={{ label: entity.noun, modal: priorPeriodModal }}
    empty={{ icon: PriorPeriodIcon, title: texts.no_period, hint: texts.no_period_hint }}
  />
)
