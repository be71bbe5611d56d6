import { Checkbox, Select, Switch } from 'antd'
import { useText } from '../language/i18n.ts'
import { texts as words } from '../language/texts.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { SelectInput } from './SelectInput.tsx'

/** Yes or no: a switch with its meaning spelled out, a checkbox, or a select of 'true' and 'false'. */
export function FlagControl({ as, value, onChange, disabled, isWrong, placeholder, aria }: ControlProps) {
  const t = useText()
  const isOn = value === true || value === 'true'
  if (as === 'select') {
    const options = [
      { value: 'true', label: t(words.yes) },
      { value: 'false', label: t(words.no) },
    ]
    const chosen = value === null || value === undefined ? null : String(value)
    return (
      <Select<string | null>
        {...aria}
        options={options}
        value={chosen}
        onChange={onChange}
        disabled={disabled}
        status={statusOf(isWrong)}
        placeholder={placeholder && t(placeholder)}
        components={{ input: SelectInput }}
      />
    )
  }
  if (as === 'checkbox') {
    return (
      <div className="k-switch">
        <Checkbox {...aria} checked={isOn} onChange={(event) => onChange(event.target.checked)} disabled={disabled} />
      </div>
    )
  }
  const { 'aria-required': _notForSwitches, ...forSwitch } = aria
  return (
    <div className="k-switch">
      <Switch {...forSwitch} checked={isOn} onChange={onChange} disabled={disabled} />
      <span aria-hidden="true">{t(isOn ? words.yes : words.no)}</span>
    </div>
  )
}
