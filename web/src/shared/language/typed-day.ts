import { isDay } from '@kasack/contract/value.ts'
import dayjs from 'dayjs'
import { wireFormat } from './format.ts'

/** How an incomplete day is completed: in the past for a birthday, in the future for an appointment. */
type Leaning = 'past' | 'future' | 'either'
type Reference = {
  today: string
  leaning?: Leaning | undefined
  /** The earliest possible day: the start of the period that this day ends. */
  since?: string | undefined
}

/**
 * Parses a typed day into `YYYY-MM-DD`: `1.12.26`, `01122026`, `1.12.`, `0112`, `+7` days from today, or a pasted `2026-12-01`. Null: not
 * a day. Without a year it is the first such day from `since` on, the next or the last one if the field leans that way, otherwise the
 * nearest. A two-digit year is in this century, or in the last one if the field leans to the past and the year would be in the future.
 */
export function readTypedDay(text: string, { today, leaning = 'either', since }: Reference): string | null {
  const typed = text.trim()
  const [, sign, count] = /^([+-])\s*(\d{1,4})$/.exec(typed) ?? []
  if (count !== undefined)
    return existing(
      dayjs(today)
        .add(Number(`${sign}${count}`), 'day')
        .format(wireFormat.day),
    )
  const wire = /^\d{4}-\d{2}-\d{2}$/.exec(typed)
  if (wire) return existing(typed)
  const [, day, month, year = ''] = dotted.exec(typed) ?? digits.exec(typed) ?? []
  if (day === undefined || month === undefined) return null
  return year === ''
    ? withoutYear(day, month, { today, leaning, since })
    : existing(written(fullYear(year, { today, leaning }), month, day))
}

/** `1.12.2026`, `1.12.26`, `1.12.`, `1/12`, `1-12-26`. */
const dotted = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*(?:[./-]\s*(\d{4}|\d{2})?)?$/
/** `01122026`, `011226`, `0112`. */
const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/

function withoutYear(day: string, month: string, { today, leaning, since }: Reference): string | null {
  const year = Number((since ?? today).slice(0, 4))
  const found = aroundIt.map((offset) => written(String(year + offset), month, day)).filter(isDay)
  if (since !== undefined || leaning === 'future') return found.find((one) => one >= (since ?? today)) ?? null
  if (leaning === 'past') return found.findLast((one) => one <= today) ?? null
  return found.toSorted((one, other) => distance(one, today) - distance(other, today))[0] ?? null
}

/** 29 February comes every four years. */
const aroundIt = [-4, -3, -2, -1, 0, 1, 2, 3, 4]

const distance = (one: string, other: string) => Math.abs(dayjs(one).diff(other, 'day'))

function fullYear(year: string, { today, leaning }: Reference): string {
  if (year.length === 4) return year
  const century = Number(today.slice(0, 2))
  return leaning === 'past' && year > today.slice(2, 4) ? `${century - 1}${year}` : `${century}${year}`
}

const written = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

const existing = (day: string): string | null => (isDay(day) ? day : null)
