import { useText } from '../language/i18n.ts'
import { DayPicker } from '../part/DayPicker.tsx'
import type { ControlProps } from './control.ts'
import { notAfterToday, notBeforeToday } from './day-limit.ts'

const bounds = {
  not_after_today: { limit: notAfterToday, leaning: 'past' },
  not_before_today: { limit: notBeforeToday, leaning: 'future' },
} as const

type Props = ControlProps & {
  /** The start of the period that this day ends. */
  since?: string | null | undefined
}

/** A day field. Days that cannot be chosen can still be typed; the form then says why they are refused. */
export function DayControl({ field, value, onChange, disabled, isWrong, placeholder, limits = [], since, aria }: Props) {
  const t = useText()
  const bound = field.bound && bounds[field.bound]
  const closed = bound ? [bound.limit, ...limits] : limits
  return (
    <DayPicker
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      isClosed={(day) => closed.some((isClosed) => isClosed(day))}
      leaning={bound?.leaning}
      since={since}
      disabled={disabled}
      isWrong={isWrong}
      placeholder={placeholder && t(placeholder)}
      aria={aria}
    />
  )
}
