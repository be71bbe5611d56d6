import TextArea from 'antd/es/input/TextArea'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'

const rows = 6

export function LongTextControl({ value, onChange, disabled, isWrong, placeholder, grows, aria }: ControlProps) {
  const t = useText()
  return (
    <TextArea
      {...aria}
      rows={rows}
      autoSize={grows ? { minRows: rows, maxRows: 3 * rows } : false}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder && t(placeholder)}
    />
  )
}
