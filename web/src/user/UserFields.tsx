import { user } from '@kasack/contract/user.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { useUser } from '../shared/session/session.ts'
import { UserGroupPermissions } from '../user-group/UserGroupPermissions.tsx'
import { labels } from './labels.ts'
import { useLastSuperuser, useUserGroups } from './queries.ts'
import { texts } from './texts.ts'
import { UserGroups } from './UserGroups.tsx'
import { UserOwnPassword } from './UserOwnPassword.tsx'
import { UserPassword } from './UserPassword.tsx'

const { fields } = user

/**
 * The fields of a user. Only a new user gets a password here; others have a separate form, and users change their own
 * elsewhere.
 */
export function UserFields({ id }: { id: number | undefined }) {
  const t = useText()
  const isLast = useLastSuperuser() === id && id !== undefined
  const isSelf = useUser()?.id === id
  const [isSuperuser] = useFieldValue<boolean>(fields.is_superuser)
  const [chosen] = useFieldValue<string[]>(fields.groups)
  const groups = useUserGroups().filter(({ name }) => chosen.includes(name))
  const givenBy = (permission: Permission) => groups.filter(({ permissions }) => permissions.includes(permission)).map(({ name }) => name)
  return (
    <>
      <FieldGroup title={t(texts.person)}>
        <Field of={fields.first_name} />
        <Field of={fields.last_name} />
        <Field of={fields.email} width="name" />
      </FieldGroup>
      <FieldGroup title={t(texts.signing_in)} hint={id === undefined ? t(texts.password_hint) : isSelf && <UserOwnPassword />}>
        <Field of={fields.username} width="name" />
        {id === undefined && <UserPassword />}
      </FieldGroup>
      <FieldGroup title={t(labels.permissions)} hint={isLast ? t(texts.last_superuser) : isSuperuser && t(texts.superuser_hint)}>
        <Field of={fields.groups} width="full" renderControl={(props) => <UserGroups {...props} />} />
        <Field
          of={fields.permissions}
          width="full"
          label={texts.own_rights}
          renderControl={(props) => <UserGroupPermissions {...props} givenBy={givenBy} />}
        />
        <Field of={fields.may_access_kpis} width="column" />
        <Field of={fields.is_superuser} width="column" off={isLast ? 'disabled' : undefined} />
      </FieldGroup>
    </>
  )
}
