/** Where the time comes from. Passed in, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' })

const quarterHour = 15 * 60_000
let latest = { quarter: Number.NaN, day: '' }

/** The calendar day in Europe/Berlin, `YYYY-MM-DD` (G12). Days begin on a quarter hour, so one result serves each quarter. */
export function berlinDay(moment: Date): string {
  const quarter = Math.floor(moment.getTime() / quarterHour)
  if (quarter !== latest.quarter) latest = { quarter, day: berlin.format(moment) }
  return latest.day
}

const berlinClock = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })

/** The time of day in Europe/Berlin, `14:35`. */
export const berlinTime = (moment: Date): string => berlinClock.format(moment)
