/** The calendar day in Berlin `count` days from today, in wire format: `2026-11-23`. */
export function inDays(count: number): string {
  const today = new Date(`${berlinDay.format(new Date())}T12:00:00Z`)
  today.setUTCDate(today.getUTCDate() + count)
  return today.toISOString().slice(0, 10)
}

/** `2026-11-23` as forms and headers show it: `23.11.2026`. */
export const shown = (day: string): string => day.split('-').toReversed().join('.')

/** `2026-11-23` as tables show it: `23.11.26`. */
export const shownShort = (day: string): string => shown(day).replace(/\d\d(\d\d)$/, '$1')

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
