import type { Hirer } from '@kasack/contract/hirer.ts'
import { hirer, hirerList } from '@kasack/contract/hirer.ts'
import { OpenName } from '../shared/record/OpenName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { activeFilter } from '../shared/table/question/usual-filters.ts'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { TextCell } from '../shared/table/TextCell.tsx'
import { hirerModal } from './door.ts'
import { HirerIcon } from './HirerIcon.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const filterOf = { active: activeFilter(hirerList) }

export const columns: Column<typeof hirerList, Hirer>[] = [
  {
    title: labels.name,
    width: 30,
    cell: (one) => <OpenName record={one} modal={hirerModal} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  { title: labels.maximum_months, width: 14, cell: ({ maximum_months }) => maximum_months, sort: 'maximum_months' },
  { title: labels.equal_pay_months, width: 14, cell: ({ equal_pay_months }) => equal_pay_months, sort: 'equal_pay_months' },
  { title: labels.source, width: 20, cell: ({ source }) => source },
  { title: labels.note, width: 18, cell: ({ note }) => <TextCell text={note} /> },
]

const actions = (one: Hirer): RowAction[] => [
  editAction(hirerModal, one.id),
  activityAction(hirer, one),
  removalAction({ entity: hirer, ...one }),
]

/** The legal entities employees are leased to, /admin/hirers. */
export const HirerList = () => (
  <ListPage
    list={hirerList}
    tableKey="hirers"
    title={hirer.plural}
    columns={columns}
    rowName={({ name }) => name}
    rowState={greyIfInactive}
    search={{ placeholder: texts.search_hint }}
    bar={[filterOf.active]}
    actions={actions}
    create={{ modal: hirerModal }}
    empty={{ icon: HirerIcon, title: texts.no_hirer, hint: texts.no_hirer_hint }}
  />
)
