import { Input } from 'antd'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'

export function LongTextControl({ value, onChange, disabled, isWrong, placeholder, aria }: ControlProps) {
  const t = useText()
  return (
    <Input.TextArea
      {...aria}
      rows={6}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder && t(placeholder)}
    />
  )
}
