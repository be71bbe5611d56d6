import type { Permission } from '@kasack/contract/permission.ts'
import { permissionNames, permissions } from '@kasack/contract/permission.ts'
import { Checkbox } from 'antd'
import type { ControlProps } from '../shared/form/control.ts'
import { labelId } from '../shared/form/control.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

type Props = ControlProps & {
  /** The names of the groups that already grant a permission. */
  givenBy?: (permission: Permission) => readonly string[]
}

const fromNoGroup = () => []

/** The permissions one by one, each with what it allows. */
export function UserGroupPermissions({ value, onChange, disabled, aria, givenBy = fromNoGroup }: Props) {
  const t = useText()
  const chosen = (value ?? []) as Permission[]
  const turn = (permission: Permission, isOn: boolean) =>
    onChange(permissions.filter((one) => (one === permission ? isOn : chosen.includes(one))))
  return (
    <div id={aria.id} role="group" aria-labelledby={labelId(aria.id)} aria-describedby={aria['aria-describedby']} className="k-ticks">
      {permissions.map((permission) => {
        const groups = givenBy(permission)
        return (
          <Checkbox
            key={permission}
            checked={chosen.includes(permission)}
            disabled={disabled}
            onChange={({ target }) => turn(permission, target.checked)}
          >
            {t(permissionNames[permission].long)}
            {groups.length > 0 && <small>{t(texts.through_group, { groups: groups.join(', ') })}</small>}
          </Checkbox>
        )
      })}
    </div>
  )
}
