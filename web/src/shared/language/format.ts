import type { Language } from '@kasack/contract/text.ts'
import { berlinDayOf, now, today } from '../program/clock.ts'
import { language, t } from './i18n.ts'
import { texts } from './texts.ts'

/** Numbers and euros have the German format in both languages. */
const integer = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const ungrouped = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0, useGrouping: false })
const tenth = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const tenThousandth = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
const hundredth = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const berlinTime = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
const longDay = {
  de: new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>
const shortWeekday = {
  de: new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
} satisfies Record<Language, Intl.DateTimeFormat>
const relative = {
  de: new Intl.RelativeTimeFormat('de', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
} satisfies Record<Language, Intl.RelativeTimeFormat>

/** Formats for antd's pickers and inputs. */
export const displayFormat = { day: 'DD.MM.YYYY', shortDay: 'DD.MM.YY', time: 'HH:mm', moment: 'DD.MM.YYYY HH:mm' } as const
/** Formats for the server. */
export const wireFormat = { day: 'YYYY-MM-DD', time: 'HH:mm', moment: 'YYYY-MM-DD HH:mm' } as const
export const numberFormat = { thousands: '.', decimal: ',', step: 0.01 } as const

/** Preferred radius in km above which an employee works anywhere in the country. */
const nationwideAbove = 1000

/** In days: a date this close needs no year. */
const halfAYear = 182

/** In milliseconds. */
const dayLength = 86_400_000

type Missing = null | undefined | ''
type Amount = number | string | Missing
type Period = { lower: string; upper: string | null }

/** Every formatter turns a missing value into the empty text. */
export const formatInteger = (value: Amount): string => amount(value, integer)
export const formatNumber = (value: Amount): string => amount(value, hundredth)
/** `52.45` → `52,4500°`; exact to about ten metres. */
export const formatDegrees = (value: Amount): string => amount(value, tenThousandth) && `${amount(value, tenThousandth)}°`
export const formatPercent = (value: Amount): string => suffixed(amount(value, hundredth), '%')
export const formatDistance = (kilometres: Amount): string => suffixed(amount(kilometres, tenth), 'km')

/** `'25.5'` or `25.5` → `25,50 €`. */
export const formatMoney = (value: Amount): string => amount(value, euro)

/** `2024-02-03` or a moment in UTC → `03.02.2024`, the day in Berlin. */
export function formatDay(value: string | Missing): string {
  if (!value) return ''
  const [year, month, day] = berlinDate(value).split('-')
  return `${day}.${month}.${year}`
}

/** `2024-02-03` → `Samstag, 3. Februar 2024`, for titles. */
export const formatLongDay = (day: string): string => longDay[language()].format(new Date(day))

/** `Mo`, `Mon`. */
export const formatWeekday = (day: string): string => shortWeekday[language()].format(new Date(day))

/** The ISO 8601 calendar week of a day: the one that contains its Thursday. */
export function weekOf(day: string): number {
  const weekday = new Date(day).getUTCDay() || 7
  const thursday = new Date(Date.parse(day) + (4 - weekday) * dayLength).toISOString().slice(0, 10)
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
}

/** `03.02.24`, for tables. */
export function formatShortDay(value: string | Missing): string {
  const day = formatDay(value)
  return day && `${day.slice(0, 6)}${day.slice(8)}`
}

/** A moment in UTC → `03.02.2024 14:05` in Berlin. */
export const formatMoment = (value: string | Missing): string => (value ? `${formatDay(value)} ${berlinTime.format(new Date(value))}` : '')
export const formatShortMoment = (value: string | Missing): string =>
  value ? `${formatShortDay(value)} ${berlinTime.format(new Date(value))}` : ''

/** A moment in UTC → `14:05` in Berlin. */
export const formatTime = (moment: string): string => berlinTime.format(new Date(moment))

/** `vor 10 Minuten`, `vor 3 Stunden`, `jetzt`: how long ago a moment was. */
export function formatAgo(moment: string, reference: Date = now()): string {
  const minutes = Math.max(0, Math.floor((reference.getTime() - Date.parse(moment)) / 60_000))
  if (minutes === 0) return relative[language()].format(0, 'second')
  return minutes < 60 ? relative[language()].format(-minutes, 'minute') : relative[language()].format(-Math.floor(minutes / 60), 'hour')
}

/** `14.12.26 – 31.03.27`, open-ended: `ab 14.12.26`. */
export function formatPeriod(period: Period | Missing, day: (value: string) => string = formatShortDay): string {
  if (!period) return ''
  return period.upper === null ? t(texts.from_day, { day: day(period.lower) }) : `${day(period.lower)} – ${day(period.upper)}`
}

/** `02.–11.12.`, `28.12.–05.01.`, a single day `02.12.`; with the year if half a year away: `02.–11.07.27`. Fits a tag. */
export function formatDays({ lower, upper }: { lower: string; upper: string }, reference: string = today()): string {
  const isNear = [lower, upper].every((day) => Math.abs(daysBetween(reference, day)) < halfAYear)
  const format = (day: string) => (isNear ? formatDay(day).slice(0, 6) : formatShortDay(day))
  if (lower === upper) return format(lower)
  return `${lower.slice(0, 7) === upper.slice(0, 7) ? format(lower).slice(0, 3) : format(lower)}–${format(upper)}`
}

/** `vor 3 Tagen`, `heute`, `in 12 Tagen`: days from Berlin's today to the value. */
export function formatRelativeDay(value: string | Missing, reference: string = today()): string {
  if (!value) return ''
  return relative[language()].format(daysBetween(reference, berlinDate(value)), 'day')
}

/** `1000 km`, without a point, which English readers take for a decimal one; above that `bundesweit`. */
export const formatRadius = (kilometres: Amount): string =>
  Number(kilometres) > nationwideAbove ? t(texts.nationwide) : suffixed(amount(kilometres, ungrouped), 'km')

/** Calendar days from one `YYYY-MM-DD` to another, negative if the second comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

function amount(value: Amount, format: Intl.NumberFormat): string {
  return value === null || value === undefined || value === '' || Number.isNaN(Number(value)) ? '' : format.format(Number(value))
}

const suffixed = (text: string, unit: string): string => text && `${text}\u00a0${unit}`

const berlinDate = (value: string): string => (value.length > 10 ? berlinDayOf(new Date(value)) : value)
