import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import { useState } from 'react'
import { displayFormat, wireFormat } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import type { ControlProps } from './control.ts'
import { statusOf } from './control.ts'
import { notAfterToday, notBeforeToday } from './day-limit.ts'

const bounds = { not_after_today: notAfterToday, not_before_today: notBeforeToday } as const
/** Zeros may be left out while typing, and a day may be copied from elsewhere as `YYYY-MM-DD`. */
const typed = [displayFormat.day, 'D.M.YYYY', wireFormat.day]

export function DayControl({ field, value, onChange, disabled, isWrong, placeholder, limits = [], aria }: ControlProps) {
  const t = useText()
  const closed = field.bound ? [bounds[field.bound], ...limits] : limits
  const day = typeof value === 'string' && dayjs(value, wireFormat.day, true).isValid() ? value : null
  const [before, setBefore] = useState(day)
  /** What is no day, or none that may be chosen, stands as it was typed and is refused; the calendar alone drops it without a word. */
  function keep(text: string) {
    const read = dayjs(text, typed, true)
    const next = read.isValid() ? read.format(wireFormat.day) : text || null
    if (next === value) return
    setBefore(day ?? before)
    onChange(next)
  }
  return (
    <DatePicker
      {...aria}
      format={typed}
      value={value && (day ?? before) ? dayjs(day ?? before) : null} // another day, or none, would take the place of what was typed
      onChange={(chosen: Dayjs | null) => onChange(chosen?.format(wireFormat.day) ?? null)}
      onBlur={({ target }) => target instanceof HTMLInputElement && keep(target.value)}
      preserveInvalidOnBlur
      disabledDate={(offered) => closed.some((isClosed) => isClosed(offered.format(wireFormat.day)))}
      disabled={disabled}
      status={statusOf(isWrong)}
      placeholder={placeholder ? t(placeholder) : displayFormat.day}
    />
  )
}
