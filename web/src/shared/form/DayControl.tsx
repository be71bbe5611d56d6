import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import { displayFormat, wireFormat } from '../format.ts'
import { useText } from '../i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { notAfterToday, notBeforeToday } from './day-limit.ts'

const bounds = { not_after_today: notAfterToday, not_before_today: notBeforeToday } as const
/** Zeros may be left out while typing. */
const typed = [displayFormat.day, 'D.M.YYYY']

export function DayControl({ field, value, onChange, disabled, isWrong, placeholder, limits = [], aria }: ControlProps) {
  const t = useText()
  const closed = field.bound ? [bounds[field.bound], ...limits] : limits
  return (
    <DatePicker
      {...aria}
      format={typed}
      value={typeof value === 'string' && value ? dayjs(value) : null}
      onChange={(day: Dayjs | null) => onChange(day?.format(wireFormat.day) ?? null)}
      disabledDate={(day) => closed.some((isClosed) => isClosed(day.format(wireFormat.day)))}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder ? t(placeholder) : displayFormat.day}
    />
  )
}
