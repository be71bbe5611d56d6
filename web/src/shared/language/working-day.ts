import dayjs from 'dayjs'
import { isHoliday } from 'feiertagejs'
import { wireFormat } from './format.ts'

type Region = Parameters<typeof isHoliday>[1]

/** Monday to Friday, except public holidays in the federal state; without a state, except nationwide ones. */
export function isWorkingDay(day: string, state: string | null): boolean {
  const weekday = dayjs(day).day()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, (state ?? 'BUND') as Region) // the wire uses the library's codes
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: string, state: string | null): string {
  let found = dayjs(day)
  while (!isWorkingDay(found.format(wireFormat.day), state)) found = found.add(1, 'day')
  return found.format(wireFormat.day)
}

/** The first working day after today. */
export const nextWorkingDay = (today: string, state: string | null): string =>
  workingDayFrom(dayjs(today).add(1, 'day').format(wireFormat.day), state)
