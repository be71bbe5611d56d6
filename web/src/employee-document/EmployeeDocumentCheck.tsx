import { Checkbox } from 'antd'
import type { ControlProps } from '../shared/form/control.ts'
import { useText } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { texts } from './texts.ts'

/** Whether the user entering a document has checked it; never ticked by default. */
export function EmployeeDocumentCheck({ value, onChange, disabled, aria }: ControlProps) {
  const t = useText()
  return (
    <div className="k-switch">
      <Checkbox {...aria} checked={value !== null} disabled={disabled} onChange={({ target }) => onChange(target.checked ? today() : null)}>
        {t(texts.check_label)}
      </Checkbox>
    </div>
  )
}
