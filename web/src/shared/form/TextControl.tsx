import Input from 'antd/es/input/Input'
import type { FieldKind } from '@kasack/contract/field.ts'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'

const modes: Partial<Record<FieldKind, 'email' | 'url'>> = { email: 'email', url: 'url' }

export function TextControl({ field, value, onChange, disabled, isWrong, placeholder, aria }: ControlProps) {
  const t = useText()
  return (
    <Input
      {...aria}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder && t(placeholder)}
      inputMode={modes[field.kind] ?? 'text'}
      autoComplete="off"
    />
  )
}
