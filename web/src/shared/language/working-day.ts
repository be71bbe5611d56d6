import dayjs from 'dayjs'
import { isHoliday } from 'feiertagejs'
import { wireFormat } from './format.ts'

type Region = Parameters<typeof isHoliday>[1]

/** Monday to Friday, and no bank holiday of the federal state; without a state no bank holiday of the whole country. */
export function isWorkingDay(day: string, state: string | null): boolean {
  const weekday = dayjs(day).day()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, (state ?? 'BUND') as Region) // the wire's codes are the library's
}

/** The day itself or the first working day after it. */
export function workingDayFrom(day: string, state: string | null): string {
  let found = dayjs(day)
  while (!isWorkingDay(found.format(wireFormat.day), state)) found = found.add(1, 'day')
  return found.format(wireFormat.day)
}

/** The first working day after today. */
export const nextWorkingDay = (today: string, state: string | null): string =>
  workingDayFrom(dayjs(today).add(1, 'day').format(wireFormat.day), state)
