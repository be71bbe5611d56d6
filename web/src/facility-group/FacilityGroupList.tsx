import type { FacilityGroup } from '@kasack/contract/facility-group.ts'
import { facilityGroup, facilityGroupList } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { listPath } from '../shared/address/record-path.ts'
import { filteredPath } from '../shared/address/url-table.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenName } from '../shared/record/OpenName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { activityAction, editAction, removalAction } from '../shared/table/row-actions.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { TextCell } from '../shared/table/TextCell.tsx'
import { activeFilter } from '../shared/table/question/usual-filters.ts'
import { facilityGroupModal } from './door.ts'
import { FacilityGroupIcon } from './FacilityGroupIcon.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const filterOf = { active: activeFilter(facilityGroupList) }

export const columns: Column<typeof facilityGroupList, FacilityGroup>[] = [
  {
    title: labels.name,
    width: 34,
    cell: (group) => <OpenName record={group} modal={facilityGroupModal} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  { title: labels.comments, width: 44, cell: ({ comments }) => <TextCell text={comments} /> },
  { title: facility.plural, width: 18, cell: (group) => <FacilitiesLink group={group} /> },
]

const actions = (group: FacilityGroup): RowAction[] => [
  editAction(facilityGroupModal, group.id),
  activityAction(facilityGroup, group),
  removalAction({ entity: facilityGroup, ...group }),
]

/** All facility groups, /admin/facilitygroups. */
export const FacilityGroupList = () => (
  <ListPage
    list={facilityGroupList}
    tableKey="facility-groups"
    title={facilityGroup.plural}
    columns={columns}
    rowName={({ name }) => name}
    rowState={greyIfInactive}
    search={{ placeholder: texts.search_hint }}
    bar={[filterOf.active]}
    actions={actions}
    create={{ modal: facilityGroupModal }}
    empty={{ icon: FacilityGroupIcon, title: texts.no_group, hint: texts.no_group_hint }}
  />
)

function FacilitiesLink({ group: { id, name } }: { group: FacilityGroup }) {
  const t = useText()
  const value = [{ id: String(id), name }]
  return (
    <Link to={filteredPath(listPath(facility), { tableKey: 'facilities', filter: 'facility_group__id', kind: 'choices', value })}>
      {t(texts.show_facilities)}
    </Link>
  )
}
