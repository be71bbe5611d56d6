import { CalendarOutlined } from '@ant-design/icons'
import { isDay } from '@kasack/contract/value.ts'
import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import type { AriaAttributes, KeyboardEvent } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { displayFormat, formatWeekday, wireFormat } from '../language/format.ts'
import { readTypedDay } from '../language/typed-day.ts'
import { today } from '../program/clock.ts'

type DayPickerProps = {
  /** `YYYY-MM-DD`, or what was typed and is no day; it stands as it was typed. */
  value: string | null
  onChange: (value: string | null) => void
  /** Days that the calendar does not offer; typed, they are told and whoever listens refuses them. */
  isClosed?: (day: string) => boolean
  /** Where a day without a year is looked for. */
  leaning?: 'past' | 'future' | undefined
  /** The beginning of the period that this day ends: without a year the first such day since then is meant. */
  since?: string | null | undefined
  disabled?: boolean
  isWrong?: boolean
  placeholder?: string | undefined
  /** What stands before the day, and behind it instead of its weekday. */
  around?: { before: string; after: string } | undefined
  aria?: AriaAttributes & { id?: string }
}

/** What the calendar follows while it is typed; shorter forms are read when the typing ends. */
const whole = [displayFormat.day, 'D.M.YYYY', wireFormat.day]

/** A day of the calendar, also where the product knows none so early or late: the calendar has taken it while it was typed. */
function wholeDay(text: string): string | null {
  const day = dayjs(text, whole, true)
  return day.isValid() ? day.format(wireFormat.day) : null
}

const isDayText = (value: string | null): value is string => value !== null && dayjs(value, wireFormat.day, true).isValid()

/** A day, typed as people type it or chosen in a calendar. Enter ends the typing, closes the calendar and does nothing else. */
export function DayPicker({ value, onChange, isClosed, leaning, since, disabled, isWrong, placeholder, around, aria }: DayPickerProps) {
  const day = isDayText(value) ? value : null
  const [isOpen, setOpen] = useState(false)
  const [before, setBefore] = useState(day)
  /** What is no day stands as it was typed and is refused; the calendar alone would drop it without a word. */
  function settle(text: string) {
    const read = readTypedDay(text, { today: today(), leaning, since: since && isDay(since) ? since : undefined })
    const next = read ?? wholeDay(text) ?? (text || null)
    const isShownOtherwise = read !== null && read === value && text !== dayjs(read).format(displayFormat.day)
    if (isShownOtherwise) flushSync(() => onChange(null)) // or the same day, told again, would leave the text as it was typed
    if (next === value && !isShownOtherwise) return
    setBefore(day ?? before)
    onChange(next)
  }
  function endTyping(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    if (event.key === 'Escape' && isOpen) event.stopPropagation() // closes the calendar, not what is around
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    event.preventDefault() // or the form around would be saved
    flushSync(() => target.blur()) // whoever says what is wrong says it once the field is left; the calendar must know the new day before it comes back
    target.focus()
    setOpen(false) // coming back within a frame, the focus keeps the calendar open
  }
  return (
    <DatePicker
      {...aria}
      format={whole}
      value={value && (day ?? before) ? dayjs(day ?? before) : null} // another day, or none, would take the place of what was typed
      onChange={(chosen: Dayjs | null) => onChange(chosen?.format(wireFormat.day) ?? null)}
      onCalendarChange={(typed) => dayjs.isDayjs(typed) && onChange(typed.format(wireFormat.day))} // who waits for a day does not wait until the field is left
      onBlur={({ target }) => target instanceof HTMLInputElement && settle(target.value)}
      onKeyDown={endTyping}
      preserveInvalidOnBlur
      previewValue={false} // a day under the pointer would stand in place of what was typed, and be taken for it
      disabledDate={(offered) => isClosed?.(offered.format(wireFormat.day)) ?? false}
      open={isOpen}
      onOpenChange={setOpen}
      disabled={disabled ?? false}
      status={isWrong ? 'error' : ''}
      placeholder={placeholder ?? displayFormat.day}
      className="k-wide"
      prefix={around && <span className="k-label">{around.before}</span>}
      suffixIcon={
        <>
          {day && <span className="k-weekday">{around?.after ?? formatWeekday(day)}</span>}
          {!around && <CalendarOutlined aria-hidden />}
        </>
      }
    />
  )
}
