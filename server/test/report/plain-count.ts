// What a report should show, counted record by record. Uses nothing of the product: days and weeks are calculated anew.

/** Something that counts: in which figure, when it was created, and by whom; null: by the program. */
export type FigureEvent = { figure: string; at: Date; by: number | null }
export type CountQuery = { year: number; month?: number; week?: number; user?: number }

export const plainCount = (all: readonly FigureEvent[], figure: string, asked: CountQuery): number =>
  all.filter((one) => one.figure === figure && isIn(asked, one.at) && (asked.user === undefined || one.by === asked.user)).length

function isIn({ year, month, week }: CountQuery, at: Date): boolean {
  const day = berlinDay(at)
  if (week !== undefined) return calendarWeek(day) === `${year}/${week}`
  return day.year === year && (month === undefined || day.month === month)
}

type Day = { year: number; month: number; day: number }

const berlin = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', year: 'numeric', month: 'numeric', day: 'numeric' })

function berlinDay(at: Date): Day {
  const part = Object.fromEntries(berlin.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return { year: part['year']!, month: part['month']!, day: part['day']! }
}

/** A week belongs to the year of its Thursday, and its number is that of this Thursday in the year. */
function calendarWeek({ year, month, day }: Day): string {
  const thursday = new Date(Date.UTC(year, month - 1, day, 12))
  while (thursday.getUTCDay() !== 1) thursday.setUTCDate(thursday.getUTCDate() - 1)
  thursday.setUTCDate(thursday.getUTCDate() + 3)
  let number = 0
  for (const one = new Date(thursday); one.getUTCFullYear() === thursday.getUTCFullYear(); one.setUTCDate(one.getUTCDate() - 7)) number += 1
  return `${thursday.getUTCFullYear()}/${number}`
}
