import dayjs from 'dayjs'
import { wireFormat } from '../shared/language/format.ts'
import { texts } from './texts.ts'

/** The end that is preset when the start changes. */
export const endAfter = (start: string): string => inDays(start, 1)

/** The usual durations, each with its last day: a week that starts on Monday ends on Sunday. */
export const quickEnds = (start: string) => durations.map(({ label, days }) => ({ label, end: inDays(start, days - 1) }))

const durations = [
  { label: texts.one_day, days: 1 },
  { label: texts.three_days, days: 3 },
  { label: texts.one_week, days: 7 },
  { label: texts.two_weeks, days: 14 },
  { label: texts.three_weeks, days: 21 },
]

const inDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(wireFormat.day)
