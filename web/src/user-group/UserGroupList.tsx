import type { UserGroup } from '@kasack/contract/user-group.ts'
import { permissionNames, reportingGroup } from '@kasack/contract/permission.ts'
import { userGroup, userGroupList } from '@kasack/contract/user-group.ts'
import { Link } from 'react-router'
import { adminPath } from '../shared/address/admin-path.ts'
import { filteredPath } from '../shared/address/url-table.ts'
import { user } from '@kasack/contract/user.ts'
import { t } from '../shared/language/i18n.ts'
import { formatInteger } from '../shared/language/format.ts'
import { OpenName } from '../shared/record/OpenName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { TextCell } from '../shared/table/TextCell.tsx'
import { userGroupModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { UserGroupIcon } from './UserGroupIcon.tsx'

export const columns: Column<typeof userGroupList, UserGroup>[] = [
  { title: labels.name, width: 26, cell: (group) => <OpenName record={group} modal={userGroupModal} />, sort: 'name' },
  { title: labels.permissions, width: 56, cell: (group) => <TextCell text={rightsOf(group)} /> },
  {
    title: labels.number_of_members,
    width: 14,
    cell: ({ name, number_of_members }) =>
      number_of_members === 0 ? 0 : <Link to={membersPath(name)}>{formatInteger(number_of_members)}</Link>,
    align: 'end',
  },
]

const rightsOf = ({ name, permissions }: UserGroup): string =>
  [...permissions.map((one) => t(permissionNames[one].short)), ...(name === reportingGroup ? [t(texts.opens_kpis)] : [])].join(', ')

const membersPath = (name: string): string =>
  filteredPath(adminPath(user), { tableKey: 'users', filter: 'groups', kind: 'text', value: name })

const actions = (group: UserGroup): RowAction[] => [
  editAction(userGroupModal, group.id),
  {
    ...removalAction({ entity: userGroup, ...group }),
    disabledBecause: group.name === reportingGroup ? texts.reporting_hint : group.number_of_members > 0 ? texts.has_members : undefined,
  },
]

/** The user groups and their permissions, /admin/groups. */
export const UserGroupList = () => (
  <ListPage
    list={userGroupList}
    tableKey="groups"
    title={userGroup.plural}
    columns={columns}
    rowName={({ name }) => name}
    search={{ placeholder: texts.search_hint }}
    actions={actions}
    create={{ modal: userGroupModal }}
    empty={{ icon: UserGroupIcon, title: texts.no_group, hint: texts.no_group_hint }}
  />
)
