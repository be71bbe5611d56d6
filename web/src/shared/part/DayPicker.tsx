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
  /** `YYYY-MM-DD`, or typed text that is not a day, kept as typed. */
  value: string | null
  onChange: (value: string | null) => void
  /** Days the calendar does not offer; when typed they still reach `onChange`, for the caller to refuse. */
  isClosed?: (day: string) => boolean
  /** Which way a day without a year is completed. */
  leaning?: 'past' | 'future' | undefined
  /** The start of the period that this day ends; a day without a year is the first such day since then. */
  since?: string | null | undefined
  disabled?: boolean
  isWrong?: boolean
  placeholder?: string | undefined
  /** Text before the day, and after it in place of the weekday. */
  around?: { before: string; after: string } | undefined
  aria?: AriaAttributes & { id?: string }
}

/** Formats the calendar understands while typing; shorter ones are read when typing ends. */
const whole = [displayFormat.day, 'D.M.YYYY', wireFormat.day]

/** A calendar day, even one too early or late for the product: the calendar has already accepted it. */
function wholeDay(text: string): string | null {
  const day = dayjs(text, whole, true)
  return day.isValid() ? day.format(wireFormat.day) : null
}

const isDayText = (value: string | null): value is string => value !== null && dayjs(value, wireFormat.day, true).isValid()

/** A day, typed freely or picked from a calendar. Enter ends typing and closes the calendar, and nothing more. */
export function DayPicker({ value, onChange, isClosed, leaning, since, disabled, isWrong, placeholder, around, aria }: DayPickerProps) {
  const day = isDayText(value) ? value : null
  const [isOpen, setOpen] = useState(false)
  const [before, setBefore] = useState(day)
  /** Text that is no day stays as typed and is refused; the calendar alone would silently drop it. */
  function settle(text: string) {
    const read = readTypedDay(text, { today: today(), leaning, since: since && isDay(since) ? since : undefined })
    const next = read ?? wholeDay(text) ?? (text || null)
    const isShownOtherwise = read !== null && read === value && text !== dayjs(read).format(displayFormat.day)
    if (isShownOtherwise) flushSync(() => onChange(null)) // setting the same day again would leave the text as typed
    if (next === value && !isShownOtherwise) return
    setBefore(day ?? before)
    onChange(next)
  }
  function endTyping(event: KeyboardEvent<HTMLElement>) {
    const { target } = event
    if (event.key === 'Escape' && isOpen) event.stopPropagation() // closes the calendar, not the dialog around it
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    event.preventDefault() // otherwise the surrounding form would be saved
    flushSync(() => target.blur()) // problems show once the field is left; the calendar must know the new day before focus returns
    target.focus()
    setOpen(false) // the focus, returning within a frame, keeps the calendar open
  }
  return (
    <DatePicker
      {...aria}
      format={whole}
      value={value && (day ?? before) ? dayjs(day ?? before) : null} // no other value may replace the typed text
      onChange={(chosen: Dayjs | null) => onChange(chosen?.format(wireFormat.day) ?? null)}
      onCalendarChange={(typed) => dayjs.isDayjs(typed) && onChange(typed.format(wireFormat.day))} // before the field is left
      onBlur={({ target }) => target instanceof HTMLInputElement && settle(target.value)}
      onKeyDown={endTyping}
      preserveInvalidOnBlur
      previewValue={false} // a hovered day would replace the typed text and be taken for it
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
