import { userGroup } from '@kasack/contract/user-group.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { UserGroupPermissions } from './UserGroupPermissions.tsx'

const { fields } = userGroup

/** The fields of a user group. A name the program depends on cannot be changed. */
export function UserGroupFields({ isKept }: { isKept: (name: string) => boolean }) {
  const t = useText()
  const keepsName = isKept(useFormState(useForm(), ({ start }) => String(start['name'])))
  return (
    <>
      <FieldGroup title={t(texts.group)} hint={keepsName && t(texts.reporting_hint)}>
        <Field of={fields.name} width="name" off={keepsName ? 'text' : undefined} />
      </FieldGroup>
      <FieldGroup title={t(labels.permissions)} hint={t(texts.rights_hint)}>
        <Field of={fields.permissions} width="full" renderControl={asBoxes} />
      </FieldGroup>
    </>
  )
}

const asBoxes = (props: Parameters<typeof UserGroupPermissions>[0]) => <UserGroupPermissions {...props} />
