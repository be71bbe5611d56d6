/** Where the time comes from. Handed in, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day in Europe/Berlin, `YYYY-MM-DD` (G12). */
export const berlinDay = (moment: Date): string => berlin.format(moment)
