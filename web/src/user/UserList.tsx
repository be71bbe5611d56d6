import type { User } from '@kasack/contract/user.ts'
import { user, userList } from '@kasack/contract/user.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { permissionNames, permissions } from '@kasack/contract/permission.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatShortMoment } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { MailLink } from '../shared/part/MailLink.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { OpenName } from '../shared/record/OpenName.tsx'
import { useUser } from '../shared/session/session.ts'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { activeFilter } from '../shared/table/question/usual-filters.ts'
import { userModal } from './door.ts'
import { labels } from './labels.ts'
import { useLastSuperuser } from './queries.ts'
import { texts } from './texts.ts'
import { userActions } from './UserActions.tsx'
import { UserIcon } from './UserIcon.tsx'

const shortNames = Object.fromEntries(permissions.map((one) => [one, permissionNames[one].short])) as Record<Permission, Text> // one key per permission

const filterOf = {
  active: activeFilter(userList),
  superuser: listFilter(userList, 'is_superuser', {
    label: labels.is_superuser,
    single: true,
    fixed: [
      { id: 'true', name: texts.superusers },
      { id: 'false', name: texts.no_superusers },
    ],
  }),
  permission: listFilter(userList, 'permissions', { label: texts.own_rights, fixed: shortNames }),
}

export const columns: Column<typeof userList, User>[] = [
  {
    title: labels.name,
    width: 22,
    cell: (one) => <OpenName record={one} modal={userModal} second={one.name === one.username ? undefined : one.username} />,
    sort: 'last_name',
  },
  { title: labels.email, width: 24, cell: ({ email }) => <MailLink address={email} /> },
  { title: labels.groups, width: 20, cell: ({ groups }) => <TextCell text={groups.join(', ')} />, filter: 'groups' },
  { title: labels.permissions, width: 16, cell: (one) => <Rights of={one} />, filter: filterOf.permission },
  {
    title: labels.last_login,
    width: 14,
    cell: (one) => (
      <TwoLines first={formatShortMoment(one.last_login) || t(texts.never)} second={one.has_second_factor && t(texts.with_factor)} />
    ),
    sort: 'last_login',
  },
]

/** The users, /admin/users. */
export function UserList() {
  const last = useLastSuperuser()
  const me = useUser()?.id
  const actions = (one: User) => userActions(one, { isLastSuperuser: one.id === last, isSelf: one.id === me })
  return (
    <ListPage
      list={userList}
      tableKey="users"
      title={user.plural}
      columns={columns}
      rowName={({ name }) => name}
      rowState={greyIfInactive}
      search={{ placeholder: texts.search_hint }}
      bar={[filterOf.active, filterOf.superuser]}
      actions={actions}
      create={{ modal: userModal }}
      empty={{ icon: UserIcon, title: texts.no_user, hint: texts.no_user_hint }}
    />
  )
}

/** The user's own permissions; those granted by groups have a column of their own. */
function Rights({ of: { is_superuser, permissions: own, may_access_kpis } }: { of: User }) {
  if (is_superuser) return <TwoLines first={<ToneTag tone="accent">{t(labels.is_superuser)}</ToneTag>} second={t(texts.all_rights)} />
  const rights = own.length === 1 ? t(texts.own_right) : own.length > 1 ? t(texts.number_of_own_rights, { count: own.length }) : ''
  return <TextCell text={[rights, may_access_kpis && t(labels.may_access_kpis)].filter(Boolean).join(', ')} />
}
