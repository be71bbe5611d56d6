import { Checkbox } from 'antd'
import type { ControlProps } from '../shared/form/control.ts'
import { useText } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { texts } from './texts.ts'

/** Whether whoever enters a paper has checked it: ticked by hand, never by itself. */
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
