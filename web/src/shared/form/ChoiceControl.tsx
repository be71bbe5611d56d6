import { Select } from 'antd'
import { useText } from '../language/i18n.ts'
import { ClearIcon } from '../look/ClearIcon.tsx'
import { Segments } from '../part/Segments.tsx'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { SelectInput } from './SelectInput.tsx'
import { texts } from './texts.ts'

/** With more choices, or with one that may stay empty, it becomes a select. */
const mostSegments = 3

/** A choice among the form's words, in their order. */
export function ChoiceControl({ field, label, choices = {}, value, onChange, disabled, isWrong, placeholder, aria }: ControlProps) {
  const t = useText()
  const options = Object.entries(choices).map(([word, name]) => ({ value: word, label: t(name) }))
  const mayStayOpen = field.blank === null && !aria['aria-required']
  if (options.length <= mostSegments && !mayStayOpen) {
    const { 'aria-required': required, 'aria-invalid': invalid, ...named } = aria
    return (
      <Segments<string>
        {...named}
        aria-label={label}
        aria-required={required}
        aria-invalid={invalid}
        options={options}
        value={String(value)}
        onChange={onChange}
        disabled={disabled}
      />
    )
  }
  return (
    <Select<string | null>
      {...aria}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      value={(value as string | null) ?? null}
      onChange={(word) => onChange(word ?? null)}
      allowClear={mayStayOpen && { label: t(texts.clear), clearIcon: <ClearIcon /> }}
      components={{ input: SelectInput }}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder && t(placeholder)}
    />
  )
}
