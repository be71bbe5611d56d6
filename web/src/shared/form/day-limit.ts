import { today } from '../program/clock.ts'

/** Whether a day `YYYY-MM-DD` cannot be chosen. */
export type DayLimit = (day: string) => boolean

/** The given day itself can be chosen; without one, every day can. */
export const notAfter =
  (given: string | null | undefined): DayLimit =>
  (day) =>
    Boolean(given) && day > String(given)
export const notBefore =
  (given: string | null | undefined): DayLimit =>
  (day) =>
    Boolean(given) && day < String(given)

/** Today in Berlin at the time of the check. */
export const notAfterToday: DayLimit = (day) => notAfter(today())(day)
export const notBeforeToday: DayLimit = (day) => notBefore(today())(day)
