import { Select } from 'antd'
import type { ControlProps } from '../shared/form/control.ts'
import { statusOf } from '../shared/form/control.ts'
import { SelectInput } from '../shared/form/SelectInput.tsx'
import { texts as words } from '../shared/form/texts.ts'
import { useText } from '../shared/language/i18n.ts'
import { ClearIcon } from '../shared/look/ClearIcon.tsx'
import { useUserGroups } from './queries.ts'
import { texts } from './texts.ts'

export function UserGroups({ value, onChange, disabled, isWrong, aria }: ControlProps) {
  const t = useText()
  const names = useUserGroups().map(({ name }) => name)
  return (
    <Select<string[]>
      {...aria}
      mode="multiple"
      className="k-wide"
      options={names.map((name) => ({ value: name, label: name }))}
      value={(value ?? []) as string[]}
      onChange={onChange}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={t(texts.no_groups)}
      allowClear={{ label: t(words.clear), clearIcon: <ClearIcon /> }}
      components={{ input: SelectInput }}
    />
  )
}
